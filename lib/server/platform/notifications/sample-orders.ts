import { findFurniture } from '@/lib/domain/catalogue/furniture';
import { EMPTY_MOVING_ANSWERS, EMPTY_STORAGE_ANSWERS, type MovingAnswers } from '@/lib/domain/answers/flow-answers';
import { EMPTY_RETURN_ANSWERS } from '@/lib/domain/answers/storage-return';
import { serviceOf } from '@/lib/domain/services/all';
import type { AnswersOf, FlowId } from '@/lib/domain/services/flows';
import type { Address, FurnitureItem } from '@/lib/domain/order-types';
import { deskPath } from '@/lib/routes';
import type { OrderRow } from '@/lib/server/platform/db/schema';
import { documentsOf } from '@/lib/server/modules/orders/documents';
import { SITE } from '@/lib/site';

/** Ofcom reserves the number for fiction. */
export const SAMPLE_CONTACT = {
  firstName: 'Ada',
  lastName: 'Sample',
  email: 'ada@example.com',
  phone: '07700 900123',
  isAgreedWithTerms: true,
} as const;

const HOME: Address = { postcode: 'N1 2TX', floor: 2, parking: true, elevator: false };
const NEW_HOME: Address = { postcode: 'SE15 4QL', floor: 0, parking: false, elevator: false };

/** Throws RangeError for an id that the catalogue does not have. */
export function things(...list: readonly (readonly [id: string, quantity: number])[]): readonly FurnitureItem[] {
  return list.map(([id, quantity]) => {
    const known = findFurniture(id);
    if (!known) throw new RangeError(`Not in the catalogue: ${id}`);
    const { title, cubicFeet, kilograms } = known;
    return { id, title, quantity, cubicFeet, kilograms };
  });
}

const LIST = things(['sofa_2', 1], ['bed_double', 1], ['wardrobe_2', 1], ['fridge_freezer', 1]);

/** The day and slot of the sample orders. */
const DAY = '2026-12-15';
const SLOT = ['10:00', '12:00'] as const;

export const SAMPLE_MOVE: MovingAnswers = {
  ...EMPTY_MOVING_ANSWERS,
  ...SAMPLE_CONTACT,
  movingSpace: 'one_bedroom',
  addOns: ['PACKING'],
  addresses: { ...EMPTY_MOVING_ANSWERS.addresses, collection: HOME, delivery: NEW_HOME },
  furnitureItems: LIST,
  dates: { movingDate: DAY },
  timeSlot: { movingDate: SLOT },
};

/** The sample answers of flows that need more than a size, a home and a day. */
const ANSWERS: { readonly [F in FlowId]?: AnswersOf[F] } = {
  moving: SAMPLE_MOVE,
  storage: {
    ...EMPTY_STORAGE_ANSWERS,
    ...SAMPLE_CONTACT,
    storageSpace: 'Plan 6x4',
    storageTerm: '3_months',
    addOns: ['PACKING_MATERIALS'],
    addresses: { storage_collection: HOME },
    furnitureItems: LIST,
    dates: { storageCollectionDate: DAY },
    timeSlot: { storageCollectionDate: SLOT },
    isAgreedWithPayments: true,
  },
  'storage-return': {
    ...EMPTY_RETURN_ANSWERS,
    ...SAMPLE_CONTACT,
    returnKind: 'items',
    storedItems: LIST,
    furnitureItems: LIST,
    addresses: { delivery: NEW_HOME },
    dates: { deliveryDate: DAY },
    timeSlot: { deliveryDate: SLOT },
  },
};

/**
 * Returns the answers of a flow's sample order. Its size is the second of the flow's plans. Throws RangeError for a flow
 * without a second plan.
 */
function sampleAnswers<F extends FlowId>(flow: F): AnswersOf[F] {
  const { empty, comesTo, dateKey, requestOf, plans } = serviceOf(flow);
  const answers = {
    ...empty,
    ...SAMPLE_CONTACT,
    addresses: { ...empty.addresses, [comesTo]: HOME },
    dates: { [dateKey]: DAY },
    timeSlot: { [dateKey]: SLOT },
  } as AnswersOf[F];
  const own = ANSWERS[flow];
  if (own) return own;
  const plan = plans(requestOf(answers))[1];
  if (!plan) throw new RangeError(`No sample of ${flow}: it has no second plan`);
  return { ...answers, ...plan.request };
}

const ORDERED = '2026-11-24T09:00:00.000Z';

export const SAMPLE_NOW = new Date(ORDERED);

export const SAMPLE_REFERENCE = 'SM-7K4Q-2XPD';

/** Returns the absolute address of a page of the sample order, with an invented key. */
export const sampleLink = (pathOf: (reference: string, key: string) => string): string =>
  SITE.origin + pathOf(SAMPLE_REFERENCE, 'sample-key');

export const SAMPLE_DESK_URL = SITE.origin + deskPath('orders', SAMPLE_REFERENCE);

/** Road miles between the two homes (assumption). */
const MILES = 8;

/** Returns the row of an order with these answers at today's prices. */
export function sampleRow<F extends FlowId>(
  flow: F,
  answers: AnswersOf[F] = sampleAnswers(flow),
  changes: Partial<OrderRow> = {},
): OrderRow {
  const service = serviceOf(flow);
  const request = service.requestOf(answers);
  const { addOnVariant, storagePriceList: priceList } = SITE;
  const priced = { ...request, distanceMiles: MILES, promo: null, addOnVariant, priceList };
  const quote = service.price(priced, request.dates[service.dateKey] ?? '');
  return {
    id: 'sample-order',
    reference: SAMPLE_REFERENCE,
    flow,
    state: 'confirmed',
    token_hash: '',
    idempotency_key: '',
    request_hash: '',
    draft_id: null,
    ...documentsOf({
      order: { ...service.toOrderLike(answers, quote), ...service.termsOf(answers, quote) },
      quote,
      services: service.servicesOf(request),
    }),
    square_feet: null,
    total_pence: quote.totalWithDiscount,
    starts_within_14_days: 0,
    email: SAMPLE_CONTACT.email,
    hold_expires_at: '2026-11-24T09:30:00.000Z',
    created_at: ORDERED,
    updated_at: ORDERED,
    calendar_sequence: 1,
    confirmed_at: ORDERED,
    services_agreed_at: null,
    added_at_json: null,
    store_order_id: null,
    helper_id: null,
    booked_by: null,
    checklist: '',
    home: '',
    ...changes,
  };
}
