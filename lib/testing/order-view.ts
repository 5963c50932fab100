import type { OrderView } from '@/lib/contracts/order-view';
import { toQuoteDto } from '@/lib/contracts/quote-dto';
import { HOLD_MINUTES } from '@/lib/domain/order/hold';
import type { MovingAnswers } from '@/lib/domain/order/moving-answers';
import { toOrderLike } from '@/lib/domain/order/order-like';
import { priceMove } from '@/lib/domain/pricing/moving';
import { TEST_NOW } from './clock';
import { aMove, fullAnswers } from './moves';

/** A guest's order as the backend shows it: ordered at TEST_NOW, held for half an hour, unless told otherwise. */
export function anOrderView(changes: Partial<OrderView> = {}, answers: Partial<MovingAnswers> = {}): OrderView {
  const all = fullAnswers(answers);
  const { addOns, addresses, isStudent } = all;
  const quote = priceMove(aMove({ addOns, addresses, isStudent, movingDate: '2026-12-15', distanceMiles: 7 }));
  const payUntil = new Date(Date.parse(TEST_NOW) + HOLD_MINUTES * 60_000).toISOString();
  return {
    orderId: 'order-1',
    reference: 'SM-7K4Q-2XPD',
    draftId: 'draft-draft-draft-draft',
    state: 'awaiting_payment',
    createdAt: TEST_NOW,
    agreedAt: TEST_NOW,
    order: toOrderLike(all, quote),
    services: ['MOVING', ...addOns],
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
