// Follows one table for one viewer: greets, takes the versions in order, sends commands until
// they are answered. Knows no browser: the connection, the pace and the fields are handed in.
import type { LinkEnd } from './link';
import type { OwnNumber } from './number';
import { newId, type Pending } from './pending';
import { Show, type Viewing } from './show';
import { choicesOf, type Shown } from './shown';
import type { Seen } from './seen';
import { arrival, beatOf, missedEvents, missedLines, playedFor } from './stream';
import type { Facts } from './told';
import type { Command, FromClient, FromServer, Hinted, Result, Saying, Snapshot } from './wire';

/** A connection, as far as it matters here. */
export interface Line {
  send(message: FromClient): void;
  /** Greets again on a fresh connection: after a gap. */
  restart(): void;
  close(): void;
}

/** Whom we follow the table as. */
export interface Identity {
  readonly table: string;
  /** Empty for onlookers. */
  readonly token: string;
  /** The name an onlooker goes by. */
  readonly onlooker: string;
}

const BUSY_AGAIN = 800;

export class Follower {
  readonly show: Show;
  readonly #identity: Identity;
  readonly #shown: Shown;
  readonly #pending: Pending;
  readonly #seen: Seen;
  readonly #line: Line;
  readonly #number: OwnNumber | null;
  #last = 0;
  #greeted = false;
  #said = 0;
  /** The last line about the people that was told. */
  #noted = 0;
  #answers = 0;
  #hint = '';
  /** The coach was asked by the page, not by the player. */
  #watching = false;

  constructor(
    identity: Identity,
    shown: Shown,
    pending: Pending,
    seen: Seen,
    viewing: Viewing,
    connect: (end: LinkEnd) => Line,
    number: OwnNumber | null = null,
  ) {
    this.#number = number;
    this.#identity = identity;
    this.#shown = shown;
    this.#pending = pending;
    this.#seen = seen;
    this.show = new Show(shown, viewing);
    this.#count();
    this.#line = connect({
      hello: () => this.#hello(),
      hear: (message) => this.#hear(message),
      state: (online) => (shown.online = online),
    });
  }

  /** Plays a move, unless one is on its way already. */
  act(text: string): void {
    if (this.#shown.hasMoveWaiting) return;
    this.#shown.hinted = null;
    this.do({ kind: 'move', text });
  }

  do(wish: Command['do']): void {
    this.#shown.answer = null;
    this.#send(wish);
  }

  #send(wish: Command['do']): void {
    const command: Command = { t: 'cmd', id: newId(), base: this.#last, do: wish };
    this.#pending.add(command);
    this.#count();
    this.#line.send(command);
  }

  /** Takes part in the luck of the table; nobody need notice. */
  async #addNumber(): Promise<void> {
    const { table, you } = this.#shown;
    const wish = table && (await this.#number?.wish(table, you?.seat ?? -1));
    if (wish) this.#send(wish);
  }

  /** Says why a move cannot be played: from the list at hand, else by asking. */
  why(text: string): void {
    const known = this.#shown.newestMoves?.blocked?.find((one) => one.move === text);
    if (known) this.#tell('refused', known.rule, known.facts);
    else this.#line.send({ t: 'why', id: newId(), text });
  }

  /** Asks a coach; one question at a time. */
  hint(warn: boolean): void {
    if (this.#shown.hinting) return;
    this.#hint = newId();
    this.#watching = warn;
    this.#shown.hinting = true;
    this.#line.send({ t: 'hint', id: this.#hint, warn });
  }

  close(): void {
    this.show.close();
    this.#line.close();
  }

  #hello(): FromClient {
    const { table, token, onlooker } = this.#identity;
    return {
      t: 'hello',
      table,
      ...(token ? { token } : { name: onlooker }),
      v: this.#last,
      said: this.#said,
    };
  }

  #hear(message: FromServer): void {
    switch (message.t) {
      case 'snapshot':
        return this.#snapshot(message);
      case 'step': {
        const how = arrival(this.#last, message.v);
        if (how === 'gap') this.#line.restart();
        if (how !== 'next') return;
        this.#seen.version = this.#last = message.v;
        return this.show.add(beatOf(message));
      }
      case 'undo':
        this.#shown.undoable = message.v;
        return;
      case 'res':
        return this.#result(message);
      case 'table':
        this.#shown.table = message.table;
        void this.#addNumber();
        return this.show.setClock(message.clock);
      case 'note':
        if (message.note.n > this.#noted) this.show.tell({ note: message.note });
        this.#noted = Math.max(this.#noted, message.note.n);
        return;
      case 'talk':
        return this.#hearTalk([message.saying]);
      case 'because':
        if (message.refused) this.#tell('refused', message.refused.rule, message.refused.facts);
        else if (!message.ok) this.#tell(message.code ?? 'server', '', message.facts ?? {});
        return;
      case 'hinted':
        return this.#hinted(message);
      case 'pong':
        this.#shown.offset = message.now - (message.at + Date.now()) / 2;
        return;
      case 'rematch':
        this.#shown.rematch = message;
        return;
      case 'trouble':
        if (message.code === 'too-fast') setTimeout(() => this.#askAgain(), BUSY_AGAIN);
        return this.#tell(message.code, '', message.facts ?? {});
      case 'bye':
        if (!message.resume) this.#shown.gone = message.code;
        return;
    }
  }

  #snapshot(message: Snapshot): void {
    const seen = Math.max(this.#last, this.#seen.version);
    this.#last = message.v;
    this.#shown.you = message.you;
    this.#shown.table = message.table;
    this.show.reset(message, missedLines(message, this.#noted));
    this.#noted = Math.max(this.#noted, ...(message.notes ?? []).map((note) => note.n));
    // The first snapshot tells the story so far; later ones what happened behind our back.
    if (this.#greeted && !message.gap) this.show.miss(missedEvents(message));
    this.#greeted = true;
    const done = playedFor(message.missed, message.you.seat, seen);
    this.#shown.playedForUs = [...this.#shown.playedForUs, ...done];
    this.#seen.version = message.v;
    this.#hearTalk(message.talk);
    this.#shown.online = true;
    // A question asked on the connection before has no answer.
    this.#shown.hinting = false;
    this.#askAgain();
    void this.#addNumber();
  }

  /** Sends what has no answer yet; it is done once, however often it is sent. */
  #askAgain(): void {
    for (const command of this.#pending.commands) this.#line.send(command);
  }

  #result(message: Result): void {
    if (message.code === 'busy') {
      const again = this.#pending.commands.find((one) => one.id === message.id);
      if (again) setTimeout(() => this.#line.send(again), BUSY_AGAIN);
      return;
    }
    const done = this.#pending.answered(message.id);
    this.#count();
    if (message.ok || message.code === 'stale' || (done && isUnseen(done))) return;
    this.#tell(message.code ?? 'server', message.rule ?? '', message.facts ?? {});
  }

  #hinted(message: Hinted): void {
    if (message.id !== this.#hint) return;
    this.#shown.hinting = false;
    this.#shown.hinted = message;
    this.#shown.hintedFor = choicesOf(this.#shown.newestMoves);
    // Whoever has moved on meanwhile needs no hint any more; nor does one who asked for none.
    if (this.#watching) return;
    if (message.code && message.code !== 'stale' && message.code !== 'hint-not-asked')
      this.#tell(message.code, '', message.facts ?? {});
  }

  #hearTalk(sayings: readonly Saying[]): void {
    const fresh = sayings.filter((one) => one.n > this.#said);
    if (fresh.length === 0) return;
    this.#said = Math.max(...fresh.map((one) => one.n));
    this.#shown.talk = [...this.#shown.talk, ...fresh];
  }

  #tell(code: string, rule: string, facts: Facts): void {
    this.#shown.answer = { n: ++this.#answers, code, rule, facts };
  }

  #count(): void {
    const commands = this.#pending.commands;
    this.#shown.waiting = commands.filter((one) => !isUnseen(one)).length;
    this.#shown.hasMoveWaiting = commands.some((one) => one.do.kind === 'move');
  }
}

/** What is sent without anybody's asking. */
function isUnseen({ do: { kind } }: Command): boolean {
  return kind === 'commit' || kind === 'reveal';
}
