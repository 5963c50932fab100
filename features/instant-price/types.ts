import type { CheaperDays, EqualDays } from '@/lib/domain/slots/cheaper-days';
import type { MovingSpace } from '@/lib/domain/order-types';

/** A size of a move as the widget shows it before any postcode is known. */
export type InstantPlan = {
  readonly space: MovingSpace;
  /** "1 bed". */
  readonly label: string;
  /** "£259": the plan's own price, VAT included. */
  readonly price: string;
  /** Crew and boxes: "2 movers · 30 boxes". */
  readonly facts: string;
  /** The distance included in the price: "25 miles"; empty if none is named. */
  readonly reach: string;
};

/** A size of another service. */
export type ServiceSize = {
  /** The size as in the flow's query (plan). Empty leads to all sizes. */
  readonly value: string;
  /** "6 × 4 ft". */
  readonly label: string;
  /** The word "from", if the price is the lowest one. */
  readonly lead?: string;
  /** Team and duration: "2 cleaners · 5 hours". */
  readonly facts?: string;
  /** The prices by term, such as "£9.86", VAT included. One if there are no terms. */
  readonly prices: readonly string[];
};

/** The rental period of a unit. */
export type ServiceTerm = {
  readonly value: string;
  readonly label: string;
  /** The discount: "−25%". */
  readonly detail: string;
  /** "4 weeks or more · collection and return from £49 each". */
  readonly note: string;
};

/** Another tab of the widget: a form into the flow of its service, with a price for each choice. */
export type InstantService = {
  readonly id: 'storage' | 'cleaning' | 'return';
  /** The label of the tab. */
  readonly label: string;
  /** The URL of the form. */
  readonly action: string;
  readonly sizes: { readonly label: string; readonly initial: string; readonly options: readonly ServiceSize[] };
  readonly terms: {
    readonly legend: string;
    readonly initial: string;
    readonly options: readonly ServiceTerm[];
  } | null;
  readonly postcode: { readonly name: PostcodeName; readonly label: string };
  /** The text after the price: "a week". */
  readonly per: string;
  readonly points: readonly string[];
  readonly button: string;
};

export type PostcodeName = 'from' | 'to';

/** The state of the live price. `price` always belongs to `subject`, the current choice. */
export type LivePrice = {
  readonly state: 'idle' | 'asking' | 'priced' | 'unreachable';
  /** The size, with the term if there is one. */
  readonly subject?: string;
  readonly price?: string;
  /** "7 miles". */
  readonly distance?: string;
  /** The savings on other days, or that all cost the same; none while that is unknown. */
  readonly days?: CheaperDays | EqualDays | null;
  /** The URL for asking us with the typed values, only while a place has no online price. */
  readonly askHref?: string | undefined;
  /** The text of the polite live region, one sentence for each change. */
  readonly announcement: string;
  readonly errors: { readonly [name in PostcodeName]?: string };
};

export const NO_LIVE_PRICE: LivePrice = { state: 'idle', announcement: '', errors: {} };
