import type { OrderView } from '@/lib/contracts/order-view';
import { toQuoteDto } from '@/lib/contracts/quote-dto';
import type { FlowId } from '@/lib/domain/services/flows';
import { HOLD_MINUTES } from '@/lib/domain/order/hold';
import type { MovingAnswers } from '@/lib/domain/answers/moving';
import { toOrderLike } from '@/lib/domain/services/moving/order-like';
import { cleaningToOrderLike } from '@/lib/domain/services/cleaning/order-like';
import { returnToOrderLike } from '@/lib/domain/services/storage-return/order-like';
import { storageToOrderLike } from '@/lib/domain/services/storage/order-like';
import { priceCleaning } from '@/lib/domain/pricing/cleaning';
import { stopsOf } from '@/lib/domain/order/stops';
import { priceMove } from '@/lib/domain/pricing/moving';
import type { Quote } from '@/lib/domain/pricing/quote';
import { priceStorage } from '@/lib/domain/pricing/storage';
import { priceReturn } from '@/lib/domain/pricing/storage-return';
import { TEST_NOW } from './clock';
import { aMove, fullAnswers } from './moves';
import { aClean, aReturn, aStorage, fullCleaningAnswers, fullReturnAnswers, fullStorageAnswers } from './services';

/** A guest's order as the backend shows it: ordered at TEST_NOW, held for half an hour, unless told otherwise. */
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
    squareFeet: null,
    services: ['MOVING', ...addOns],
    stops: {
      version: 0,
      canGive: changes.state === 'confirmed' || changes.state === 'rescheduled',
      canFind: false,
      list: stopsOf(order.addresses).map(({ stop, label, address }) => ({
        ...{ stop, label, postcode: address.postcode },
        given: null,
      })),
    },
    quote: toQuoteDto(quote),
    events: [{ at: TEST_NOW, type: 'created', cause: 'visitor' }],
    startsWithin14Days: false,
    holdExpiresAt: payUntil,
    payUntil,
    paymentUrl: '/api/orders/SM-7K4Q-2XPD/pay?token=t',
    version: 0,
    canChange: false,
    openChange: null,
    refunded: 0,
    bringBack: [],
    store: null,
    refundOfCancelling: null,
    calendarUrl: null,
    ...changes,
  };
}

/** The same order, paid. */
export const aConfirmedOrder = (changes: Partial<OrderView> = {}, answers: Partial<MovingAnswers> = {}): OrderView =>
  anOrderView(
    {
      state: 'confirmed',
      ...{ holdExpiresAt: null, payUntil: null, paymentUrl: null },
      calendarUrl: '/api/orders/SM-7K4Q-2XPD/calendar?token=t',
      ...changes,
    },
    answers,
  );

/** A paid order of any service as its guest sees it, priced by its own rules: Tuesday 15 December 2026, 10:00. */
export function aBookedOrderOf(flow: FlowId, changes: Partial<OrderView> = {}): OrderView {
  const { order, services, quote } = BOOKED[flow]();
  return aConfirmedOrder({ canChange: true, order, services, quote: toQuoteDto(quote), ...changes });
}

const BOOKED = {
  moving: () => {
    const answers = fullAnswers();
    const { addOns, addresses } = answers;
    const quote = priceMove(aMove({ addOns, addresses, movingDate: '2026-12-15', distanceMiles: 7 }));
    return { order: toOrderLike(answers, quote), services: ['MOVING'], quote };
  },
  storage: () => {
    const answers = fullStorageAnswers();
    const { addresses, furnitureItems, storageSpace } = answers;
    const storage = aStorage({ addresses, furnitureItems, storageTerm: '3_months', distanceMiles: 7 });
    const quote = priceStorage({ ...storage, ...(storageSpace && { storageSpace }) });
    return { order: storageToOrderLike(answers, quote), services: ['STORAGE_COLLECTION', 'STORAGE'], quote };
  },
  'storage-return': () => {
    const answers = fullReturnAnswers();
    const { addresses, storageSpace } = answers;
    const quote = priceReturn(aReturn({ returnKind: 'unit', addresses, storageSpace, distanceMiles: 7 }));
    return { order: returnToOrderLike(answers, quote), services: ['STORAGE_RETURN'], quote };
  },
  cleaning: () => {
    const answers = fullCleaningAnswers();
    const quote = priceCleaning(aClean({ cleaningSpace: 'two_bedroom' }));
    return { order: cleaningToOrderLike(answers, quote), services: ['CLEANING'], quote };
  },
} as const satisfies Readonly<Record<FlowId, () => Pick<OrderView, 'order' | 'services'> & { readonly quote: Quote }>>;
