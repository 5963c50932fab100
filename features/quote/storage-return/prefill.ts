import { areaOf } from '@/lib/domain/catalogue/storage-units';
import type { ReturnAnswers, ReturnKind } from '@/lib/domain/answers/storage-return';
import { STORAGE_SPACES, type StorageSpace } from '@/lib/domain/order-types';
import { ROUTES } from '@/lib/routes';
import { carriedQuery, dayIn, firstOf, postcodeIn, type Prefill, type Query } from '../pages/query';
import { hasOnlinePrice } from '../units/units';
import { isKnown, NAMED_ITEMS } from './what';

type What = Pick<ReturnAnswers, 'returnKind' | 'storageSpace' | 'squareFeet'>;

/** Reads `plan`, a unit or "items", and `area`, the square feet of a custom unit. */
function whatOf(query: Query): What | null {
  const plan = firstOf(query.plan);
  if (plan === NAMED_ITEMS) return { returnKind: NAMED_ITEMS, storageSpace: '', squareFeet: null };
  const unit = STORAGE_SPACES.find((space) => space === plan);
  if (!unit) return null;
  return { returnKind: 'unit', storageSpace: unit, squareFeet: unit === 'custom' ? areaOf(firstOf(query.area)) : null };
}

/** Reads the contents of the return (plan, area), the postcode (to) and the day (date). */
export const returnPrefill: Prefill<ReturnAnswers> = {
  names: ['to', 'date'],
  read: (answers, query) => {
    const { delivery } = answers.addresses;
    const to = postcodeIn(query.to);
    const what = whatOf(query);
    const deliveryDate = dayIn(query);
    const isOther = deliveryDate !== '' && deliveryDate !== answers.dates.deliveryDate;
    // The query cannot choose another unit than the known rental's.
    const known = isKnown(answers) && what ? { returnKind: what.returnKind } : what;
    return {
      ...answers,
      ...known,
      ...(isOther && { dates: { deliveryDate }, timeSlot: { deliveryDate: null } }),
      addresses: { delivery: to ? { ...delivery, postcode: to } : delivery },
    };
  },
  entry: ({ returnKind, storageSpace, squareFeet }) => ({
    plan: returnKind === NAMED_ITEMS ? NAMED_ITEMS : storageSpace,
    ...(squareFeet !== null && { area: String(squareFeet) }),
  }),
};

export const carriedByReturn = (query: Query): string => carriedQuery(query, returnPrefill.names);

/** Returns the path of the first step. `carried` is the rest of the query. */
export function chosenPath(plan: StorageSpace | ReturnKind, carried: string, area?: number | null): string {
  const chosen = new URLSearchParams({ plan, ...(area && { area: String(area) }) }).toString();
  return `${ROUTES.returnQuote}/packing?${chosen}${carried && `&${carried}`}`;
}

/** Returns the path of the first step, or null if the contents of the return must be asked. */
export function firstStepPath(query: Query): string | null {
  const what = whatOf(query);
  if (!what || !hasOnlinePrice(what)) return null;
  return chosenPath(what.storageSpace || NAMED_ITEMS, carriedByReturn(query), what.squareFeet);
}
