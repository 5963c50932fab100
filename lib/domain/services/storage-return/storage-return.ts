import { EMPTY_ADDRESS } from '../../answers/flow-answers';
import { EMPTY_RETURN_ANSWERS, type ReturnAnswers, type ReturnKind } from '../../answers/storage-return';
import { inventoryTotals } from '../../catalogue/inventory';
import { STORAGE_UNITS } from '../../catalogue/storage-units';
import { tidyAddress } from '../../places/tidy-address';
import { STORAGE_DISTRICT } from '../../prices/assumptions';
import type { Quote } from '../../pricing/quote';
import { priceReturn, returnedItems, WHOLE_UNIT } from '../../pricing/storage';
import { storageNeeds } from '../../slots/calendar';
import { RETURN_ADD_ONS, type OrderLike } from '../../order-types';
import type { LocalDate } from '../../london-time';
import { FLOWS } from '../flows';
import { appointment, baseOf } from '../order-like-parts';
import { chosenOf, type Booked, type JobRequest, type Service } from '../service';
import { returnConditions } from './conditions';

/** Returns the order-like object of the spec (§3, QUO-6) for a return. A whole unit is one line of its inventory. */
export function returnToOrderLike(answers: ReturnAnswers, quote: Quote): OrderLike {
  const { returnKind, storageSpace } = answers;
  const isUnit = returnKind === 'unit' && storageSpace !== '';
  return {
    ...baseOf(answers, quote),
    storageSpace: isUnit ? storageSpace : null,
    furnitureItems: returnKind === '' ? [] : returnedItems({ ...answers, returnKind }),
    addresses: { delivery: tidyAddress(answers.addresses.delivery) },
    ...appointment('deliveryDate', answers.dates.deliveryDate, answers.timeSlot.deliveryDate),
  };
}

export type ReturnRequest = JobRequest &
  Pick<ReturnAnswers, 'addOns' | 'addresses' | 'furnitureItems' | 'storageSpace' | 'squareFeet' | 'storedItems'> & {
    readonly returnKind: ReturnKind;
    readonly dates: { readonly deliveryDate: LocalDate | '' };
  };

/** Rebuilds the request of a stored return. Null for a unit that was agreed on the telephone. */
function booked({ order, services, squareFeet, rental }: Booked): ReturnRequest | null {
  const { storageSpace, isStudent, furnitureItems } = order;
  if (storageSpace === 'custom' && squareFeet === null) return null;
  const { delivery = EMPTY_ADDRESS } = order.addresses;
  const ofStore = {
    storageSpace: rental?.storageSpace ?? ('' as const),
    squareFeet: rental ? rental.squareFeet : squareFeet,
  };
  return {
    returnKind: storageSpace === null ? 'items' : 'unit',
    ...(storageSpace === null ? ofStore : { storageSpace, squareFeet }),
    isStudent,
    promo: '',
    furnitureItems,
    storedItems: furnitureItems.filter(({ id }) => id !== WHOLE_UNIT),
    addOns: chosenOf(RETURN_ADD_ONS, services),
    addresses: { delivery },
    dates: { deliveryDate: '' },
  };
}

type Shared = Omit<ReturnRequest, 'returnKind' | 'storageSpace' | 'squareFeet' | 'storedItems' | 'furnitureItems'>;

export const STORAGE_RETURN: Service<'storage-return', ReturnRequest, Shared> = {
  id: 'storage-return',
  ...FLOWS['storage-return'],
  empty: EMPTY_RETURN_ANSWERS,
  addOns: RETURN_ADD_ONS,
  sizeField: 'storageSpace',
  lists: ['furnitureItems', 'storedItems'],
  // The schemas ensure that the kind of return is chosen before anything is priced.
  requestOf: (answers) => ({ ...answers, returnKind: answers.returnKind as ReturnKind }),
  servicesOf: ({ addOns }) => ['STORAGE_RETURN', ...RETURN_ADD_ONS.filter((addOn) => addOns.includes(addOn))],
  stopsOf: ({ addresses }) => [
    { text: STORAGE_DISTRICT },
    { field: 'addresses.delivery.postcode', text: addresses.delivery.postcode },
  ],
  // The other end of every trip is our store in London.
  whyByRequest: () => null,
  price: (request, deliveryDate) => priceReturn({ ...request, deliveryDate }),
  conditions: (request, deliveryDate) => returnConditions({ ...request, deliveryDate }),
  cubicFeetOf: (request) => inventoryTotals(returnedItems(request)).cubicFeet,
  needs: ({ cubicFeet }, date, slot) => storageNeeds(cubicFeet, date, slot),
  toOrderLike: returnToOrderLike,
  termsOf: () => ({}),
  squareFeetOf: ({ returnKind, storageSpace, squareFeet }) =>
    returnKind === 'unit' && storageSpace === 'custom' ? squareFeet : null,
  booked,
  plans: (answers) =>
    STORAGE_UNITS.map(({ space }) => ({
      space,
      request: {
        ...answers,
        returnKind: 'unit',
        storageSpace: space,
        squareFeet: null,
        storedItems: [],
        furnitureItems: [],
      },
    })),
  // The items of a return are agreed together with the rental.
  editing: null,
};
