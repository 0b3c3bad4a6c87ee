// Written by `make wire` from games/piracy; never by hand.

export interface TurnBegan {
  event: "turn-began";
  seat: number;
  turn: number;
}

export interface DrewLot {
  event: "drew-lot";
  seat: number;
  die: number;
}

export interface BecamePirate {
  event: "became-pirate";
  seat: number;
}

export interface Buried {
  event: "buried";
  seat: number;
  site: number;
  place: string;
}

export interface Stationed {
  event: "stationed";
  seat: number;
  ship: number;
  square: number;
}

export interface SlippedOut {
  event: "slipped-out";
  seat: number;
}

export interface Departed {
  event: "departed";
  seat: number;
  harbour: number;
  square: number;
  place: string;
}

export interface Hid {
  event: "hid";
  seat: number;
}

export interface Sailed {
  event: "sailed";
  seat: number;
  start: number;
  path: Array<number>;
}

export interface Loaded {
  event: "loaded";
  seat: number;
  square: number;
  site: number;
  place: string;
}

export interface Missed {
  event: "missed";
  site: number;
  count: number;
  place: string;
}

export interface TriedToLand {
  event: "tried-to-land";
  seat: number;
  harbour: number;
  open: boolean;
  place: string;
}

export interface Threw {
  event: "threw";
  seat: number;
  ship: number;
  die: number;
}

export interface Looked {
  event: "looked";
  seat: number;
  ship: number;
  square: number;
  ends: Array<number>;
}

export interface AnsweredAye {
  event: "aye";
  seat: number;
  square: number;
}

export interface AnsweredNay {
  event: "nay";
  seat: number;
}

export interface Moved {
  event: "moved";
  seat: number;
  ship: number;
  start: number;
  square: number;
}

export interface Stayed {
  event: "stayed";
  seat: number;
  ship: number;
}

export interface Fired {
  event: "fired";
  seat: number;
  ship: number;
  start: number;
  direction: number;
  range: number;
  square: number | null;
}

export interface Ceased {
  event: "ceased";
  seat: number;
  ship: number;
}

export interface SankShip {
  event: "sank-ship";
  seat: number;
  ship: number;
  other: number;
  sunk: number;
  square: number;
}

export interface Escaped {
  event: "escaped";
  seat: number;
  harbour: number;
  place: string;
}

export interface Seized {
  event: "seized";
  seat: number;
  harbour: number;
  place: string;
}

export interface Sunk {
  event: "sunk";
  seat: number;
  ship: number;
  square: number;
}

export interface Caught {
  event: "caught";
  seat: number;
  ship: number;
  square: number;
}

export interface RanInto {
  event: "ran-into";
  seat: number;
  ship: number;
  square: number;
}

export interface ShutIn {
  event: "shut-in";
  seat: number;
  square: number;
}

export interface RanOutOfTime {
  event: "ran-out-of-time";
  seat: number;
  turns: number;
}

export interface LostTheFleet {
  event: "lost-the-fleet";
}

export interface Leg {
  path: Array<number>;
  loaded: number | null;
}

export interface OpenedLog {
  event: "opened-log";
  seat: number;
  harbour: number;
  start: number;
  legs: Array<Leg>;
  place: string;
}

export interface Won {
  event: "won";
  winners: Array<number>;
  navy: boolean;
}

export type AnyEvent = TurnBegan | DrewLot | BecamePirate | Buried | Stationed | SlippedOut | Departed | Hid | Sailed | Loaded | Missed | TriedToLand | Threw | Looked | AnsweredAye | AnsweredNay | Moved | Stayed | Fired | Ceased | SankShip | Escaped | Seized | Sunk | Caught | RanInto | ShutIn | RanOutOfTime | LostTheFleet | OpenedLog | Won;
