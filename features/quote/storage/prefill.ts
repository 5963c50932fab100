import type { StorageAnswers } from '@/lib/domain/answers/flow-answers';
import { areaOf } from '@/lib/domain/catalogue/storage-units';
import { STORAGE_SPACES, STORAGE_TERMS, type StorageSpace, type StorageTerm } from '@/lib/domain/order-types';
import { chosenPath, ROUTES } from '@/lib/routes';
import { carriedQuery, dayIn, firstOf, postcodeIn, type Prefill, type Query } from '../pages/query';
import { rentText } from './units';

const unitOf = (query: Query): StorageSpace | null =>
  STORAGE_SPACES.find((space) => space === firstOf(query.plan)) ?? null;
export const termOf = (query: Query): StorageTerm | null =>
  STORAGE_TERMS.find((term) => term === firstOf(query.term)) ?? null;

/** Reads `plan` (the unit), `area` (square feet), `term`, `from` (postcode) and `date`, which clears the slot. */
export const storagePrefill: Prefill<StorageAnswers> = {
  names: ['from', 'date'],
  read: (answers, query) => {
    const { storage_collection } = answers.addresses;
    const from = postcodeIn(query.from);
    const unit = unitOf(query);
    const storageCollectionDate = dayIn(query);
    const isOther = storageCollectionDate !== '' && storageCollectionDate !== answers.dates.storageCollectionDate;
    return {
      ...answers,
      storageSpace: unit ?? answers.storageSpace,
      squareFeet: unit ? (unit === 'custom' ? areaOf(firstOf(query.area)) : null) : answers.squareFeet,
      storageTerm: termOf(query) ?? answers.storageTerm,
      ...(isOther && { dates: { storageCollectionDate }, timeSlot: { storageCollectionDate: null } }),
      addresses: { storage_collection: from ? { ...storage_collection, postcode: from } : storage_collection },
    };
  },
  entry: ({ storageSpace, squareFeet, storageTerm }) => ({
    plan: storageSpace,
    ...(squareFeet !== null && { area: String(squareFeet) }),
    term: storageTerm,
  }),
};

export const carriedByStorage = (query: Query): string => carriedQuery(query, storagePrefill.names);

/** Returns the path of the first step. `area`: square feet of a custom unit. `carried`: the rest of the query. */
export const chosenUnitPath = (unit: string, term: StorageTerm, carried: string, area?: number | null): string =>
  chosenPath(ROUTES.storageQuote, { plan: unit, ...(area && { area: String(area) }), term }, carried);

/** Returns the path of the first step, or null unless the query has a term and a unit with an online price. */
export function firstStepPath(query: Query): string | null {
  const unit = unitOf(query);
  const term = termOf(query);
  const area = unit === 'custom' ? areaOf(firstOf(query.area)) : null;
  if (!unit || !term || !rentText({ storageSpace: unit, squareFeet: area }, term)) return null;
  return chosenUnitPath(unit, term, carriedByStorage(query), area);
}
