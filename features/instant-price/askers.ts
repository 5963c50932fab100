import { calculate, calculatePersonalizedOnce } from '@/lib/api/quotes';
import { findSlots } from '@/lib/api/slots';
import type { QuoteDto } from '@/lib/contracts/errors';
import { EMPTY_ADDRESS, NO_MORE_COVER } from '@/lib/domain/answers/flow-answers';
import { ALL_TO_THE_NEW_HOME } from '@/lib/domain/answers/storage-split';
import {
  CLEANING_SPACES,
  FIXED_MOVING_PLANS,
  MOVING_SPACES,
  STORAGE_SPACES,
  STORAGE_TERMS,
} from '@/lib/domain/order-types';
import type { BookableService } from '@/lib/domain/services/flows';
import { nextTwoWeeks, type DayOffer } from '@/lib/domain/slots/calendar';
import type { PostcodeName } from './types';

export type Typed = { readonly [name in 'plan' | 'term' | PostcodeName]: string };

export type Asker = {
  /** The required postcodes, each with its path in the request. */
  readonly postcodes: { readonly [name in PostcodeName]?: string };
  /** Returns the choice as one word, or '' while there is nothing to price. */
  readonly subjectOf: (typed: Typed) => string;
  readonly service: BookableService;
  readonly ask: (typed: Typed, signal: AbortSignal) => Promise<QuoteDto>;
  /** Returns the next days with their prices, or null while the price may still change with a list of items. */
  readonly days?: (typed: Typed, now: Date, signal: AbortSignal) => Promise<readonly DayOffer[]> | null;
  readonly announcement: (price: string, distance: string) => string;
};

const oneOf = <W extends string>(words: readonly W[], text: string): W | '' =>
  words.find((word) => word === text) ?? '';
const at = (postcode: string) => ({ ...EMPTY_ADDRESS, postcode });
const daysOf = async (answer: ReturnType<typeof findSlots>) => (await answer).days;
const NOTHING_ELSE = { addOns: [], isStudent: false, furnitureItems: [], squareFeet: null, promo: '' } as const;

const noMoreCover = () => ({ step: NO_MORE_COVER.step, worth: [] });

export const MOVING_ASKER: Asker = {
  service: 'MOVING',
  postcodes: { from: 'collectionPostcode', to: 'deliveryPostcode' },
  subjectOf: ({ plan }) => oneOf(MOVING_SPACES, plan) || 'custom',
  ask: ({ plan, from, to }, signal) => {
    const movingSpace = oneOf(MOVING_SPACES, plan) || 'custom';
    return calculate({ movingSpace, collectionPostcode: from, deliveryPostcode: to }, signal);
  },
  days: ({ plan, from, to }, now, signal) => {
    const movingSpace = oneOf(FIXED_MOVING_PLANS, plan);
    if (!movingSpace) return null;
    const ends = { collection: at(from), delivery: at(to), additional_collection: [], additional_delivery: [] };
    const { addOns, isStudent, furnitureItems, promo } = NOTHING_ELSE;
    const chosen = { addOns, isStudent, furnitureItems, promo, movingSpace, addresses: ends };
    const split = { ...ALL_TO_THE_NEW_HOME, lines: [] };
    const answers = { ...chosen, cover: noMoreCover(), split, dates: { movingDate: '' } };
    return daysOf(findSlots({ service: 'MOVING', ...nextTwoWeeks(now), answers }, signal));
  },
  announcement: (price, distance) => `From ${price} for ${distance}, VAT included`,
};

function storageOf({ plan, term, from }: Typed) {
  const storageSpace = oneOf(STORAGE_SPACES, plan) || 'custom';
  const storageTerm = oneOf(STORAGE_TERMS, term) || 'weekly';
  const when = { dates: { storageCollectionDate: '' }, cover: noMoreCover() };
  const rest = { addresses: { storage_collection: at(from) }, ...when };
  return { ...NOTHING_ELSE, service: 'STORAGE_COLLECTION', storageSpace, storageTerm, ...rest } as const;
}

export const STORAGE_ASKER: Asker = {
  service: 'STORAGE_COLLECTION',
  postcodes: { from: 'addresses.storage_collection.postcode' },
  subjectOf: ({ plan, term }) => oneOf(STORAGE_SPACES, plan) && `${plan} ${term}`,
  ask: (typed, signal) => calculatePersonalizedOnce(storageOf(typed), signal),
  days: (typed, now, signal) =>
    daysOf(findSlots({ service: 'STORAGE_COLLECTION', ...nextTwoWeeks(now), answers: storageOf(typed) }, signal)),
  announcement: (price) => `First payment from ${price}, VAT included`,
};

const cleanOf = (plan: string, from: string) => ({
  service: 'CLEANING' as const,
  addOns: [],
  isStudent: false,
  promo: '',
  cleaningSpace: oneOf(CLEANING_SPACES, plan) || 'custom',
  addresses: { cleaning: at(from) },
  dates: { cleaningDate: '' },
  moveSlot: null,
});

/** The price of a clean is the same everywhere, so the call only checks whether we clean there. */
export const CLEANING_ASKER: Asker = {
  service: 'CLEANING',
  postcodes: { from: 'addresses.cleaning.postcode' },
  subjectOf: ({ plan }) => oneOf(CLEANING_SPACES, plan),
  ask: ({ plan, from }, signal) => calculatePersonalizedOnce(cleanOf(plan, from), signal),
  days: ({ plan, from }, now, signal) =>
    daysOf(findSlots({ service: 'CLEANING', ...nextTwoWeeks(now), answers: cleanOf(plan, from) }, signal)),
  announcement: (price) => `${price} in all, VAT included`,
};

function returnOf({ plan, to }: Typed) {
  const storageSpace = oneOf(STORAGE_SPACES, plan);
  const returnKind = storageSpace ? 'unit' : 'items';
  const rest = { storedItems: [], addresses: { delivery: at(to) }, dates: { deliveryDate: '' } };
  return { ...NOTHING_ELSE, service: 'STORAGE_RETURN', returnKind, storageSpace, ...rest } as const;
}

export const RETURN_ASKER: Asker = {
  service: 'STORAGE_RETURN',
  postcodes: { to: 'addresses.delivery.postcode' },
  subjectOf: ({ plan }) => plan,
  ask: (typed, signal) => calculatePersonalizedOnce(returnOf(typed), signal),
  days: (typed, now, signal) =>
    daysOf(findSlots({ service: 'STORAGE_RETURN', ...nextTwoWeeks(now), answers: returnOf(typed) }, signal)),
  announcement: (price, distance) => `${price} for ${distance}, VAT included`,
};
