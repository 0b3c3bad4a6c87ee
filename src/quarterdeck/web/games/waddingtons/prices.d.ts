// Written by `make wire` from games/waddingtons; never by hand.

export interface Settled {
  gained: string;
  lost: string;
  left: string;
}

export interface Prices {
  settle: Settled | null;
  more: number;
}
