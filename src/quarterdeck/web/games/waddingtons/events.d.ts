// Written by `make wire` from games/waddingtons; never by hand.

export interface TurnBegan {
  event: "turn-began";
  seat: number;
  turn: number;
}

export interface PortChosen {
  event: "port-chosen";
  seat: number;
  port: number;
}

export interface Dealt {
  event: "dealt";
  seat: number;
}

export interface Stocked {
  event: "stocked";
  port: number;
  things: Array<number>;
}

export interface Sailed {
  event: "sailed";
  seat: number;
  ship: number;
  path: Array<number>;
}

export interface Turned {
  event: "turned";
  seat: number;
  ship: number;
  heading: number;
}

export interface Stayed {
  event: "stayed";
  seat: number;
  ship: number;
}

export interface Blown {
  event: "blown";
  seat: number;
  ship: number;
  square: number;
}

export interface Challenged {
  event: "challenged";
  seat: number;
  other: number;
  upheld: boolean;
}

export interface Mustered {
  event: "mustered";
  seat: number;
  ship: number;
  crew: number;
}

export interface Loaded {
  event: "loaded";
  seat: number;
  ship: number;
  thing: number;
}

export interface Landed {
  event: "landed";
  seat: number;
  ship: number;
  thing: number;
}

export interface Chested {
  event: "chested";
  seat: number;
  ship: number;
  kind: number;
  count: number;
}

export interface Traded {
  event: "traded";
  seat: number;
  ship: number;
  port: number;
  given: Array<number>;
  taken: Array<number>;
}

export interface Salvaged {
  event: "salvaged";
  seat: number;
  ship: number;
  thing: number;
}

export interface Attacked {
  event: "attacked";
  seat: number;
  other: number;
  ship: number;
  target: number;
  square: number;
}

export interface Called {
  event: "called";
  seat: number;
  other: number;
  ship: number;
  target: number;
  square: number;
}

export interface HandsShown {
  event: "hands-shown";
  seat: number;
  other: number;
  hand: Array<number>;
  other_hand: Array<number>;
}

export interface Beat {
  event: "beat";
  seat: number;
  other: number;
}

export interface FoughtEven {
  event: "fought-even";
  seat: number;
  other: number;
}

export interface Plundered {
  event: "plundered";
  seat: number;
  other: number;
  ship: number;
  loser: number;
  taken: Array<number>;
  given_up: Array<number>;
  returned: Array<number>;
}

export interface Fled {
  event: "fled";
  seat: number;
  ship: number;
  path: Array<number>;
}

export interface Hired {
  event: "hired";
  seat: number;
  ship: number;
  crew: Array<number>;
}

export interface HiredUnseen {
  event: "hired-unseen";
  seat: number;
  ship: number;
  values: Array<number>;
}

export interface Gave {
  event: "gave";
  seat: number;
  other: number;
  ship: number;
  target: number;
  crew: number;
}

export interface GaveUnseen {
  event: "gave-unseen";
  seat: number;
  other: number;
  ship: number;
  target: number;
  value: number;
}

export interface SentBack {
  event: "sent-back";
  seat: number;
  ship: number;
  values: Array<number>;
}

export interface Marooned {
  event: "marooned";
  seat: number;
  ship: number;
  thing: number;
}

export interface Swapped {
  event: "swapped";
  seat: number;
  other: number;
  ship: number;
  target: number;
  given: Array<number>;
  taken: Array<number>;
}

export interface TurnedUp {
  event: "turned-up";
  seat: number;
  ship: number;
  card: number;
  branches: Array<string>;
}

export interface Found {
  event: "found";
  seat: number;
  ship: number;
  kind: number;
}

export interface Lost {
  event: "lost";
  seat: number;
  other: number;
  ship: number;
  target: number;
  kind: number;
}

export interface Kept {
  event: "kept";
  seat: number;
  ship: number;
  card: number;
}

export interface ChartLanded {
  event: "chart-landed";
  seat: number;
  ship: number;
  card: number;
}

export interface Won {
  event: "won";
  seat: number;
  points: number;
}

export interface RoundsOver {
  event: "rounds-over";
  winners: Array<number>;
}

export type AnyEvent = TurnBegan | PortChosen | Dealt | Stocked | Sailed | Turned | Stayed | Blown | Challenged | Mustered | Loaded | Landed | Chested | Traded | Salvaged | Attacked | Called | HandsShown | Beat | FoughtEven | Plundered | Fled | Hired | HiredUnseen | Gave | GaveUnseen | SentBack | Marooned | Swapped | TurnedUp | Found | Lost | Kept | ChartLanded | Won | RoundsOver;
