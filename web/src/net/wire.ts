// Made by `npm run wire` from logovo/server/wire. Do not edit.

export type FromClient = Hello | Command | Why | Ping;
export type FromServer =
  Snapshot | Step | Result | TableNews | Talk | Because | Pong | Rematch | Trouble | Bye;

export interface Wire {
  FromClient?: FromClient;
  FromServer?: FromServer;
  House?: House;
  NewTable?: NewTable;
  Join?: Join;
  Seated?: Seated;
  OpenTables?: OpenTables;
  Mine?: Mine;
  MyTables?: MyTables;
  ReplayPage?: ReplayPage;
  Imported?: Imported;
  Health?: Health;
  Problem?: Problem;
}
/**
 * The first message on a socket. Without a token one watches. With the last version
 *     seen (`v`) the missing tail comes, otherwise a snapshot.
 */
export interface Hello {
  t: 'hello';
  table: string;
  token?: string;
  v?: number | null;
  said?: number;
  name?: string;
  blocked?: boolean;
}
/**
 * One intent of the user. The same id sent again gets the first answer again.
 */
export interface Command {
  t: 'cmd';
  id: string;
  base: number;
  do:
    | DoMove
    | DoUndo
    | DoClaim
    | DoSay
    | DoPhrase
    | DoName
    | DoLeave
    | DoSetup
    | DoOpen
    | DoClose
    | DoBot
    | DoKick
    | DoStart
    | DoPause
    | DoResume
    | DoRematch;
}
/**
 * Play a move of one's own seat, in notation.
 */
export interface DoMove {
  kind: 'move';
  text: string;
}
/**
 * Take back one's own last move, while it has revealed nothing and nobody moved since.
 */
export interface DoUndo {
  kind: 'undo';
}
/**
 * Say something structured in public, in games that have claims.
 */
export interface DoClaim {
  kind: 'claim';
  text: string;
}
export interface DoSay {
  kind: 'say';
  text: string;
}
export interface DoPhrase {
  kind: 'phrase';
  phrase: string;
}
/**
 * Change one's own name.
 */
export interface DoName {
  kind: 'name';
  name: string;
}
/**
 * Give up one's seat: it opens in the lobby, and is kept by a bot later on.
 */
export interface DoLeave {
  kind: 'leave';
}
/**
 * Host, in the lobby: other players, options or settings. What is absent stays.
 */
export interface DoSetup {
  kind: 'setup';
  players?: number | null;
  options?: {
    [k: string]: string;
  } | null;
  settings?: Settings | null;
}
/**
 * How a table is kept, beside the game's own options. Zero means none.
 */
export interface Settings {
  seconds?: number;
  days?: number;
  grace?: number;
  keeper?: string;
  onlookers?: boolean;
  delay?: number;
  listed?: boolean;
}
/**
 * Host: whoever comes by link may take this seat.
 */
export interface DoOpen {
  kind: 'open';
  seat: number;
}
/**
 * Host, in the lobby: nobody may take this empty seat.
 */
export interface DoClose {
  kind: 'close';
  seat: number;
}
/**
 * Host: a bot takes this seat (in the lobby, or an opened seat during play).
 */
export interface DoBot {
  kind: 'bot';
  seat: number;
  level?: string;
}
/**
 * Host: the token of this seat is void; the seat opens, or a bot keeps it in play.
 */
export interface DoKick {
  kind: 'kick';
  seat: number;
}
/**
 * Host: begin. `fill` gives every empty seat to a bot of that level.
 */
export interface DoStart {
  kind: 'start';
  fill?: string | null;
}
/**
 * Host: clocks, bots and moves rest.
 */
export interface DoPause {
  kind: 'pause';
}
/**
 * Host: play on.
 */
export interface DoResume {
  kind: 'resume';
}
/**
 * A new table with the same seats, options and settings, once this one is over.
 */
export interface DoRematch {
  kind: 'rematch';
}
/**
 * Ask whether a move could be played now, and which rule forbids it.
 */
export interface Why {
  t: 'why';
  id: string;
  text: string;
}
export interface Ping {
  t: 'ping';
  at?: number;
}
/**
 * Everything the viewer may know now. `view` is null in the lobby. `missed` is the
 *     tail since the version the client named, oldest first; `gap` says that it is not whole,
 *     because the client named none, an unknown one, or was away too long.
 */
export interface Snapshot {
  t: 'snapshot';
  v: number;
  engine: string;
  you: You;
  table: TableInfo;
  view: {
    /**
     * any JSON
     */
    [k: string]: {
      [k: string]: unknown;
    };
  } | null;
  moves: Moves | null;
  undo: boolean;
  claims: Claim[];
  clock: Clock;
  missed: Past[];
  gap: boolean;
  talk: Saying[];
}
/**
 * Who the server takes the client for.
 */
export interface You {
  seat: number;
  host: boolean;
  room: 'onlookers' | 'players';
}
/**
 * What everybody with the link may know about a table.
 */
export interface TableInfo {
  id: string;
  game: string;
  ruleset: number;
  players: number;
  options: {
    [k: string]: string;
  };
  settings: Settings;
  status: 'lobby' | 'over' | 'paused' | 'playing';
  seats: SeatInfo[];
  host_seat: number;
  created: number;
  onlookers?: number;
  next?: string;
  outcome?: OutcomeInfo | null;
}
export interface SeatInfo {
  seat: number;
  kind: 'bot' | 'closed' | 'human' | 'open';
  name?: string;
  level?: string;
  here?: boolean;
  kept?: boolean;
}
export interface OutcomeInfo {
  places: number[];
  scores: number[];
  winner_seats: number[];
  reason: string;
}
/**
 * What is asked of the viewer's own seat. Absent when nothing is asked.
 */
export interface Moves {
  legal: string[];
  partial?: boolean;
  blocked?: Blocked[];
  previews?: Preview[];
}
/**
 * A move the viewer might try, and the rule that forbids it.
 */
export interface Blocked {
  move: string;
  rule: string;
  facts: {
    [k: string]: number | string | (number | string)[];
  };
}
/**
 * What a legal move would bring, as far as the viewer can know it.
 */
export interface Preview {
  move: string;
  facts: {
    [k: string]: number | string | (number | string)[];
  };
}
export interface Claim {
  seat: number;
  text: string;
}
/**
 * Server times. A deadline says when the table plays on by itself, not for whom.
 */
export interface Clock {
  now: number;
  deadline?: number;
  phase?: number;
}
/**
 * A version the client missed. What is shown only once is not in it any more.
 */
export interface Past {
  v: number;
  events?: {
    /**
     * any JSON
     */
    [k: string]: {
      [k: string]: unknown;
    };
  }[];
  claim?: Claim | null;
  undone?: boolean;
}
/**
 * A line of talk. `phrase` is one of the translated quick phrases, `text` free words.
 */
export interface Saying {
  n: number;
  room: 'onlookers' | 'players';
  seat: number;
  name: string;
  at: number;
  text?: string;
  phrase?: string;
}
/**
 * The next version. `{"t":"step","v":n}` alone: something happened that the viewer may
 *     not see. Otherwise the events as told to him, and the view after them.
 */
export interface Step {
  t: 'step';
  v: number;
  events?: {
    /**
     * any JSON
     */
    [k: string]: {
      [k: string]: unknown;
    };
  }[];
  view?: {
    /**
     * any JSON
     */
    [k: string]: {
      [k: string]: unknown;
    };
  } | null;
  moves?: Moves | null;
  undo?: boolean;
  claim?: Claim | null;
  claims?: Claim[] | null;
  undone?: boolean;
  linger?: number;
  clock?: Clock | null;
}
/**
 * The one answer to a command. `ok` means stored for good; `v` is the viewer's version
 *     that shows it. Otherwise `code` names the error, and a refusal has its rule and facts.
 */
export interface Result {
  t: 'res';
  id: string;
  ok: boolean;
  v: number;
  code?: string;
  sentence?: string;
  facts?: {
    [k: string]: number | string | (number | string)[];
  };
  rule?: string;
}
/**
 * Seats, presence, settings or status have changed. Unnumbered: the newest counts.
 */
export interface TableNews {
  t: 'table';
  table: TableInfo;
  clock: Clock;
}
export interface Talk {
  t: 'talk';
  saying: Saying;
}
/**
 * Answer to `why`: `ok` if the move may be played now, else the rule or the error.
 */
export interface Because {
  t: 'because';
  id: string;
  ok: boolean;
  refused?: Refused | null;
  code?: string;
  sentence?: string;
}
/**
 * Why a move may not be played: the rule and the facts of its sentence.
 */
export interface Refused {
  rule: string;
  facts: {
    [k: string]: number | string | (number | string)[];
  };
}
export interface Pong {
  t: 'pong';
  at: number;
  now: number;
}
/**
 * A rematch is open. A seat's player gets his new token; an onlooker an empty one.
 */
export interface Rematch {
  t: 'rematch';
  table: string;
  token: string;
}
/**
 * A message that could not be answered otherwise: malformed, too large, before hello.
 */
export interface Trouble {
  t: 'trouble';
  code: string;
  sentence: string;
  facts?: {
    [k: string]: number | string | (number | string)[];
  };
}
/**
 * The last message before the server closes. `resume`: come back with your version.
 */
export interface Bye {
  t: 'bye';
  code: string;
  resume: boolean;
}
/**
 * `GET /api/games`: what can be played here.
 */
export interface House {
  engine: string;
  games: GameInfo[];
  levels: string[];
  phrases: string[];
}
export interface GameInfo {
  key: string;
  ruleset: number;
  least: number;
  most: number;
  choices: ChoiceInfo[];
}
/**
 * An option of a game; the first value is the default.
 */
export interface ChoiceInfo {
  key: string;
  values: string[];
  free: boolean;
}
/**
 * `POST /api/tables`. `seats` has one wish for each player; nobody need be `me`.
 */
export interface NewTable {
  game: string;
  name: string;
  /**
   * @minItems 1
   * @maxItems 16
   */
  seats: SeatWish[];
  options?: {
    [k: string]: string;
  };
  settings?: Settings1;
  start?: boolean;
}
export interface SeatWish {
  kind: 'bot' | 'closed' | 'me' | 'open';
  level?: string;
}
/**
 * How a table is kept, beside the game's own options. Zero means none.
 */
export interface Settings1 {
  seconds?: number;
  days?: number;
  grace?: number;
  keeper?: string;
  onlookers?: boolean;
  delay?: number;
  listed?: boolean;
}
/**
 * `POST /api/tables/{id}/join`: sit down on an open seat, or on the one named.
 */
export interface Join {
  name: string;
  seat?: number | null;
}
/**
 * Answer to opening and joining. Whoever has the token has the seat.
 */
export interface Seated {
  table: TableInfo;
  token: string;
  seat: number;
  host: boolean;
  invite: string;
  link: string;
}
/**
 * `GET /api/tables`: listed tables with an open seat.
 */
export interface OpenTables {
  tables: TableInfo[];
}
/**
 * `POST /api/mine`: the tokens a client keeps. A body, because addresses get logged.
 */
export interface Mine {
  /**
   * @maxItems 100
   */
  tokens: string[];
}
/**
 * Tables in order of urgency; `lost` are tokens that no longer open anything.
 */
export interface MyTables {
  tables: MyTable[];
  lost: string[];
}
export interface MyTable {
  token: string;
  seat: number;
  host: boolean;
  table: TableInfo;
  your_turn: boolean;
  clock: Clock;
}
/**
 * `GET /api/tables/{id}/replay?eyes=table|open|0…&first=0&count=50`.
 */
export interface ReplayPage {
  table: TableInfo;
  eyes: string;
  length: number;
  steps: ReplayStep[];
}
/**
 * The table after `at` entries of its log. `views` holds one view, or with everything
 *     open one for each seat; `move` is told for the seat's own moves and when all is open.
 */
export interface ReplayStep {
  at: number;
  kind: string;
  events: {
    /**
     * any JSON
     */
    [k: string]: {
      [k: string]: unknown;
    };
  }[];
  views: {
    /**
     * any JSON
     */
    [k: string]: {
      [k: string]: unknown;
    };
  }[];
  seat?: number;
  move?: string;
}
/**
 * `POST /api/logs`: the table made of a log file.
 */
export interface Imported {
  table: TableInfo;
}
/**
 * `GET /health/ready`: whether this process can serve.
 */
export interface Health {
  ready: boolean;
  engine: string;
}
/**
 * Body of every answer that is not 2xx. `sentence` is English; clients translate
 *     `error-<code>` with the facts, or the rule's `.refused` where `rule` is given.
 */
export interface Problem {
  code: string;
  sentence: string;
  facts?: {
    [k: string]: number | string | (number | string)[];
  };
  rule?: string;
}
