// The keyboard's way to the buttons a board offers.

/** Enter presses the button the board offers, a digit the button of that number, where no card
 *  has it. */
export function pressButton(event: KeyboardEvent) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const free = document.activeElement === document.body || document.activeElement === null;
  const buttons = [...document.querySelectorAll<HTMLElement>('main .actions [data-move]')];
  const wanted =
    event.key === 'Enter' && free
      ? buttons.find((one) => one.classList.contains('primary'))
      : /^[1-9]$/.test(event.key)
        ? buttons[Number(event.key) - 1]
        : undefined;
  if (!wanted) return;
  event.preventDefault();
  wanted.focus();
  if (event.key === 'Enter') wanted.click();
}
