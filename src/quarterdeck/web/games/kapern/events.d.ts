// Written by `make wire` from games/kapern; never by hand.

export interface TurnBegan {
  event: "turn-began";
  seat: number;
  turn: number;
}

export interface Reshuffled {
  event: "reshuffled";
}

export interface TurnedOver {
  event: "turned-over";
  seat: number;
  card: number;
}

export interface Threw {
  event: "threw";
  seat: number;
  thrown: Array<number>;
  dice: Array<number>;
}

export interface CalledGuardian {
  event: "called-guardian";
  seat: number;
}

export interface Placed {
  event: "placed";
  seat: number;
  dice: Array<number>;
  points: number;
}

export interface Scored {
  event: "scored";
  seat: number;
  points: number;
  chest: boolean;
}

export interface Sank {
  event: "sank";
  seat: number;
  skulls: number;
  points: number;
}

export interface LostFight {
  event: "lost-fight";
  seat: number;
  bonus: number;
}

export interface ReachedSkullIsland {
  event: "reached-skull-island";
  seat: number;
  skulls: number;
}

export interface Cursed {
  event: "cursed";
  seat: number;
  skulls: number;
  points: number;
}

export interface FinalRound {
  event: "final-round";
  seat: number;
  points: number;
}

export interface LastTurn {
  event: "last-turn";
  seat: number;
}

export interface SuddenDeath {
  event: "sudden-death";
}

export interface PirateMagic {
  event: "pirate-magic";
  seat: number;
}

export interface TimeUp {
  event: "time-up";
  rounds: number;
}

export interface Won {
  event: "won";
  winners: Array<number>;
}

export type AnyEvent = TurnBegan | Reshuffled | TurnedOver | Threw | CalledGuardian | Placed | Scored | Sank | LostFight | ReachedSkullIsland | Cursed | FinalRound | LastTurn | SuddenDeath | PirateMagic | TimeUp | Won;
