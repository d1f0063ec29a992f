// One WebSocket that comes back by itself. It knows nothing of games.
import type { FromClient, FromServer } from './wire';

const PING_EVERY = 2500;
const DEAD_AFTER = 9000;
const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;

export interface LinkEnd {
  /** Asked at every connection: the hello to say. */
  hello(): FromClient;
  hear(message: FromServer): void;
  /** Connected or not, as far as we can tell. */
  state(online: boolean): void;
}

export class Link {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #heard = 0;
  #ping: ReturnType<typeof setInterval> | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  readonly #awake = () => {
    if (!document.hidden) this.#hurry();
  };
  readonly #back = () => this.#hurry();

  constructor(readonly end: LinkEnd) {
    document.addEventListener('visibilitychange', this.#awake);
    addEventListener('online', this.#back);
    this.#open();
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  send(message: FromClient): void {
    if (this.isOpen) this.#socket!.send(JSON.stringify(message));
  }

  /** Says hello again on a fresh connection, after a gap. */
  restart(): void {
    this.#wait = FIRST_WAIT;
    this.#drop();
  }

  close(): void {
    this.#closed = true;
    document.removeEventListener('visibilitychange', this.#awake);
    removeEventListener('online', this.#back);
    clearTimeout(this.#again);
    this.#drop();
  }

  #open(): void {
    if (this.#closed) return;
    clearTimeout(this.#again);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/socket`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#heard = Date.now();
      this.#wait = FIRST_WAIT;
      socket.send(JSON.stringify(this.end.hello()));
      this.#ping = setInterval(() => this.#beat(), PING_EVERY);
    };
    socket.onmessage = (message: MessageEvent<string>) => {
      if (this.#socket !== socket) return;
      this.#heard = Date.now();
      const said = JSON.parse(message.data) as FromServer;
      if (said.t === 'bye' && !said.resume) this.#closed = true;
      this.end.hear(said);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  #beat(): void {
    if (Date.now() - this.#heard > DEAD_AFTER) this.#drop();
    else this.send({ t: 'ping', at: Date.now() });
  }

  /** Gives the connection up without waiting for the network to agree. */
  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#lost();
  }

  #lost(): void {
    this.#socket = null;
    clearInterval(this.#ping);
    clearTimeout(this.#again);
    this.end.state(false);
    if (this.#closed) return;
    this.#again = setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #hurry(): void {
    if (this.#closed || this.isOpen) return;
    if (this.#socket?.readyState === WebSocket.CONNECTING) return;
    this.#wait = FIRST_WAIT;
    this.#open();
  }
}
