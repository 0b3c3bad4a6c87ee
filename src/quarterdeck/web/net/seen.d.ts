// What travels, once it is known to be about a game: views have a moment, events have a name.
import type { Frame as WireFrame, Letter, Message, Piece, Replay as WireReplay, Retold, Shown } from "./messages.js";

type KeysOf<U> = U extends unknown ? keyof U : never;
type PartOf<U, K extends PropertyKey> = U extends { [key in K]: infer T } ? T : never;

/** All that any member of a union has, each part where it is there. */
export type Merged<U> = { [K in KeysOf<U>]?: PartOf<U, K> };

export interface AnyView {
  turn: number;
  awaiting: { moment: string; seat?: number; winners?: number[] };
}

export interface AnyEvent {
  event: string;
  seat?: number | null;
}

/** A piece of news. */
export type News<E = AnyEvent> = Omit<Piece, "event"> & { event: E };

/** A table as one seat sees it; no view before the game begins. */
export type Seen<V = AnyView, P = unknown> = Omit<Shown, "view" | "prices" | "news"> & {
  view: V | null;
  prices: P | null;
  news: News[];
};

/** A page of what happened earlier. */
export type Story = Omit<Retold, "news"> & { news: News[] };

/** A step of a finished game. */
export type Frame<V = AnyView> = Omit<WireFrame, "view" | "news"> & { view: V; news: News[] };

export type Replay = Omit<WireReplay, "frames"> & { frames: Frame[] };

/** Something to ask the server; the wire gives it its id. */
export type Question = Omit<Merged<Message>, "id" | "do" | "seat"> & { do: Message["do"]; seat?: number | null };

/** The one answer to a question. */
export type Answer = Letter;

/** The one event that every game tells alike. */
export interface TurnBegan {
  event: "turn-began";
  seat: number;
  turn: number;
}

/** A game's view, whose moment may be asked for any part that some moment has. */
export type ViewOf<V extends { awaiting: { moment: string } }> = Omit<V, "awaiting"> & {
  awaiting: Merged<V["awaiting"]> & { moment: V["awaiting"]["moment"] };
};
