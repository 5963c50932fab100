import type { CheaperDays, EqualDays } from '@/lib/domain/slots/cheaper-days';
import type { MovingSpace } from '@/lib/domain/order-types';

export type InstantPlan = {
  readonly space: MovingSpace;
  readonly label: string;
  /** The plan's own price, VAT included: "£259". */
  readonly price: string;
  readonly facts: string;
  /** The distance included in the price: "25 miles"; '' if none is named. */
  readonly reach: string;
};

export type ServiceSize = {
  /** The `plan` of the flow's query; '' leads to all sizes. */
  readonly value: string;
  readonly label: string;
  readonly lead?: string;
  /** Team and duration: "2 cleaners · 5 hours". */
  readonly facts?: string;
  /** The prices by term, VAT included; one if there are no terms. */
  readonly prices: readonly string[];
};

export type ServiceTerm = {
  readonly value: string;
  readonly label: string;
  readonly detail: string;
  readonly note: string;
};

export type InstantService = {
  readonly id: 'storage' | 'cleaning' | 'return';
  readonly label: string;
  readonly action: string;
  readonly sizes: { readonly label: string; readonly initial: string; readonly options: readonly ServiceSize[] };
  readonly terms: {
    readonly legend: string;
    readonly initial: string;
    readonly options: readonly ServiceTerm[];
  } | null;
  readonly postcode: { readonly name: PostcodeName; readonly label: string };
  readonly per: string;
  readonly points: readonly string[];
  readonly button: string;
};

export type PostcodeName = 'from' | 'to';

/** The state of the live price. `price` always belongs to `subject`, the current choice. */
export type LivePrice = {
  readonly state: 'idle' | 'asking' | 'priced' | 'unreachable';
  readonly subject?: string;
  readonly price?: string;
  readonly distance?: string;
  /** The savings on other days, or that all cost the same; null while that is unknown. */
  readonly days?: CheaperDays | EqualDays | null;
  /** The URL for asking us with the typed values, only while a place has no online price. */
  readonly askHref?: string | undefined;
  readonly announcement: string;
  readonly errors: { readonly [name in PostcodeName]?: string };
};

export const NO_LIVE_PRICE: LivePrice = { state: 'idle', announcement: '', errors: {} };
