import { listedWorth, type CoverAnswers } from '../answers/flow-answers';
import { formatPence, toPounds } from '../money';
import { COVER_LIMITS, COVER_PRICES } from '../prices/assumptions';
import { condition, type PriceCondition } from '../pricing/charges';
import type {
  AddOn,
  BookedOrder,
  CoverStep,
  ItemWorth,
  Items,
  MovingSpace,
  PlanSpace,
  OrderCover,
  OrderDate,
  OrderLike,
  OrderTerms,
  ServiceType,
  StorageSpace,
  StorageSplitLine,
  StorageTerm,
} from '../order-types';
import type { PromoTerms, Quote } from '../pricing/quote';
import type { StorageToRent } from '../pricing/storage-rates';
import type { AddOnVariant } from '../prices/price-lists';
import type { StoragePriceList } from '../prices/storage-price-lists';
import type { SlotNeed } from '../slots/calendar';
import type { LocalDate, SlotTimes } from '../london-time';
import type { AnswersOf, FLOWS, FlowId } from './flows';

/** Returns the agreed cover with today's limits. Undefined if an order has only what every price includes. */
export function agreedCover({ step, worth }: CoverAnswers, items: Items): OrderCover | undefined {
  const listed = listedWorth(worth, items);
  if (step === 'included' && listed.length === 0) return undefined;
  const { item, job } = COVER_LIMITS[step];
  return { step, itemLimit: toPounds(item), jobLimit: toPounds(job), worth: listed };
}

export const changedCover = (booked: CoverAnswers, { coverStep, worth }: Pick<Contents, 'coverStep' | 'worth'>) => ({
  step: coverStep ?? booked.step,
  worth: worth ?? booked.worth,
});

export const coverCondition = (step: CoverStep = 'included'): readonly PriceCondition[] =>
  step === 'included'
    ? [condition('cover', 'you want more than the included cover', `from ${formatPence(COVER_PRICES.raised)}`)]
    : [];

/** The fields of a price request that all services share. `promo` is the code as typed. */
export type JobRequest = {
  readonly addOns: readonly AddOn[];
  readonly isStudent: boolean;
  readonly promo: string;
  readonly dates: Readonly<Partial<Record<OrderDate, LocalDate | ''>>>;
};

/** The inputs of a price that the visitor does not answer: looked up, or our own settings. */
export type PricingContext = {
  /** Road miles of the whole trip, rounded up (places/distance.ts). Null while a postcode is missing. */
  readonly distanceMiles: number | null;
  readonly promo: PromoTerms | null;
  readonly addOnVariant: AddOnVariant;
  readonly priceList: StoragePriceList;
};

export type Priced<R extends JobRequest> = Omit<R, 'promo'> & PricingContext;

/** A stop of the trip: a postcode with its path in the answers, or (without a path) a district of our own. */
export type Stop = { readonly field?: string; readonly text: string };

/** The facts that decide how many places a requested or stored job takes. */
export type Load = {
  readonly movingSpace: MovingSpace | null;
  readonly services: readonly ServiceType[];
  readonly cubicFeet: number;
};

export type Booked = {
  readonly order: BookedOrder;
  readonly services: readonly ServiceType[];
  readonly quote: Quote;
  /** The area of a custom unit. Null for every other unit, and for an area that was agreed on the telephone. */
  readonly squareFeet: number | null;
  /** The rented unit that a return empties or a further collection fills. Null if unknown. */
  readonly rental: {
    readonly storageSpace: StorageSpace | null;
    readonly storageTerm: StorageTerm | null;
    readonly squareFeet: number | null;
  } | null;
};

export type Contents = {
  readonly addOns: readonly AddOn[];
  readonly furnitureItems: Items;
  /** Null keeps the booked unit. */
  readonly unit: StorageToRent | null;
  /** Null keeps the booked cover. */
  readonly coverStep: CoverStep | null;
  /** Null keeps the destinations of the items. */
  readonly split: readonly StorageSplitLine[] | null;
  /** Missing: the stated worth of the items stays. */
  readonly worth?: readonly ItemWorth[];
};

export type Editing<R extends JobRequest> = {
  /** Whether the list must not become empty, because there would be nothing else to come for. */
  readonly needsItems: (booked: R) => boolean;
  /** Returns the request with new contents, or null if this change is not offered. */
  readonly requestWith: (booked: R, contents: Contents) => R | null;
  /** Returns the unit that must hold the items, unless the customer agreed that only what fits is stored (FIT-1). */
  readonly mustHold: (request: R) => { readonly unit: StorageToRent; readonly items: Items } | null;
  /** Returns the changes to the stored order other than its list and its price. */
  readonly orderWith: (order: BookedOrder, request: R) => Partial<BookedOrder>;
};

export type Plan<R extends JobRequest> = {
  readonly space: PlanSpace;
  readonly request: R;
};

/**
 * A bookable service: its facts (flows.ts, which browsers load without the rules) and its rules. `R` is the part of the
 * answers that is priced, `P` what all plans have in common.
 */
export type Service<
  F extends FlowId = FlowId,
  R extends JobRequest = JobRequest,
  P = JobRequest,
> = (typeof FLOWS)[F] & {
  readonly id: F;
  readonly empty: AnswersOf[F];
  readonly addOns: readonly AddOn[];
  /** The field that shows the error for a size without a price. */
  readonly sizeField: string;
  readonly lists: readonly string[];

  readonly requestOf: (answers: AnswersOf[F]) => R;
  /** Returns the booked services, the service itself first. */
  readonly servicesOf: (request: Pick<JobRequest, 'addOns'>) => readonly ServiceType[];
  readonly stopsOf: (request: R) => readonly Stop[];
  /** Returns why the location makes the job priced by request, or null (also while a postcode is missing). */
  readonly whyByRequest: (postcodes: readonly string[]) => string | null;
  /** Throws VolumeTooLarge, TooHeavy, StorageByRequest, CleaningByRequest, and RangeError for an unknown day. */
  readonly price: (request: Priced<R>, date: LocalDate | '') => Quote;
  readonly conditions: (request: Priced<R>, date: LocalDate | '') => readonly PriceCondition[];
  readonly cubicFeetOf: (request: R) => number;
  /** Returns the places that the job takes. Throws RangeError for a slot that we do not have. */
  readonly needs: (load: Load, date: LocalDate, slot: SlotTimes) => readonly SlotNeed[];
  readonly toOrderLike: (answers: AnswersOf[F], quote: Quote) => OrderLike;
  /** Returns what its customer agrees to beyond the order-like object. */
  readonly termsOf: (answers: AnswersOf[F], quote: Quote) => OrderTerms;
  /** Returns the area of the custom unit that is rented or emptied, in whole square feet. Null for everything else. */
  readonly squareFeetOf: (request: R) => number | null;
  /** Rebuilds the request of a stored order, without its day. Null if it was agreed on the telephone. */
  readonly booked: (booked: Booked) => R | null;
  /** Returns all plans with the same other answers. */
  readonly plans: (answers: P) => readonly Plan<R>[];
  /** Null if only the day can be changed online. */
  readonly editing: Editing<R> | null;
};

/** Returns a service's add-ons that are among the booked services. */
export const chosenOf = <A extends AddOn>(all: readonly A[], services: readonly ServiceType[]): A[] =>
  all.filter((addOn) => services.includes(addOn));
