// Written by `make wire` from games/piracy; never by hand.

export interface Chart {
  name: string;
  rows: Array<string>;
  harbours: Array<string>;
  islands: Array<string>;
}

export interface Options {
  pirate: 1 | 2 | 3 | 4 | 5 | 6 | "draw";
  telescope: "eight" | "orthogonal";
  seize: boolean;
  badge: boolean;
  talk: "open" | "team";
  map: Chart;
}

export interface Record {
  ships: Array<number>;
  missed: number | null;
  landing: number | null;
  sighted: number | null;
  empty: number;
}

export interface Leg {
  path: Array<number>;
  loaded: number | null;
}

export interface Voyage {
  harbour: number;
  start: number;
  square: number;
  loading: number | null;
  legs: Array<Leg>;
}

export interface ToBury {
  moment: "bury";
  seat: number;
}

export interface ToStation {
  moment: "station";
  seat: number;
}

export interface ToDepart {
  moment: "depart";
  seat: number;
}

export interface ToSail {
  moment: "sail";
  seat: number;
}

export interface ToRoll {
  moment: "roll";
  seat: number;
  ship: number;
}

export interface ToDecide {
  moment: "decide";
  seat: number;
  ship: number;
  roll: number;
}

export interface ToMove {
  moment: "move";
  seat: number;
  ship: number;
  roll: number;
}

export interface ToEngage {
  moment: "engage";
  seat: number;
  ship: number;
  roll: number;
}

export interface ToFireAgain {
  moment: "fire-again";
  seat: number;
  ship: number;
  roll: number;
}

export interface Over {
  moment: "over";
  winners: Array<number>;
}

export interface View {
  seat: number | null;
  options: Options;
  seats: number;
  pirate: number;
  captains: Array<number>;
  lots: Array<Array<number>>;
  chests: Array<number>;
  stolen: Array<number>;
  ships: Array<number>;
  garrisons: Array<number>;
  opened: Array<number>;
  closed: Array<number>;
  turn: number;
  ship: number;
  records: Array<Record>;
  record: Record;
  possible: Array<number>;
  sighted: number | null;
  voyage: Voyage | null;
  awaiting: ToBury | ToStation | ToDepart | ToSail | ToRoll | ToDecide | ToMove | ToEngage | ToFireAgain | Over;
}
