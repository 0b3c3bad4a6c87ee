// Written by `make wire` from games/kapern; never by hand.

export interface Earning {
  kind: "animals" | "chest" | "double" | "group" | "lost" | "ship" | "treasure";
  dice: string;
  points: number;
}

export interface Bounty {
  points: number;
  chest: boolean;
  earnings: Array<Earning>;
}

export interface FirstRoll {
  bust: number;
  island: number;
}

export interface Prices {
  stop: Bounty | null;
  roll: FirstRoll | null;
  reroll: Array<number>;
  lift: Array<number>;
  saved: number;
  savable: Record<string, number>;
}
