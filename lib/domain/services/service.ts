import type { PriceCondition } from '../pricing/conditions';
import type { PromoTerms, Quote } from '../pricing/quote';
import type { AddOnVariant } from '../prices/price-lists';
import type { StoragePriceList } from '../prices/storage-price-lists';
import type { SlotNeed } from '../slots/needs';
import type {
  AddOn,
  CleaningSpace,
  CoverStep,
  FurnitureItem,
  ItemWorth,
  LocalDate,
  MovingSpace,
  OrderDate,
  BookedOrder,
  OrderLike,
  OrderTerms,
  ServiceType,
  SlotTimes,
  SplitLine,
  StorageSpace,
  StorageTerm,
} from '../vocabulary';
import type { AnswersOf, FlowId, FLOWS } from './flows';

/** What every service is asked to price: each adds its own. `promo` is the code as it was typed. */
export type JobRequest = {
  readonly addOns: readonly AddOn[];
  readonly isStudent: boolean;
  readonly promo: string;
  readonly dates: Readonly<Partial<Record<OrderDate, LocalDate | ''>>>;
};

/** What a price depends on that nobody answers: read from the outside, or a setting of ours. */
export type Around = {
  /** Road miles of the whole trip, rounded up (places/distance.ts); null while a postcode is missing. */
  readonly distanceMiles: number | null;
  readonly promo: PromoTerms | null;
  readonly addOnVariant: AddOnVariant;
  readonly priceList: StoragePriceList;
};

/** A request with what it needs from the outside. */
export type Priced<R extends JobRequest> = Omit<R, 'promo'> & Around;

/** A stop of the trip: a postcode with its path in the answers, or (without one) a district of our own. */
export type Stop = { readonly field?: string; readonly text: string };

/** What the places of a job depend on, whether it is asked for or stored. */
export type Load = {
  readonly movingSpace: MovingSpace | null;
  readonly services: readonly ServiceType[];
  readonly cubicFeet: number;
};

/** A stored order, as its request is read back from it. */
export type Booked = {
  readonly order: BookedOrder;
  readonly services: readonly ServiceType[];
  readonly quote: Quote;
  /** The area of a custom unit; null for every other, and for one whose area was agreed on the telephone. */
  readonly squareFeet: number | null;
  /** The unit of the order whose things a return brings back, or that more is brought into; null where that is not known. */
  readonly store: {
    readonly storageSpace: StorageSpace | null;
    readonly storageTerm: StorageTerm | null;
    readonly squareFeet: number | null;
  } | null;
};

/** What may be in a booked order instead of what is. */
export type Contents = {
  readonly addOns: readonly AddOn[];
  readonly furnitureItems: readonly FurnitureItem[];
  /** Null keeps the unit that is booked. */
  readonly unit: { readonly storageSpace: StorageSpace; readonly squareFeet: number | null } | null;
  /** Null keeps the cover that is booked. */
  readonly coverStep: CoverStep | null;
  /** Null keeps where the things go. */
  readonly split: readonly SplitLine[] | null;
  /** Without it what was said of the worth of things stays. */
  readonly worth?: readonly ItemWorth[];
};

/** How the contents of a booked order change. */
export type Editing<R extends JobRequest> = {
  /** Whether the list may not become empty: there is nothing else to come for. */
  readonly needsItems: (booked: R) => boolean;
  /** Null where it is not offered. */
  readonly requestWith: (booked: R, contents: Contents) => R | null;
  /** A unit that has to hold a list, because nobody has agreed that only what fits is stored (FIT-1); null for none. */
  readonly mustHold: (request: R) => {
    readonly unit: { readonly storageSpace: StorageSpace; readonly squareFeet: number | null };
    readonly items: readonly FurnitureItem[];
  } | null;
  /** What the request changes of the stored order beside its list and its price. */
  readonly orderWith: (order: BookedOrder, request: R) => Partial<BookedOrder>;
};

/** A plan that can be priced with the same answers beside. */
export type Plan<R extends JobRequest> = {
  readonly space: MovingSpace | StorageSpace | CleaningSpace;
  readonly request: R;
};

/**
 * Everything about a service that can be booked: its facts (flows.ts, which browsers load without the rules) and its rules.
 * all.ts lists the services. `R` is the part of the answers that is priced, `P` the part that all plans have in common.
 */
export type Service<
  F extends FlowId = FlowId,
  R extends JobRequest = JobRequest,
  P = JobRequest,
> = (typeof FLOWS)[F] & {
  readonly id: F;
  readonly empty: AnswersOf[F];
  /** What can be added to it, in the order in which it is listed. */
  readonly addOns: readonly AddOn[];
  /** The answer at which a size without a price is said. */
  readonly sizeField: string;
  /** The answers that list things. */
  readonly lists: readonly string[];

  /** What of the answers is priced. */
  readonly requestOf: (answers: AnswersOf[F]) => R;
  /** What is booked, the service itself first. */
  readonly servicesOf: (request: Pick<JobRequest, 'addOns'>) => readonly ServiceType[];
  /** In the order of the trip. */
  readonly stopsOf: (request: R) => readonly Stop[];
  /** Why it is priced by request for where it is; null when it is priced online, or while a postcode is missing. */
  readonly whyByRequest: (postcodes: readonly string[]) => string | null;
  /** Throws VolumeTooLarge, TooHeavy, StorageByRequest, CleaningByRequest; RangeError for a day that does not exist. */
  readonly price: (request: Priced<R>, date: LocalDate | '') => Quote;
  readonly conditions: (request: Priced<R>, date: LocalDate | '') => readonly PriceCondition[];
  /** What is carried, for planning. */
  readonly cubicFeetOf: (request: R) => number;
  /** The places that it takes. Throws RangeError for a slot that we do not have. */
  readonly needs: (load: Load, date: LocalDate, slot: SlotTimes) => readonly SlotNeed[];
  readonly toOrderLike: (answers: AnswersOf[F], quote: Quote) => OrderLike;
  /** Returns what its customer agrees to beside the order-like object. */
  readonly termsOf: (answers: AnswersOf[F], quote: Quote) => OrderTerms;
  /** The area of the custom unit that is rented or emptied, whole square feet; null for everything else. */
  readonly squareFeetOf: (request: R) => number | null;
  /** The request that a stored order was made from, without its day; null where it was agreed on the telephone. */
  readonly booked: (booked: Booked) => R | null;
  /** All its plans with the same answers beside. */
  readonly plans: (answers: P) => readonly Plan<R>[];
  /** Null where nothing but the day changes online. */
  readonly editing: Editing<R> | null;
};

/** The add-ons of a service that are among what is booked. */
export const chosenOf = <A extends AddOn>(all: readonly A[], services: readonly ServiceType[]): A[] =>
  all.filter((addOn) => services.includes(addOn));
