// Written by `make wire` from games/dorra; never by hand.

export interface Crew {
  top: number;
  boarding: Array<Array<number>>;
  captors: Array<number>;
}

export interface Prices {
  crews: Array<Crew>;
  booty: Array<Array<number>>;
}
