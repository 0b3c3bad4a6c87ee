// Written by `make wire` from games/dorra; never by hand.

export interface Booty {
  chest: number;
  barrel: number;
  candlestick: number;
  dagger: number;
}

export interface Ship {
  ducats: number;
  min_crew: number;
  question_pay: number;
  booty: Array<"barrel" | "candlestick" | "chest" | "dagger">;
}

export interface Components {
  booty: Booty;
  ships: Array<Ship>;
}

export interface Options {
  memory: "aided" | "strict";
  purses: "hidden" | "public";
  first: 1 | 2 | 3 | 4 | 5 | "lot";
  ties: "booty" | "shared";
  components: Components;
}

export interface Disc {
  seat: number;
  face: number | null;
}

export interface ToMutiny {
  moment: "mutiny";
  seat: number;
  captain: number;
  pile: number;
  waiting: Array<number>;
  rebels: Array<number>;
}

export interface ToAct {
  moment: "act";
  seat: number;
  rebels: Array<number>;
}

export interface ToTake {
  moment: "take";
  seat: number;
  pile: number;
  ship: number;
}

export interface Over {
  moment: "over";
  winners: Array<number>;
}

export interface View {
  seat: number | null;
  options: Options;
  turn: number;
  piles: Array<Array<Disc>>;
  open: Array<number>;
  deck: Array<number>;
  gone: Array<number>;
  purses: Array<number | null>;
  stock: number;
  booty: Array<Array<number>>;
  pieces: Array<number>;
  stalemates: number;
  awaiting: ToMutiny | ToAct | ToTake | Over;
}
