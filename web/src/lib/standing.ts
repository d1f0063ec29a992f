// Where a reader stands in a finished game, as part of the address: it can be shared as a link.

export interface Standing {
  /** Steps count from 1 in addresses, as they do on the screen. */
  step: number;
  /** Whose eyes, as the server calls them. */
  eyes: string;
}

export interface ReviewStanding {
  /** Whose decisions are listed. */
  seat: number;
  /** The entry of the log that is looked at; 0 for none. */
  entry: number;
  /** Judged by what really lay there, not by what was known. */
  lay: boolean;
}

const whole = (text: string | null): number => {
  const found = Number(text ?? '');
  return Number.isSafeInteger(found) && found > 0 ? found : 0;
};

export function standingOf(search: string): Standing {
  const asked = new URLSearchParams(search);
  const eyes = asked.get('eyes') ?? '';
  return {
    step: Math.max(1, whole(asked.get('step'))),
    eyes: /^(open|\d{1,2})$/.test(eyes) ? eyes : 'table',
  };
}

export function standingText({ step, eyes }: Standing): string {
  const said = new URLSearchParams();
  if (step > 1) said.set('step', String(step));
  if (eyes !== 'table') said.set('eyes', eyes);
  return text(said);
}

/** A seat is told by its number at the table, from 1; -1 where the address names none. */
export function reviewStandingOf(search: string): ReviewStanding {
  const asked = new URLSearchParams(search);
  return {
    seat: whole(asked.get('player')) - 1,
    entry: whole(asked.get('step')),
    lay: asked.has('open'),
  };
}

export function reviewStandingText({ seat, entry, lay }: ReviewStanding): string {
  const said = new URLSearchParams();
  if (seat >= 0) said.set('player', String(seat + 1));
  if (entry > 0) said.set('step', String(entry));
  if (lay) said.set('open', '');
  return text(said);
}

function text(said: URLSearchParams): string {
  const all = said.toString().replace(/=(?=&|$)/g, '');
  return all ? `?${all}` : '';
}

/** Stand there from now on: the address says so, and going back does not pass every step. */
export function standAt(search: string): void {
  if (search !== location.search) history.replaceState(null, '', location.pathname + search);
}
