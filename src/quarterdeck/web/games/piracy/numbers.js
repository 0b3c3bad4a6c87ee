// Written by `make wire` from games/piracy; never by hand.
export const CHESTS = 10;
export const ENOUGH = 6;
export const PER_ISLAND = 2;
export const SHIPS = 5;
export const HARBOURS = 11;
export const GARRISONS = [5, 6];
export const OPEN = 0;
export const CLOSED = 1;
export const SPEED = 3;
export const TURNS = 100;
export const DIE = [0, 1, 1, 1, 1, 1, 1];
export const FARTHEST = 6;
export const SUNK = -1;
export const STRIDE = 32;
export const DIRECTIONS = ["north", "east", "south", "west"];
export const STEPS = [-32, 1, 32, -1];
