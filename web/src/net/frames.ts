// The last messages of a table, for the developer's drawer. Nothing is kept here that the screen
// must forget: no views, no token, of an event that is fleeting or hidden on purpose no facts, and
// of a move only its first word (which graves were opened is to be remembered, too).
import type { Line } from './follower';
import type { LinkEnd } from './link';
import type { GameEvent } from './told';
import type { Command, FromClient, FromServer } from './wire';

export interface Frame {
  readonly n: number;
  readonly way: 'in' | 'out';
  readonly at: number;
  readonly text: string;
}

const MOST = 40;

/** What may be kept of a message; null for those that only keep the connection alive. */
export function gist(message: FromClient | FromServer): object | null {
  switch (message.t) {
    case 'ping':
    case 'pong':
      return null;
    case 'hello':
      return { ...message, token: message.token ? '…' : undefined };
    case 'cmd':
      return { ...message, do: sent(message.do) };
    case 'why':
      return brief(message);
    case 'snapshot': {
      const { t, v, you, table, undo, gap, missed } = message;
      return { t, v, you, status: table.status, undo, gap, missed: missed.map(told) };
    }
    case 'step': {
      const { t, v, moves, undone, claim, linger } = message;
      return { t, v, ...told(message), legal: moves?.legal.length, undone, claim, linger };
    }
    case 'table':
      return { t: message.t, status: message.table.status };
    default:
      return message;
  }
}

const told = ({ events = [] }: { events?: readonly GameEvent[] }) => ({ events: events.map(bare) });

/** Of a command what may be kept: nothing of the number that is told. */
function sent(wish: Command['do']): object {
  if (wish.kind === 'reveal') return { kind: wish.kind };
  return wish.kind === 'move' ? brief(wish) : wish;
}

function brief<Sent extends { readonly text: string }>(sent: Sent): Sent {
  return { ...sent, text: sent.text.replace(/ .*/s, ' …') };
}

function bare(event: GameEvent): object {
  if (event.fleeting) return { fleeting: true };
  return event.secret ? { kind: event.kind, secret: true } : event;
}

export class Frames {
  readonly #set: (frames: readonly Frame[]) => void;
  #kept: readonly Frame[] = [];
  #count = 0;

  /** `set` is told the frames whenever there is a new one. */
  constructor(set: (frames: readonly Frame[]) => void) {
    this.#set = set;
  }

  /** A connection whose messages are noted on their way. */
  watch(connect: (end: LinkEnd) => Line): (end: LinkEnd) => Line {
    return (end) => {
      const line = connect({
        hello: () => this.#note('out', end.hello()),
        hear: (message) => end.hear(this.#note('in', message)),
        state: (online) => end.state(online),
      });
      return {
        send: (message) => line.send(this.#note('out', message)),
        restart: () => line.restart(),
        close: () => line.close(),
      };
    };
  }

  #note<Message extends FromClient | FromServer>(way: 'in' | 'out', message: Message): Message {
    const kept = gist(message);
    if (kept) {
      const frame = { n: ++this.#count, way, at: Date.now(), text: JSON.stringify(kept) };
      this.#kept = [...this.#kept, frame].slice(-MOST);
      this.#set(this.#kept);
    }
    return message;
  }
}
