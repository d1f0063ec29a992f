// One stop of the Tab key per zone; arrows walk inside it, digits jump to a card.
// Everything that can be reached carries `data-rove`; `data-legal` marks what can be played.
let zones = 0;

/** `first`: where Tab stops while nothing in the zone is playable or focused. */
export function roving(zone: HTMLElement, first: 'begin' | 'end' = 'begin'): { destroy(): void } {
  zone.dataset.zone = String(++zones);
  const stops = () => [...zone.querySelectorAll<HTMLElement>('[data-rove]')];

  function refresh(): void {
    const all = stops();
    const focused = all.find((one) => one === document.activeElement);
    const stop =
      focused ??
      all.find((one) => one.dataset.legal !== undefined) ??
      all.at(first === 'end' ? -1 : 0);
    // To say again what is so already would make the browser look whether the focus may stay.
    for (const one of all) {
      const index = one === stop ? 0 : -1;
      if (one.getAttribute('tabindex') !== String(index)) one.tabIndex = index;
    }
  }

  function move(from: HTMLElement, to: HTMLElement | undefined): void {
    if (!to) return;
    from.tabIndex = -1;
    to.tabIndex = 0;
    to.focus();
  }

  function key(event: KeyboardEvent): void {
    const here = (event.target as HTMLElement).closest<HTMLElement>('[data-rove]');
    if (!here) return;
    const all = stops();
    const at = all.indexOf(here);
    const to = {
      ArrowRight: () => all[(at + 1) % all.length],
      ArrowLeft: () => all[(at - 1 + all.length) % all.length],
      ArrowDown: () => nearest(here, all, 1),
      ArrowUp: () => nearest(here, all, -1),
      Home: () => all[0],
      End: () => all.at(-1),
    }[event.key];
    if (!to) return;
    event.preventDefault();
    move(here, to());
  }

  const watch = new MutationObserver(refresh);
  watch.observe(zone, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-legal', 'data-rove'],
  });
  zone.addEventListener('keydown', key);
  zone.addEventListener('focusin', refresh);
  refresh();
  return {
    destroy() {
      watch.disconnect();
      zone.removeEventListener('keydown', key);
      zone.removeEventListener('focusin', refresh);
    },
  };
}

/** The closest stop above or below; the neighbour in order where nothing lies there. */
function nearest(here: HTMLElement, all: HTMLElement[], way: 1 | -1): HTMLElement | undefined {
  const from = here.getBoundingClientRect();
  const x = from.left + from.width / 2;
  // Lines of text begin together and end anywhere: what lies over or under a part of this one is near.
  const aside = (box: DOMRect) => Math.max(0, box.left - from.right, from.left - box.right);
  const y = from.top + from.height / 2;
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const one of all) {
    const box = one.getBoundingClientRect();
    const dy = (box.top + box.height / 2 - y) * way;
    if (dy < from.height / 3) continue;
    const far = dy + 2 * aside(box) + Math.abs(box.left + box.width / 2 - x) / 50;
    if (far < least) {
      least = far;
      best = one;
    }
  }
  return best ?? all[all.indexOf(here) + way];
}

/** Digits and letters that carry `data-key` act from anywhere on the page but text fields. */
export function hotkeys(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const target = event.target as HTMLElement;
  if (target.closest('input, textarea, select, dialog')) return false;
  const found = document.querySelector<HTMLElement>(`[data-key="${CSS.escape(event.key)}"]`);
  if (!found) return false;
  event.preventDefault();
  found.focus();
  found.click();
  return true;
}
