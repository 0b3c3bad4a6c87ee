// What the frame and the page of a game promise each other.
import type { Advised, Answered, Heard, Refused, Sentence } from "../net/messages.js";
import type { Answer, AnyEvent, AnyView, News, Question, Seen } from "../net/seen.js";
import type { LuckKeeper } from "./luck_keeper.js";
import type { Turn } from "./story.js";
import type { Words } from "./words.js";

/** What a table shows, as a value; a mood is what has just happened. */
export interface Scene {
  turn: number;
  seat: number | null;
  scores: number[];
  mood: unknown;
}

/** What the table looks like for a while. */
export interface Picture<S = Scene> {
  scene: S;
  wait: number;
}

/** How each kind of event is shown. */
export type Pictures<S, E extends AnyEvent, Told> = {
  [K in E["event"]]?: (scene: S, event: Extract<E, { event: K }>, told: Told) => Picture<S>[];
};

/** The same for an event of whatever kind. */
export type Show<S, E, Told> = ((scene: S, event: E, told: Told) => Picture<S>[]) | undefined;

export type Refusal = Pick<Refused | Answered, "clause"> & { why: Sentence };

/** What the coach has said, or on a replay what it would have. */
export type Counsel = Pick<Advised, "choices" | "heat"> & Partial<Advised>;

/** One table as this page knows it: what is on stage, what was said, what can be asked of the server. */
export interface TableSession<S = Scene, V = AnyView, P = unknown> {
  shown: Seen<V, P> | null;
  scene: S;
  busy: boolean;
  log: News[];
  /** Put what happened before the log in front of it; null where that is nothing. */
  tellEarlier: (() => Promise<void>) | null;
  talk: Heard[];
  names: string[];
  refusal: Refusal | null;
  advice: Counsel | null;
  /** What this device knows of the luck of the table; none where nobody plays, as in a replay. */
  luck?: LuckKeeper | null;
  act(words: string[], prepared?: object): void;
  /** What is picked so far of a choice that is not settled; what is left out is taken back. */
  draft(words: string[]): void;
  askWhy(word: string): void;
  /** Play on before one's own last decision, at a table of its own. */
  takeBackMove(): void;
  /** Say why the page itself does not ask for something: by which clause, in a sentence of the game's page. */
  refuse(clause: string, why: string): void;
  forgive(): void;
  say(text: string, team?: boolean): Promise<boolean>;
  ask(question: Question): Promise<Answer>;
  /** Ask for something, and show why not where it is refused. */
  demand(question: Question): Promise<void>;
  next(): void;
  catchUp(): void;
  openClause(number: string): void;
}

/** Drawn by a template, which knows nothing of types. */
type Component = (props: never) => unknown;

/** What a table, an end and a replay are made of. */
export interface GamePage<S = Scene, V = AnyView, E = AnyEvent, H = unknown> {
  name: string;
  style: string[];
  settle(before: S | null, view: V, scores: number[], prices: unknown): S;
  pictures(scene: S, event: E, told: { say: Sentence; view: V | null }): Picture<S>[];
  isToldLate(event: E): boolean;
  isHeld(mood: unknown): boolean;
  isShaken(mood: unknown): boolean;
  idle: H;
  useHand(session: TableSession<S, V>): H;
  useKeys(session: TableSession<S, V>, hand: H): void;
  Strip: Component;
  Board: Component;
  Offers: Component;
  Beside: Component;
  keys: [string, string][]; // what each key does: the caps, and the word for it
  besideName: string; // the key of what to call it, where there is anything
  Advice: Component;
  Deed: Component;
  Mark: Component;
  Glyphs: Component;
  Scoring: Component;
  /** Dice as they fell, one after the other, for who throws them again; where a game rolls some and has pictures of them. */
  Throw?: Component;
  Ending: Component;
  turnWords(session: TableSession<S, V>, hand: H, words: Words): { title: string; say: string };
  instead(session: TableSession<S, V>, words: Words): string;
  about(view: V, scene: S, words: Words): string;
  winTitle(shown: Seen<V> & { view: V }, names: string[], words: Words): string;
  winWords(shown: Seen<V> & { view: V }, words: Words, told: { log: News[]; names: string[] }): string;
  clauseOf(event: E): string;
  isGlad(event: E): boolean;
  isGrave(event: E): boolean;
  winClause: string;
  hasAccount: boolean;
  pointsName: string; // the key of what scores count
  pointsSay: string; // the key of a sentence on it, where the name does not say all
  clauses: Record<string, string>;
}

/** What an ending is given. */
export interface EndingProps<V = AnyView> {
  table: string;
  turns: Turn[];
  shown: Seen<V> & { view: V };
}

/** What a game is explained by, on the page of its rules. */
export interface Handbook {
  style: string[];
  Turn: Component;
  Points: Component;
  Box: Component;
  More?: Component; // what needs the whole width: many cards, many ships
  many?: number; // of those
  drawn: import("./drawn.js").NameDrawn; // what a throw or a draw is called, for who checks the dice
}

/** What each part of a handbook is given: the house rules to explain by, and the table that has them. */
export interface HandbookProps {
  options: Record<string, unknown>;
  table?: string;
}
