// Written by `make wire` from games/waddingtons; never by hand.

export interface Options {
  two_ships: boolean;
  overreach: boolean;
  chart_value_3: boolean;
  one_chart: boolean;
  memory: "aided" | "strict";
}

export interface SeenShip {
  owner: number;
  home: number;
  square: number;
  heading: number;
  values: Array<number>;
  hand: Array<number> | null;
  known: Array<number>;
  seen_by: Array<Array<number>>;
  hold: Array<number>;
  cards: Array<number>;
  chest: Array<number>;
  free: boolean;
  landed: number;
  loaded: number;
}

export interface SeenCard {
  value: number;
  crew: number | null;
}

export interface ToChoosePort {
  moment: "choose-port";
  seat: number;
}

export interface ToSail {
  moment: "sail";
  seat: number;
  ship: number;
}

export interface ToHead {
  moment: "head";
  seat: number;
  ship: number;
}

export interface ToCall {
  moment: "call";
  seat: number;
  ship: number;
  waiting: Array<number>;
  left: number;
}

export interface ToMuster {
  moment: "muster";
  seat: number;
  ship: number;
}

export interface ToSpoil {
  moment: "spoil";
  seat: number;
  ship: number;
  loser: number;
}

export interface ToKeep {
  moment: "keep";
  seat: number;
  ship: number;
  loser: number;
  kept: Array<number>;
  taken: Array<number>;
}

export interface ToFlee {
  moment: "flee";
  seat: number;
  ship: number;
}

export interface ToTrade {
  moment: "trade";
  seat: number;
  ship: number;
  given: Array<number>;
  taken: Array<number>;
  tries: number;
}

export interface ToMoor {
  moment: "moor";
  seat: number;
  ship: number;
}

export interface ToSalvage {
  moment: "salvage";
  seat: number;
  ship: number;
  least: number;
}

export interface ToLandChart {
  moment: "land-chart";
  seat: number;
  ship: number;
}

export interface ToTakeTreasure {
  moment: "take-treasure";
  seat: number;
  ship: number;
  card: number;
  worth: number;
  least: number;
  crew: number;
}

export interface ToGive {
  moment: "give";
  seat: number;
  ship: number;
  card: number;
  to: number;
  left: number;
  most: number;
  least: number;
  docked: boolean;
}

export interface ToDiscard {
  moment: "discard";
  seat: number;
  ship: number;
  card: number;
  excess: number;
  most: number;
}

export interface ToLose {
  moment: "lose";
  seat: number;
  ship: number;
  card: number;
  to: number;
}

export interface ToName {
  moment: "name";
  seat: number;
  ship: number;
  card: number;
  ships: Array<number>;
}

export interface ToPick {
  moment: "pick";
  seat: number;
  ship: number;
  other: number;
  left: number;
  picked: Array<number>;
  first: Array<number>;
}

export interface ToAnchor {
  moment: "anchor";
  seat: number;
  ship: number;
  ports: Array<number>;
}

export interface ToDrift {
  moment: "drift";
  seat: number;
  ship: number;
  squares: Array<number>;
}

export interface ToChallenge {
  moment: "challenge";
  seat: number;
  waiting: Array<number>;
}

export interface Over {
  moment: "over";
  winners: Array<number>;
}

export interface View {
  seat: number | null;
  options: Options;
  seats: number;
  homes: Array<number>;
  turn: number;
  ships: Array<SeenShip>;
  docks: Array<Array<number>>;
  island: Array<number>;
  flat: Array<number>;
  pile: Array<number>;
  top: number;
  beneath: Array<SeenCard>;
  chance: Array<number>;
  shown: Array<number>;
  gone: Array<number>;
  sailing: number;
  fleeing: number;
  headed: boolean;
  fight: Array<number>;
  winner: number;
  sailed: [number, number];
  awaiting: ToChoosePort | ToSail | ToHead | ToCall | ToMuster | ToSpoil | ToKeep | ToFlee | ToTrade | ToMoor | ToSalvage | ToLandChart | ToTakeTreasure | ToGive | ToDiscard | ToLose | ToName | ToPick | ToAnchor | ToDrift | ToChallenge | Over;
}
