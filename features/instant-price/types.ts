import type { MovingSpace } from '@/lib/domain/order/types';

/** One size as the widget shows it before any postcode is known. */
export type InstantPlan = {
  readonly space: MovingSpace;
  /** "1 bed". */
  readonly label: string;
  /** "£259": the plan's own price, VAT included. */
  readonly price: string;
  /** "2 movers · 30 boxes". */
  readonly facts: string;
  /** "25 miles": the distance in the price; empty where none is named. */
  readonly reach: string;
};

/** A service that a person books: what it costs from, and what that buys. */
export type PhoneService = {
  readonly id: string;
  /** The tab. */
  readonly label: string;
  readonly lead: string;
  readonly points: readonly string[];
  /** "£9". */
  readonly price: string;
  /** "a week · VAT included". */
  readonly note: string;
};

/** What the live price says. `price` is only ever that of `space`, the size chosen now. */
export type LivePrice = {
  readonly state: 'idle' | 'asking' | 'priced' | 'unreachable';
  readonly space?: MovingSpace;
  readonly price?: string;
  /** "7 miles". */
  readonly distance?: string;
  /** For the polite live region: one sentence for each change. */
  readonly spoken: string;
  readonly errors: { readonly from?: string; readonly to?: string };
};

export const NO_LIVE_PRICE: LivePrice = { state: 'idle', spoken: '', errors: {} };
