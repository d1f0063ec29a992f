// Which page is open. Addresses are ordinary paths; the server answers each with the same page.
import { placeOf, type Place } from './places';

class Router {
  place = $state<Place>(placeOf(location.pathname, location.hash));

  constructor() {
    addEventListener('popstate', () => this.#read());
    addEventListener('hashchange', () => this.#read());
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.#read();
    scrollTo({ top: 0, behavior: 'instant' });
  }

  #read(): void {
    this.place = placeOf(location.pathname, location.hash);
  }
}

export const router = new Router();

/** Turns plain left clicks on our own links into page changes without a load. */
export function followLinks(node: HTMLElement): { destroy(): void } {
  const follow = (click: MouseEvent) => {
    if (click.defaultPrevented || click.button !== 0) return;
    if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
    const link = (click.target as Element).closest?.('a');
    if (!link || link.target || link.hasAttribute('download')) return;
    const goal = new URL(link.href);
    if (goal.origin !== location.origin || goal.pathname.startsWith('/api')) return;
    if (goal.pathname === location.pathname && goal.hash) return;
    click.preventDefault();
    router.go(goal.pathname + goal.search + goal.hash);
  };
  node.addEventListener('click', follow);
  return { destroy: () => node.removeEventListener('click', follow) };
}
