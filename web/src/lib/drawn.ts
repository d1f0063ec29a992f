/** When the next picture is on the screen: what it does not need must not hold it up. */
export function onceDrawn(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then));
}

/** A page that nobody looks at draws nothing; it is not waited for longer than this. */
const LONGEST = 60;

export function drawn(): Promise<void> {
  return new Promise((done) => {
    onceDrawn(done);
    setTimeout(done, LONGEST);
  });
}
