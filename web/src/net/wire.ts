// Made by `npm run wire` from logovo/wire. Do not edit.
import type { GameEvent, GameView } from './told';

export type FromClient = Hello | Command | Why | Hint | Ping;
export type FromServer =
  | Snapshot
  | Step
  | UndoOffer
  | Result
  | TableNews
  | Talk
  | Noted
  | Because
  | Hinted
  | Pong
  | Rematch
  | Trouble
  | Bye;

export interface Wire {
  FromClient?: FromClient;
  FromServer?: FromServer;
  House?: House;
  NewTable?: NewTable;
  Join?: Join;
  CodeInfo?: CodeInfo;
  CodeWish?: CodeWish;
  CodeFound?: CodeFound;
  Seated?: Seated;
  OpenTables?: OpenTables;
  Mine?: Mine;
  MyTables?: MyTables;
  OwnData?: OwnData;
  Forgotten?: Forgotten;
  ReplayPage?: ReplayPage;
  Imported?: Imported;
  CouldKnow?: CouldKnow;
  ReviewPage?: ReviewPage;
  Practice?: Practice;
  LessonBook?: LessonBook;
  LessonFilm?: LessonFilm;
  LessonWish?: LessonWish;
  LessonAnswer?: LessonAnswer;
  PuzzleShelf?: PuzzleShelf;
  PuzzlePage?: PuzzlePage;
  PuzzleTry?: PuzzleTry;
  PuzzleAnswer?: PuzzleAnswer;
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
    | DoReturn
    | DoSetup
    | DoOpen
    | DoAgree
    | DoClose
    | DoBot
    | DoKick
    | DoLetBack
    | DoStart
    | DoCommit
    | DoReveal
    | DoPause
    | DoResume
    | DoEnd
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
 * Give up one's seat: it opens in the lobby. Later a bot keeps it until `return`.
 */
export interface DoLeave {
  kind: 'leave';
}
/**
 * Take back the seat one has handed to a bot.
 */
export interface DoReturn {
  kind: 'return';
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
 * Host: whoever comes by link may take this seat. In play it is a proposal: the seat holds
 *     what nobody new may see, unless everybody who sits at the table agrees.
 */
export interface DoOpen {
  kind: 'open';
  seat: number;
}
/**
 * Answer such a proposal. One `no` ends it; the host's own takes it back.
 */
export interface DoAgree {
  kind: 'agree';
  seat: number;
  yes: boolean;
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
  character?: string;
}
/**
 * Host: unseat a player. In the lobby the seat opens and its token is void; in play a bot
 *     keeps it, and the token opens nothing until the host lets its player back.
 */
export interface DoKick {
  kind: 'kick';
  seat: number;
}
/**
 * Host, in play: whoever was unseated may sit down again, with the token they have.
 */
export interface DoLetBack {
  kind: 'let-back';
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
 * In the lobby: fix a number of one's own for the luck of the table, by its hash.
 */
export interface DoCommit {
  kind: 'commit';
  commit: string;
}
/**
 * While the table is starting: tell the house the number one has committed to.
 */
export interface DoReveal {
  kind: 'reveal';
  secret: string;
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
 * Host: break the game off. It is over and nobody has won.
 */
export interface DoEnd {
  kind: 'end';
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
/**
 * What would you do? With `warn` the client keeps the answer back until a clearly worse move is
 *     tried. Both are noted in the record.
 */
export interface Hint {
  t: 'hint';
  id: string;
  warn?: boolean;
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
  view: GameView | null;
  moves: MovesInfo | null;
  undo: boolean;
  claims: ClaimInfo[];
  clock: Clock;
  missed: Past[];
  gap: boolean;
  talk: Saying[];
  notes?: NoteInfo[];
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
  status: 'lobby' | 'over' | 'paused' | 'playing' | 'starting';
  seats: SeatInfo[];
  host_seat: number;
  created: number;
  onlookers?: number;
  next?: string;
  outcome?: OutcomeInfo | null;
  ended?: boolean;
  offer?: OfferInfo | null;
  hints?: SeatHints[];
  fair?: FairInfo | null;
}
export interface SeatInfo {
  seat: number;
  kind: 'bot' | 'closed' | 'human' | 'open';
  name?: string;
  level?: string;
  character?: string;
  here?: boolean;
  kept?: boolean;
  left?: boolean;
  out?: boolean;
}
export interface OutcomeInfo {
  places: number[];
  scores: number[];
  winner_seats: number[];
  reason: string;
}
/**
 * The host would give a seat of a running game to somebody new. That shows what the seat
 *     holds, so everybody who sits here must agree.
 */
export interface OfferInfo {
  seat: number;
  waiting_seats: number[];
}
/**
 * How often a seat had a hint: asked for, or kept ready to warn.
 */
export interface SeatHints {
  seat: number;
  asked: number;
  warned: number;
}
/**
 * What fixes the luck of a table before its first card (`docs/fairness.md`).
 */
export interface FairInfo {
  house: string;
  seats: FairSeat[];
  until?: number;
}
/**
 * A player who has committed to a number for the luck of the table.
 */
export interface FairSeat {
  seat: number;
  commit: string;
  opened?: boolean;
}
/**
 * What is asked of the viewer's own seat. Absent when nothing is asked.
 */
export interface MovesInfo {
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
export interface ClaimInfo {
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
  events?: GameEvent[];
  claim?: ClaimInfo | null;
  undone?: boolean;
  stand_in?: StandIn | null;
}
/**
 * A move that was not made by the seat's own player, who was away or slow.
 */
export interface StandIn {
  seat: number;
  by: 'bot' | 'clock';
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
 * A line of the chronicle that is not part of the game: who sat where, and since when.
 */
export interface NoteInfo {
  n: number;
  v: number;
  at: number;
  kind:
    | 'agreed'
    | 'back'
    | 'bot'
    | 'declined'
    | 'ended'
    | 'host'
    | 'left'
    | 'let-back'
    | 'no-number'
    | 'offered'
    | 'opened'
    | 'paused'
    | 'resumed'
    | 'sat'
    | 'unseated';
  seat?: number;
  name?: string;
  level?: string;
}
/**
 * The next version: the events as told to the viewer and the view after them. What is left
 *     out has its default; absent `view` and `claims` are unchanged. Whatever undo was offered
 *     before lapses.
 */
export interface Step {
  t: 'step';
  v: number;
  events?: GameEvent[];
  view?: GameView | null;
  moves?: MovesInfo | null;
  claim?: ClaimInfo | null;
  claims?: ClaimInfo[] | null;
  undone?: boolean;
  linger?: number;
  clock?: Clock | null;
  stand_in?: StandIn | null;
}
/**
 * The viewer's own move, shown by version `v`, may be taken back until the next step.
 */
export interface UndoOffer {
  t: 'undo';
  v: number;
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
 * Somebody has come, gone or been replaced; `v` is the viewer's version now.
 */
export interface Noted {
  t: 'note';
  note: NoteInfo;
}
/**
 * Answer to `why`: `ok` if the move may be played now, else the rule or the error.
 */
export interface Because {
  t: 'because';
  id: string;
  ok: boolean;
  refused?: RefusalInfo | null;
  code?: string;
  sentence?: string;
  facts?: {
    [k: string]: number | string | (number | string)[];
  };
}
/**
 * Why a move may not be played: the rule and the facts of its sentence.
 */
export interface RefusalInfo {
  rule: string;
  facts: {
    [k: string]: number | string | (number | string)[];
  };
}
/**
 * The answer to a hint, for the viewer's version `v`: the moves tried, the best first, or the
 *     code of an error. No moves and no code: there is nothing to choose.
 */
export interface Hinted {
  t: 'hinted';
  id: string;
  v: number;
  measure?: 'games' | 'round';
  moves?: HintMove[];
  worlds?: number;
  code?: string;
  sentence?: string;
  facts?: {
    [k: string]: number | string | (number | string)[];
  };
}
/**
 * A move, what it brought, how much less that is than the best one's with the standard error of
 *     the difference, and a reason (`reason-<reason>` of the game's texts) or none.
 */
export interface HintMove {
  move: MoveText;
  won: number;
  loss: number;
  error: number;
  verdict: '' | 'as-good' | 'best' | 'blunder' | 'inaccuracy' | 'mistake';
  reason: string;
}
/**
 * A move: its notation, and what `move-<kind>` of the game's texts is filled with.
 */
export interface MoveText {
  text: string;
  kind: string;
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
 * A rematch is open. A seat's player gets their new token; an onlooker an empty one.
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
  characters?: string[];
  reach?: string;
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
  seat: boolean;
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
  commit?: string | null;
}
export interface SeatWish {
  kind: 'bot' | 'closed' | 'me' | 'open';
  level?: string;
  character?: string;
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
 * `POST /api/tables/{id}/code`: six letters to be read out, and until when they are good.
 */
export interface CodeInfo {
  letters: string;
  until: number;
}
/**
 * `POST /api/code`: the letters as somebody has typed them.
 */
export interface CodeWish {
  letters: string;
}
export interface CodeFound {
  table: string;
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
 * `POST /api/mine/export`: of all tokens that still open something.
 */
export interface OwnData {
  seats: OwnSeat[];
}
/**
 * What is kept of a seat's person: their name, what they said, what they played.
 */
export interface OwnSeat {
  table: string;
  game: string;
  created: number;
  seat: number;
  name: string;
  moves: string[];
  talk: Saying[];
}
/**
 * `POST /api/mine/forget`: the tokens whose name and talk are gone, and those whose game is
 *     still going on: ask again after its end.
 */
export interface Forgotten {
  done: string[];
  kept: string[];
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
 *     open one for each seat; `move` is told for the seat's own moves and when all is open. `scores`
 *     are those that were hidden in play, of a game that was played to its end.
 */
export interface ReplayStep {
  at: number;
  kind: string;
  events: GameEvent[];
  views: GameView[];
  seat?: number;
  move?: string;
  scores?: number[];
}
/**
 * `POST /api/logs`: the table made of a log file.
 */
export interface Imported {
  table: TableInfo;
}
/**
 * `GET /api/tables/{id}/review/{entry}`: what the one who decided there could have known.
 */
export interface CouldKnow {
  entry: number;
  seat: number;
  known: LyingThere[];
}
/**
 * Things at a hidden place, in a `share` of the worlds that fit what a seat knew; 1 is all of
 *     them. `hidden-<kind>` of the game's texts names the place.
 */
export interface LyingThere {
  kind: string;
  seat: number;
  at: string;
  things: LyingThing[];
  share: number;
}
/**
 * At least so many of a thing, by its word in the game's texts; 0: none of it.
 */
export interface LyingThing {
  thing: string;
  count: number;
}
/**
 * `POST` or `GET /api/tables/{id}/review?after=E`. Decisions come as they are judged, those
 *     after entry E; the rest is there once `ready`. Chances and their changes are whole numbers of
 *     1/`scale`.
 */
export interface ReviewPage {
  table: TableInfo;
  ready: boolean;
  done: number;
  total: number;
  decisions: JudgedDecision[];
  scale?: number;
  curve?: number[][];
  entries?: number[];
  accounts?: SeatAccount[];
  moments?: ReviewMoment[];
}
/**
 * `entry` is its place in the log: replay step `entry - 1` shows what lay before it.
 */
export interface JudgedDecision {
  entry: number;
  seat: number;
  played: MoveText;
  foresight: JudgedMove | null;
  hindsight: JudgedMove | null;
  because?: LyingThere | null;
}
/**
 * The played move against the best one found; `loss` and its standard `error` are parts of
 *     a whole win.
 */
export interface JudgedMove {
  verdict: '' | 'as-good' | 'best' | 'blunder' | 'inaccuracy' | 'mistake';
  best: MoveText;
  loss: number;
  error: number;
}
/**
 * first + own + others + luck == result, exactly.
 */
export interface SeatAccount {
  seat: number;
  first: number;
  own: number;
  others: number;
  luck: number;
  result: number;
  decisions: number;
  sound: number;
}
/**
 * An entry that decided the game: it moved the chance of `whom_seat` by `change`.
 */
export interface ReviewMoment {
  entry: number;
  by: 'choice' | 'luck' | 'own';
  seat: number;
  whom_seat: number;
  change: number;
}
/**
 * `POST /api/tables/{id}/practice`: play on, against bots, from the decision that is entry
 *     `at` of a finished game, on the seat that made it or another. `world`: with what really lay
 *     there, or in a world that fits what the seat saw and knew.
 */
export interface Practice {
  at: number;
  seat: number;
  name: string;
  level?: string;
  world?: 'fitting' | 'true';
}
/**
 * `GET /api/lessons/{game}`.
 */
export interface LessonBook {
  game: string;
  lessons: LessonInfo[];
  chapters: ChapterInfo[];
}
/**
 * Said as `lesson-<id>`. `options` that are set make it one for that variant.
 */
export interface LessonInfo {
  id: string;
  players: number;
  seat: number;
  options: {
    [k: string]: string;
  };
  table_options: {
    [k: string]: string;
  };
  steps: LessonStep[];
}
/**
 * Said as `lesson-<lesson>-<id>`. `light` are places of the board; `play` what leads on,
 *     empty where there is only something to read; `refused` the rule that forbids it, where
 *     the learner is to try just that.
 */
export interface LessonStep {
  id: string;
  light?: string[];
  play?: string[];
  refused?: string;
  teaches?: string[];
}
/**
 * Said as `chapter-<id>`. `figures` are `<lesson>:<step>`.
 */
export interface ChapterInfo {
  id: string;
  rules: string[];
  figures: string[];
  options: {
    [k: string]: string;
  };
}
/**
 * `GET /api/lessons/{game}/{lesson}`: the lesson as it goes if one always does the first
 *     thing it asks for. `before[i]` is the table before step i, `frames[i]` what the step brings.
 */
export interface LessonFilm {
  lesson: LessonInfo;
  before: LessonFrame[];
  frames: LessonFrame[][];
}
/**
 * What the learner is told of one move, and their view after it.
 */
export interface LessonFrame {
  view: GameView | null;
  events?: GameEvent[];
  moves?: MovesInfo | null;
  linger?: number;
}
/**
 * `POST /api/lessons/{game}/{lesson}`. One text for each step: the move, or "" where there
 *     was only something to read.
 */
export interface LessonWish {
  /**
   * @maxItems 40
   */
  done: string[];
}
/**
 * `at`: before which step the learner stands, and `frames` what the last thing they did has
 *     brought; without any, the table before the first step. If that last thing was not what the step
 *     wants, `at` is still that step and it is `refused` by a rule, or allowed but `astray`. Where a
 *     step is about such a refusal, `at` is the next one and `refused` tells it.
 */
export interface LessonAnswer {
  at: number;
  frames?: LessonFrame[];
  refused?: RefusalInfo | null;
  astray?: boolean;
}
/**
 * `GET /api/puzzles`: all the house has, a game's easy ones first, and that of the day.
 */
export interface PuzzleShelf {
  puzzles: PuzzleCard[];
  today: string;
}
export interface PuzzleCard {
  id: string;
  game: string;
  kind: 'memory' | 'move' | 'role';
  grade: number;
  players: number;
}
/**
 * `GET /api/puzzles/{id}`: what the seat has seen, the last step being the position. `moves` is
 *     what it may play; for a role nothing is played, and the answer is a seat: `p1`, `p2` …
 */
export interface PuzzlePage {
  card: PuzzleCard;
  seat: number;
  options: {
    [k: string]: string;
  };
  steps: ReplayStep[];
  moves: MovesInfo | null;
}
/**
 * `POST /api/puzzles/{id}`: a move in notation, or a seat. With `reveal` the whole answer comes
 *     whether it is right or not.
 */
export interface PuzzleTry {
  answer: string;
  reveal?: boolean;
}
/**
 * `tried` holds the answers first. Before the answer is told it has at most the move that was
 *     tried.
 */
export interface PuzzleAnswer {
  right: boolean;
  told: boolean;
  tried?: PuzzleMove[];
  measure?: 'games' | 'round';
  worlds?: number;
  reason?: string;
  obvious?: string;
}
/**
 * A move or, for a role, a seat: what it brought in so many worlds, with the standard error of
 *     what it lacks; for a role how likely it is; for memory 1 where the grave fits.
 */
export interface PuzzleMove {
  move: MoveText | null;
  seat: number;
  won: number;
  worlds: number;
  error: number;
  right: boolean;
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
