// The address to give to others: a page opened on the machine of the house itself knows one that
// works for this machine only.
import type { House } from '@/net/wire';

const HERE = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Where the house can be reached from elsewhere; empty if it cannot. */
export function reachable(
  page: Pick<Location, 'origin' | 'hostname'>,
  house: House | null,
): string {
  if (!HERE.test(page.hostname)) return page.origin;
  return house?.reach ?? '';
}

/** The link to a table, as good as it gets. */
export function inviteTo(
  table: string,
  page: Pick<Location, 'origin' | 'hostname'>,
  house: House | null,
): string {
  return `${reachable(page, house) || page.origin}/t/${table}`;
}
