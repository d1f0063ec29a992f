/** When the next picture is on the screen: what it does not need must not hold it up. */
export function onceDrawn(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then));
}
