import type { CheaperDays, EqualDays } from '@/lib/domain/slots/cheaper-days';
import type { MovingSpace } from '@/lib/domain/vocabulary';

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

/** One size of another service. */
export type ServiceSize = {
  /** As the flow's query has it (plan); empty leads to all sizes. */
  readonly value: string;
  /** "6 × 4 ft". */
  readonly label: string;
  /** "from" where the price is the least there is. */
  readonly lead?: string;
  /** "2 cleaners · 5 hours". */
  readonly facts?: string;
  /** "£9.86", by term; one where there are no terms. VAT included. */
  readonly prices: readonly string[];
};

/** How long a unit is rented for. */
export type ServiceTerm = {
  readonly value: string;
  readonly label: string;
  /** "−25%". */
  readonly detail: string;
  /** "4 weeks or more · collection and return from £49 each". */
  readonly note: string;
};

/** Another tab: a form into the flow of its service, with a price for every choice. */
export type InstantService = {
  readonly id: 'storage' | 'cleaning' | 'return';
  /** The tab. */
  readonly label: string;
  /** The address that the form is sent to. */
  readonly action: string;
  readonly sizes: { readonly label: string; readonly initial: string; readonly options: readonly ServiceSize[] };
  readonly terms: {
    readonly legend: string;
    readonly initial: string;
    readonly options: readonly ServiceTerm[];
  } | null;
  readonly postcode: { readonly name: PostcodeName; readonly label: string };
  /** "a week": after the price. */
  readonly per: string;
  readonly points: readonly string[];
  readonly button: string;
};

export type PostcodeName = 'from' | 'to';

/** What the live price says. `price` is only ever that of `subject`, what is chosen now. */
export type LivePrice = {
  readonly state: 'idle' | 'asking' | 'priced' | 'unreachable';
  /** The size, with the term where there is one. */
  readonly subject?: string;
  readonly price?: string;
  /** "7 miles". */
  readonly distance?: string;
  /** What the choice of the day saves, or that each costs the same; none while that is not known. */
  readonly days?: CheaperDays | EqualDays | null;
  /** Where somebody is asked for a price, with all that is typed; only while a place has none online. */
  readonly askHref?: string | undefined;
  /** For the polite live region: one sentence for each change. */
  readonly spoken: string;
  readonly errors: { readonly [name in PostcodeName]?: string };
};

export const NO_LIVE_PRICE: LivePrice = { state: 'idle', spoken: '', errors: {} };
