// Written by `make wire` from games/kapern; never by hand.

export interface Options {
  target: 5000 | 6000 | 8000;
  guardian_chest: boolean;
  skull_chest: boolean;
  keep_one: boolean;
  floor_zero: boolean;
  first: 1 | 2 | 3 | 4 | 5 | "lot";
}

export interface Race {
  stage: "race";
}

export interface Final {
  stage: "final";
  starter: number;
}

export interface Reply {
  stage: "reply";
  starter: number;
}

export interface Sudden {
  stage: "sudden";
}

export interface ToRoll {
  moment: "roll";
  seat: number;
}

export interface ToPlace {
  moment: "place";
  seat: number;
}

export interface ToDecide {
  moment: "decide";
  seat: number;
}

export interface ToRescue {
  moment: "rescue";
  seat: number;
}

export interface ToGather {
  moment: "gather";
  seat: number;
}

export interface Over {
  moment: "over";
  winners: Array<number>;
}

export interface View {
  seat: number | null;
  options: Options;
  scores: Array<number>;
  stage: Race | Final | Reply | Sudden;
  turn: number;
  pile: Array<number>;
  discards: Array<number>;
  card: number;
  dice: Array<number>;
  island: Array<number>;
  lifted: boolean;
  awaiting: ToRoll | ToPlace | ToDecide | ToRescue | ToGather | Over;
}
