// Written by `make wire` from games/kapern; never by hand.

export interface Bounty {
  points: number;
  chest: boolean;
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
