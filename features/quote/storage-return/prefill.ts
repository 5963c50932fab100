import { areaOf } from '@/lib/domain/catalogue/storage-units';
import type { ReturnAnswers, ReturnKind } from '@/lib/domain/answers/storage-return';
import { STORAGE_SPACES, type StorageSpace } from '@/lib/domain/vocabulary';
import { ROUTES } from '@/lib/routes';
import { carriedQuery, dayIn, firstOf, postcodeIn, type Prefill, type Query } from '../pages/query';
import { hasOnlinePrice } from '../units/units';
import { isKnown, NAMED_ITEMS } from './what';

type What = Pick<ReturnAnswers, 'returnKind' | 'storageSpace' | 'squareFeet'>;

/** What comes back, of a query: `plan` is a unit or "items", `area` the square feet of a custom unit. */
function whatOf(query: Query): What | null {
  const plan = firstOf(query.plan);
  if (plan === NAMED_ITEMS) return { returnKind: NAMED_ITEMS, storageSpace: '', squareFeet: null };
  const unit = STORAGE_SPACES.find((space) => space === plan);
  if (!unit) return null;
  return { returnKind: 'unit', storageSpace: unit, squareFeet: unit === 'custom' ? areaOf(firstOf(query.area)) : null };
}

/** What comes back (plan, area), where to (to) and the day (date) of a query. */
export const returnPrefill: Prefill<ReturnAnswers> = {
  names: ['to', 'date'],
  read: (answers, query) => {
    const { delivery } = answers.addresses;
    const to = postcodeIn(query.to);
    const what = whatOf(query);
    const deliveryDate = dayIn(query);
    const isOther = deliveryDate !== '' && deliveryDate !== answers.dates.deliveryDate;
    // Of a known store only how much of it: which one it is no address can say.
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

/** Where a choice of the start page leads: the first step with it. `carried` is the rest of the query. */
export function chosenPath(plan: StorageSpace | ReturnKind, carried: string, area?: number | null): string {
  const chosen = new URLSearchParams({ plan, ...(area && { area: String(area) }) }).toString();
  return `${ROUTES.returnQuote}/packing?${chosen}${carried && `&${carried}`}`;
}

/** The first step, when the query already says what comes back; null: it has to be asked. */
export function firstStepPath(query: Query): string | null {
  const what = whatOf(query);
  if (!what || !hasOnlinePrice(what)) return null;
  return chosenPath(what.storageSpace || NAMED_ITEMS, carriedByReturn(query), what.squareFeet);
}
