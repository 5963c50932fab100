import { areaOf } from '@/lib/domain/catalogue/storage-units';
import type { ReturnAnswers, ReturnKind } from '@/lib/domain/answers/storage-return';
import { STORAGE_SPACES, type StorageSpace } from '@/lib/domain/order-types';
import { chosenPath, ROUTES } from '@/lib/routes';
import { carriedQuery, dayIn, firstOf, postcodeIn, type Prefill, type Query } from '../pages/query';
import { hasOnlinePrice } from '../units/units';
import { isKnown, NAMED_ITEMS } from './what';

type Contents = Pick<ReturnAnswers, 'returnKind' | 'storageSpace' | 'squareFeet'>;

/** Reads `plan` (a unit or "items") and `area` (the square feet of a custom unit). Null for an unknown plan. */
function contentsOf(query: Query): Contents | null {
  const plan = firstOf(query.plan);
  if (plan === NAMED_ITEMS) return { returnKind: NAMED_ITEMS, storageSpace: '', squareFeet: null };
  const unit = STORAGE_SPACES.find((space) => space === plan);
  if (!unit) return null;
  return { returnKind: 'unit', storageSpace: unit, squareFeet: unit === 'custom' ? areaOf(firstOf(query.area)) : null };
}

/**
 * Reads the contents of the return (plan, area), the postcode (to) and the day (date), which clears the slot. `entry`
 * writes the contents as a query again.
 */
export const returnPrefill: Prefill<ReturnAnswers> = {
  names: ['to', 'date'],
  read: (answers, query) => {
    const { delivery } = answers.addresses;
    const to = postcodeIn(query.to);
    const contents = contentsOf(query);
    const deliveryDate = dayIn(query);
    const isOtherDay = deliveryDate !== '' && deliveryDate !== answers.dates.deliveryDate;
    // The query cannot choose another unit than the known rental's.
    const chosen = isKnown(answers) && contents ? { returnKind: contents.returnKind } : contents;
    return {
      ...answers,
      ...chosen,
      ...(isOtherDay && { dates: { deliveryDate }, timeSlot: { deliveryDate: null } }),
      addresses: { delivery: to ? { ...delivery, postcode: to } : delivery },
    };
  },
  entry: ({ returnKind, storageSpace, squareFeet }) => ({
    plan: returnKind === NAMED_ITEMS ? NAMED_ITEMS : storageSpace,
    ...(squareFeet !== null && { area: String(squareFeet) }),
  }),
};

/** Returns the query to carry on, without "?": the draft, or before the first save the postcode and the day. */
export const carriedByReturn = (query: Query): string => carriedQuery(query, returnPrefill.names);

/** Returns the path of the first step. `area`: square feet of a custom unit. `carried`: the rest of the query. */
export const chosenReturnPath = (plan: StorageSpace | ReturnKind, carried: string, area?: number | null): string =>
  chosenPath(ROUTES.returnQuote, { plan, ...(area && { area: String(area) }) }, carried);

/** Returns the path of the first step, or null unless the query has contents with an online price. */
export function firstStepPath(query: Query): string | null {
  const contents = contentsOf(query);
  if (!contents || !hasOnlinePrice(contents)) return null;
  return chosenReturnPath(contents.storageSpace || NAMED_ITEMS, carriedByReturn(query), contents.squareFeet);
}
