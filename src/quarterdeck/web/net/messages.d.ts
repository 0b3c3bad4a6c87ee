// Written by `make wire` from server/messages.py and server/api; never by hand.

export interface Follow {
  do: "follow";
  id: number;
  table: string;
  seq: number;
}

export interface Story {
  do: "story";
  id: number;
  table: string;
  before: number;
}

export interface Unfollow {
  do: "unfollow";
  id: number;
  table: string;
}

export interface OpenCurtain {
  do: "open-curtain";
  id: number;
  table: string;
  seat: number;
}

export interface FollowLobby {
  do: "follow-lobby";
  id: number;
}

export interface UnfollowLobby {
  do: "unfollow-lobby";
  id: number;
}

export interface FollowOwn {
  do: "follow-own";
  id: number;
}

export interface Play {
  do: "play";
  id: number;
  table: string;
  seat: number;
  seq: number;
  action: string;
  salt: string;
}

export interface Draft {
  do: "draft";
  id: number;
  table: string;
  seat: number;
  seq: number;
  actions: Array<string>;
}

export interface WhyNot {
  do: "why-not";
  id: number;
  table: string;
  seat: number;
  action: string;
}

export interface Advise {
  do: "advise";
  id: number;
  table: string;
  seat: number;
}

export interface AgreeCoach {
  do: "agree-coach";
  id: number;
  table: string;
  seat: number;
  wanted: boolean;
}

export interface PlayForMe {
  do: "play-for-me";
  id: number;
  table: string;
  seat: number;
  seq: number;
}

export interface Cover {
  do: "cover";
  id: number;
  table: string;
  seat: number;
  level: string | null;
}

export interface Reclaim {
  do: "reclaim";
  id: number;
  table: string;
  seat: number;
}

export interface Order {
  do: "order";
  id: number;
  table: string;
  seat: number;
  subject: string;
  action: string | null;
}

export interface Pause {
  do: "pause";
  id: number;
  table: string;
  seat: number;
  wanted: boolean;
}

export interface Urge {
  do: "urge";
  id: number;
  table: string;
  seat: number;
}

export interface WaitFor {
  do: "wait-for";
  id: number;
  table: string;
  seat: number;
}

export interface Resign {
  do: "resign";
  id: number;
  table: string;
  seat: number;
}

export interface SealShare {
  do: "seal-share";
  id: number;
  table: string;
  seat: number;
  seal: string;
}

export interface OpenShare {
  do: "open-share";
  id: number;
  table: string;
  seat: number;
  share: string;
}

export interface Chat {
  do: "chat";
  id: number;
  table: string;
  text: string;
  team: boolean;
}

export interface Confirmed {
  tell: "done";
  id: number;
  seq: number;
}

export interface Sentence {
  key: string;
  arguments: Record<string, number | string | Sentence>;
}

export interface Refused {
  tell: "refused";
  id: number | null;
  code: string;
  why: Sentence;
  clause: string | null;
  seq: number | null;
}

export interface Chair {
  kind: string;
  name: string;
  level: string | null;
  present: boolean;
  yours: boolean;
  with_seat: number | null;
  why: string;
}

export interface Piece {
  seq: number;
  event: unknown;
  say: Sentence;
}

export interface Fork {
  table: string;
  seq: number;
  carried: number;
}

export interface FinalResult {
  winners: Array<number>;
  lost: Array<number>;
}

export interface Live {
  kind: "live";
  base: number;
  increment: number;
  delay: number;
}

export interface Night {
  begins: number;
  ends: number;
  offset: number;
}

export interface ByPost {
  kind: "post";
  allowance: number;
  night: Night | null;
}

export interface Away {
  seat: number;
  left: number;
  awaited: boolean;
}

export interface ClockFace {
  control?: Live | ByPost | null;
  caretaker?: string;
  on_time?: string;
  left?: Array<number>;
  runs?: number | null;
  delay?: number;
  paused?: boolean;
  pausing?: Array<number>;
  declining?: Array<number>;
  away?: Array<Away>;
  idle?: number | null;
  urging?: Array<number>;
}

export interface ShareFace {
  seat: number;
  seal: string;
  share: string | null;
}

export interface LuckFace {
  version: number;
  options: string;
  house: string;
  stage: string;
  shares: Array<ShareFace>;
  used: Array<number>;
  awaited: Array<number>;
  left: number;
  closed: boolean;
}

export interface MoveSeal {
  decision: number;
  seat: number;
  seal: string;
}

export interface Shown {
  tell: "shown";
  id: number | null;
  table: string;
  seq: number;
  seat: number | null;
  game: string;
  chairs: Array<Chair>;
  news: Array<Piece>;
  view: unknown;
  prices: unknown;
  actions: Array<string>;
  scores: Array<number>;
  coach: boolean;
  curtain: number | null;
  rematch: string | null;
  subjects: Array<string>;
  orders: Record<string, string>;
  team: Array<number>;
  agreed: Array<number>;
  draft: Array<string>;
  hosts: boolean;
  watchers: Array<string>;
  fork: Fork | null;
  may_take_back: boolean;
  busy: boolean;
  earlier: number | null;
  bygone: Array<number> | null;
  result: FinalResult | null;
  clock: ClockFace | null;
  luck: LuckFace | null;
  seals: Array<MoveSeal>;
}

export interface Retold {
  tell: "story";
  id: number;
  table: string;
  news: Array<Piece>;
  earlier: number | null;
}

export interface Choice {
  action: string;
  value: number;
  risk: number;
  reason: Sentence;
  bust: number;
  then: string;
}

export interface Side {
  seats: Array<number>;
  chance: number;
}

export interface Advised {
  tell: "advice";
  id: number;
  table: string;
  seat: number;
  measure: string;
  choices: Array<Choice>;
  heat: Array<[number, number]>;
  race: Array<number>;
  chances: Array<Side>;
  busy: boolean;
}

export interface Answered {
  tell: "why-not";
  id: number;
  why: Sentence | null;
  clause: string | null;
}

export interface Heard {
  tell: "heard";
  table: string;
  number: number;
  seq: number;
  seat: number | null;
  name: string;
  text: string;
  team: boolean;
}

export interface Listing {
  table: string;
  game: string;
  chairs: Array<Chair>;
  stage: string;
  options: unknown;
  visibility: string;
  control: Live | ByPost | null;
  on_time: string;
  rated: boolean;
  bots_after: number | null;
  fair: boolean;
}

export interface Lobby {
  tell: "lobby";
  tables: Array<Listing>;
}

export interface OwnMoved {
  tell: "own-moved";
  table: string;
}

export interface Me {
  name: string | null;
}

export interface OfferedOption {
  name: string;
  key: string;
  values: Array<boolean | number | string>;
  default: boolean | number | string;
}

export interface NumberTemplate {
  name: string;
  key: string;
  template: string;
}

export interface About {
  name: string;
  title: string;
  about: string;
  least: number;
  most: number;
  options: Array<OfferedOption>;
  sheets: Array<NumberTemplate>;
  levels: Array<string>;
  coach: boolean;
  numbers: Record<string, number>;
  lessons: Array<string>;
}

export interface ClauseText {
  number: string;
  kind: string;
  text: string;
  ours: string;
}

export interface Chapter {
  title: string;
  clauses: Array<ClauseText>;
}

export interface Rules {
  game: string;
  language: string;
  chapters: Array<Chapter>;
  sources: Array<string>;
}

export interface TableNumbers {
  sources: Array<Sentence>;
  doubts: Array<Sentence>;
}

export interface Opening {
  table: string;
}

export interface ReplayFrame {
  seq: number;
  seat: number | null;
  action: string | null;
  by: string | null;
  news: Array<Piece>;
  view: unknown;
  prices: unknown;
  scores: Array<number>;
}

export interface Comment {
  frame: number;
  language: string;
  text: string;
}

export interface Replay {
  table: string;
  game: string;
  chairs: Array<Chair>;
  frames: Array<ReplayFrame>;
  heats: Array<Array<[number, number]>>;
  bygone: boolean;
  comments: Array<Comment>;
}

export interface OwnTable {
  listing: Listing;
  since: number;
  to_move: number | null;
  scores: Array<number>;
  winners: Array<number>;
  yours: boolean;
  left: number | null;
  lost: Array<number>;
}

export interface OwnTables {
  waiting: Array<OwnTable>;
  playing: Array<OwnTable>;
  over: Array<OwnTable>;
  your_turn: number;
}

export interface House {
  nearby: string | null;
}

export interface OneTable {
  table: string;
  game: string;
  chairs: Array<Chair>;
  stage: string;
  options: unknown;
  visibility: string;
  control: Live | ByPost | null;
  on_time: string;
  rated: boolean;
  bots_after: number | null;
  fair: boolean;
  bots_in: number | null;
}

export interface PushKey {
  key: string;
}

export interface PushMade {
  id: string;
}

export interface OwnNotices {
  kinds: Record<string, Array<string>>;
  quiet: Array<string>;
}

export interface LessonStepTold {
  title: string;
  text: string;
  asks: string | null;
  shown: Shown;
}

export interface LessonTold {
  game: string;
  name: string;
  steps: Array<LessonStepTold>;
  others: Array<string>;
}

export interface PuzzlesToday {
  game: string;
  numbers: Record<string, number>;
}

export interface PuzzleOption {
  action: string;
  value: number;
  right: boolean;
  reason: Sentence;
}

export interface PuzzleTold {
  game: string;
  number: number;
  count: number;
  shown: Shown;
  options: Array<PuzzleOption>;
}

export interface WhyNotHere {
  why: Sentence | null;
  clause: string | null;
}

export interface StudyListed {
  game: string;
  name: string;
  about: Record<string, string>;
}

export interface PasskeyTold {
  id: string;
  label: string;
  since: number;
}

export interface SessionTold {
  id: string;
  about: string;
  since: number;
  seen: number;
  here: boolean;
}

export interface OwnAccount {
  name: string | null;
  kept: boolean;
  may_enter: boolean;
  passkeys_here: boolean;
  since: number;
  password: boolean;
  codes: number;
  passkeys: Array<PasskeyTold>;
  sessions: Array<SessionTold>;
}

export interface Codes {
  codes: Array<string>;
}

export interface BlockTold {
  id: number;
  name: string;
  since: number;
}

export interface OnLadder {
  name: string;
  points: number;
  doubt: number;
  games: number;
  won: number;
  sure: boolean;
  yours: boolean;
}

export interface Rung {
  level: string;
  points: number;
}

export interface LadderTold {
  game: string;
  role: string;
  roles: Array<string>;
  people: Array<OnLadder>;
  rungs: Array<Rung>;
}

export interface RatingTold {
  game: string;
  role: string;
  points: number;
  doubt: number;
  games: number;
  won: number;
  sure: boolean;
  curve: Array<number>;
}

export interface RatedGameTold {
  table: string;
  game: string;
  role: string;
  won: boolean;
  at: number;
  change: number;
}

export interface BotRecord {
  game: string;
  level: string;
  games: number;
  won: number;
}

export interface Profile {
  name: string;
  since: number;
  yours: boolean;
  ratings: Array<RatingTold>;
  lately: Array<RatedGameTold>;
  bots: Array<BotRecord>;
}

export interface RatingChange {
  seat: number;
  before: number;
  after: number;
  bot: string;
}

export interface Example {
  gains: Array<number>;
  lines: Array<Sentence>;
}

export interface Slip {
  turn: number;
  action: string;
  better: string;
  cost: number;
}

export interface Account {
  turns: number;
  points: number;
  fair: number;
  luck: number;
  given: number;
  best_turn: number;
  dearest: Slip | null;
}

export interface Part {
  seats: Array<number>;
  start: number;
  play: number;
  luck: number;
}

export interface TurningPoint {
  line: number;
  seat: number;
  cause: "luck" | "play";
  change: Array<number>;
  said: Array<Sentence>;
}

export interface Course {
  chances: Array<Array<number>>;
  parts: Array<Part>;
  turning: Array<TurningPoint>;
}

export interface Mean {
  mean: number;
  give: number;
}

export interface Findings {
  games: number;
  decisions: Mean;
  turns: Mean;
  leads: Mean | null;
  shares: Array<Mean>;
  endings: Record<string, number>;
}

export interface TriedRule {
  name: string;
  value: boolean | number | string;
  seats: number;
  usual: Findings;
  found: Findings;
}

export interface ShippedLab {
  bot: string;
  roles: Array<string>;
  rules: Array<TriedRule>;
}

export type Message = Follow | Story | Unfollow | OpenCurtain | FollowLobby | UnfollowLobby | FollowOwn | Play | Draft | WhyNot | Advise | AgreeCoach | PlayForMe | Cover | Reclaim | Order | Pause | Urge | WaitFor | Resign | SealShare | OpenShare | Chat;
export type Letter = Confirmed | Refused | Shown | Retold | Advised | Answered | Heard | Lobby | OwnMoved;
