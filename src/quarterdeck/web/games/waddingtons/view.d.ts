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

export interface ChoosePort {
  moment: "choose-port";
  seat: number;
}

export interface Sail {
  moment: "sail";
  seat: number;
  ship: number;
}

export interface Head {
  moment: "head";
  seat: number;
  ship: number;
}

export interface Call {
  moment: "call";
  seat: number;
  ship: number;
  waiting: Array<number>;
  left: number;
}

export interface Muster {
  moment: "muster";
  seat: number;
  ship: number;
}

export interface Spoil {
  moment: "spoil";
  seat: number;
  ship: number;
  loser: number;
}

export interface Keep {
  moment: "keep";
  seat: number;
  ship: number;
  loser: number;
  kept: Array<number>;
  taken: Array<number>;
}

export interface Flee {
  moment: "flee";
  seat: number;
  ship: number;
}

export interface Trade {
  moment: "trade";
  seat: number;
  ship: number;
  given: Array<number>;
  taken: Array<number>;
}

export interface Moor {
  moment: "moor";
  seat: number;
  ship: number;
}

export interface Salvage {
  moment: "salvage";
  seat: number;
  ship: number;
  taken: Array<number>;
}

export interface LandChart {
  moment: "land-chart";
  seat: number;
  ship: number;
}

export interface RestOfCard {
  follows: "rest-of-card";
  ship: number;
  card: number;
  part: number;
}

export interface FreeMove {
  follows: "free-move";
  ship: number;
}

export interface NewHeading {
  follows: "new-heading";
  ship: number;
}

export interface TakeTreasure {
  moment: "take-treasure";
  seat: number;
  ship: number;
  card: number;
  worth: number;
  crew: number;
  then: RestOfCard | FreeMove | NewHeading;
  taken: Array<number>;
}

export interface Give {
  moment: "give";
  seat: number;
  ship: number;
  card: number;
  to: number;
  count: number;
  best: boolean;
  docked: boolean;
  then: RestOfCard | FreeMove | NewHeading;
  given: Array<number>;
}

export interface Discard {
  moment: "discard";
  seat: number;
  ship: number;
  card: number;
  may_stay: number;
  then: RestOfCard | FreeMove | NewHeading;
  given: Array<number>;
}

export interface Lose {
  moment: "lose";
  seat: number;
  ship: number;
  card: number;
  to: number;
  best: boolean;
  then: RestOfCard | FreeMove | NewHeading;
  given: Array<number>;
}

export interface Name {
  moment: "name";
  seat: number;
  ship: number;
  card: number;
  ships: Array<number>;
  wanted: "gift" | "swap";
  then: RestOfCard;
}

export interface Pick {
  moment: "pick";
  seat: number;
  ship: number;
  other: number;
  count: number;
  first: Array<number>;
  then: RestOfCard | FreeMove | NewHeading;
  picked: Array<number>;
}

export interface Anchor {
  moment: "anchor";
  seat: number;
  ship: number;
  ports: Array<number>;
}

export interface Drift {
  moment: "drift";
  seat: number;
  ship: number;
  squares: Array<number>;
  then: RestOfCard | FreeMove | NewHeading;
}

export interface Challenge {
  moment: "challenge";
  seat: number;
  ship: number;
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
  awaiting: ChoosePort | Sail | Head | Call | Muster | Spoil | Keep | Flee | Trade | Moor | Salvage | LandChart | TakeTreasure | Give | Discard | Lose | Name | Pick | Anchor | Drift | Challenge | Over;
}
