// A newer client may have been built since this page was opened: then parts of the old one that
// were not fetched yet are gone. The page is fetched again, once; a move on its way outlives that.
const LEAST_APART = 10_000;
const KEY = 'logovo.renewed';

export function renewWhenStale(): void {
  addEventListener('vite:preloadError', (event) => {
    if (!mayRenew()) return;
    event.preventDefault();
    location.reload();
  });
}

let isGone = false;

/** What is not fetched as a script says by itself that it is gone; tried again and again, it must not
 *  fetch the page as often. */
export function renewFor(answer: Response): void {
  if (answer.status !== 404 || isGone) return;
  isGone = true;
  if (mayRenew()) location.reload();
}

/** Not again at once: then it is the connection, which a sentence says. */
function mayRenew(): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    sessionStorage.setItem(KEY, String(Date.now()));
    return Date.now() - last > LEAST_APART;
  } catch {
    return false;
  }
}
