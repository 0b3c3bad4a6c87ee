// Written by `make wire` from games/dorra; never by hand.

export interface TurnBegan {
  event: "turn-began";
  seat: number;
  turn: number;
}

export interface TurnedUp {
  event: "turned-up";
  ships: Array<number>;
}

export interface Passed {
  event: "passed";
  seat: number;
}

export interface Moved {
  event: "moved";
  seat: number;
  disc: number;
  crew: number;
  other: number;
  under: number;
  covered: number;
}

export interface Mutinied {
  event: "mutinied";
  seat: number;
  other: number;
  disc: number;
}

export interface Boarded {
  event: "boarded";
  seat: number;
  disc: number;
  crew: number;
  ship: number;
}

export interface Took {
  event: "took";
  seat: number;
  kind: number;
}

export interface Looted {
  event: "looted";
  seat: number;
  ducats: number;
}

export interface Paid {
  event: "paid";
  seat: number;
  other: number;
  disc: number;
  ducats: number;
}

export interface FellShort {
  event: "fell-short";
  seat: number;
  own: number;
  stock: number;
}

export interface Profited {
  event: "profited";
  seat: number;
  ducats: number;
}

export interface BrokeUp {
  event: "broke-up";
  times: number;
}

export interface SailedAway {
  event: "sailed-away";
  ships: Array<number>;
}

export interface Majority {
  event: "majority";
  kind: number;
  seats: Array<number>;
  ducats: number;
}

export interface Consoled {
  event: "consoled";
  kind: number;
  seat: number;
  ducats: number;
}

export interface BrokeTie {
  event: "broke-tie";
  seats: Array<number>;
  by: string;
}

export interface Won {
  event: "won";
  winners: Array<number>;
}

export type AnyEvent = TurnBegan | TurnedUp | Passed | Moved | Mutinied | Boarded | Took | Looted | Paid | FellShort | Profited | BrokeUp | SailedAway | Majority | Consoled | BrokeTie | Won;
