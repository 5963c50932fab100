import type { OrderView } from '@/lib/contracts/order-view';
import { toQuoteDto } from '@/lib/contracts/quote-dto';
import { serviceOf } from '@/lib/domain/services/all';
import type { FlowId } from '@/lib/domain/services/flows';
import { HOLD_MINUTES } from '@/lib/domain/order/hold';
import type { MovingAnswers } from '@/lib/domain/answers/flow-answers';
import { moveTerms, toOrderLike } from '@/lib/domain/services/moving/order-like';
import { addressesOfOrder } from '@/lib/domain/order/appointments';
import { priceMove } from '@/lib/domain/pricing/moving';
import { SITE } from '@/lib/site';
import { TEST_NOW } from './clock';
import { aMove, fullAnswers } from './moves';
import { ORDERS_OF_EVERY_SERVICE } from './services';

/** Returns a guest's order as the backend shows it: ordered at TEST_NOW and held for half an hour by default. */
export function anOrderView(changes: Partial<OrderView> = {}, answers: Partial<MovingAnswers> = {}): OrderView {
  const all = fullAnswers(answers);
  const { addOns, addresses, isStudent } = all;
  const quote = priceMove(aMove({ addOns, addresses, isStudent, movingDate: '2026-12-15', distanceMiles: 7 }));
  const payUntil = new Date(Date.parse(TEST_NOW) + HOLD_MINUTES * 60_000).toISOString();
  const order = toOrderLike(all, quote);
  return {
    orderId: 'order-1',
    reference: 'SM-7K4Q-2XPD',
    draftId: 'draft-draft-draft-draft',
    state: 'awaiting_payment',
    createdAt: TEST_NOW,
    agreedAt: TEST_NOW,
    addedAt: {},
    order,
    terms: moveTerms(all, quote),
    squareFeet: null,
    services: ['MOVING', ...addOns],
    stops: {
      version: 0,
      canGive: changes.state === 'confirmed' || changes.state === 'rescheduled',
      canFind: false,
      noPhotos: false,
      list: addressesOfOrder(order.addresses).map(({ stop, label, address }) => ({
        stop,
        label,
        postcode: address.postcode,
        given: null,
      })),
    },
    texts: null,
    home: null,
    checklist: { done: [], wantsMails: true, inCalendar: false },
    day: null,
    extras: [],
    quote: toQuoteDto(quote),
    events: [{ at: TEST_NOW, type: 'created', cause: 'visitor' }],
    startsWithin14Days: false,
    isByPhone: false,
    holdExpiresAt: payUntil,
    payUntil,
    paymentUrl: '/api/orders/SM-7K4Q-2XPD/pay?token=t',
    version: 0,
    canChange: false,
    onlyCancels: false,
    openChange: null,
    refunded: 0,
    documents: [],
    photos: [],
    recorded: [],
    claims: { isOpen: false, made: 0 },
    bringBack: [],
    takesMore: false,
    hasStoragePayments: false,
    store: null,
    refundOfCancelling: null,
    calendarUrl: null,
    ...changes,
  };
}

/** Returns the order of `anOrderView`, paid. */
export const aConfirmedOrder = (changes: Partial<OrderView> = {}, answers: Partial<MovingAnswers> = {}): OrderView =>
  anOrderView(
    {
      state: 'confirmed',
      holdExpiresAt: null,
      payUntil: null,
      paymentUrl: null,
      calendarUrl: '/api/orders/SM-7K4Q-2XPD/calendar?token=t',
      ...changes,
    },
    answers,
  );

const DAY = '2026-12-15';

/** Returns a paid order of any service as its guest sees it, with its own price: Tuesday 15 December 2026, 10:00. */
export function aBookedOrderOf(flow: FlowId, changes: Partial<OrderView> = {}): OrderView {
  const service = serviceOf(flow);
  const plain = ORDERS_OF_EVERY_SERVICE.find((each) => each.flow === flow);
  if (!plain) throw new RangeError(`No plain order of ${flow}: lib/testing/services.ts`);
  const answers = plain.on(DAY);
  const request = service.requestOf(answers);
  const around = { promo: null, distanceMiles: 7, addOnVariant: SITE.addOnVariant, priceList: SITE.storagePriceList };
  const quote = service.price({ ...request, ...around }, DAY);
  const [order, services] = [service.toOrderLike(answers, quote), service.servicesOf(request)];
  const terms = service.termsOf(answers, quote);
  return aConfirmedOrder({ canChange: true, order, terms, services, quote: toQuoteDto(quote), ...changes });
}
