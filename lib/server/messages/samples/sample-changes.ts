import { NOTHING, pence, type Pence } from '@/lib/domain/money';
import { movedStops } from '@/lib/domain/order/elsewhere';
import type { OrderRow } from '@/lib/server/kernel/db/schema';
import { asItWas } from '@/lib/server/subjects/orders/change-target';
import { orderOf } from '@/lib/server/subjects/orders/documents';
import { factsBefore, withOldPlaces, type ChangeFacts } from '../email/change-facts';
import { orderFacts } from '../email/order-facts';
import { SAMPLE_ANSWERS, sampleRow, things } from './sample-orders';

const BOOKED = sampleRow('moving');
const MOVE = SAMPLE_ANSWERS.moving;
const NO_MONEY = { paid: NOTHING, refund: NOTHING, lateFee: NOTHING, goneBack: NOTHING, byHand: NOTHING } as const;

function between(kind: ChangeFacts['kind'], after: OrderRow, money: Partial<ChangeFacts>): ChangeFacts {
  const moved = movedStops(orderOf(BOOKED).addresses, orderOf(after).addresses);
  const order = withOldPlaces(orderFacts(after), orderOf(after), moved);
  return { kind, order, moved, before: factsBefore(asItWas(BOOKED)), ...NO_MONEY, ...money };
}

const more = (after: OrderRow): Pence => pence(after.total_pence - BOOKED.total_pence);

const LATER = sampleRow('moving', {
  ...MOVE,
  dates: { movingDate: '2026-12-19' },
  timeSlot: { movingDate: ['08:00', '10:00'] },
});

const LARGER = sampleRow('moving', {
  ...MOVE,
  addOns: ['CLEANING'],
  furnitureItems: [...MOVE.furnitureItems.slice(1), ...things(['washing_machine', 1], ['bicycle', 2])],
});

const ELSEWHERE = sampleRow('moving', {
  ...MOVE,
  addresses: { ...MOVE.addresses, delivery: { postcode: 'E1 6AN', floor: 2, parking: true, elevator: false } },
});

export const MOVED_TO_DEARER_DAY = between('reschedule', LATER, { paid: more(LATER) });
export const OTHER_CONTENTS = between('edit', LARGER, { paid: more(LARGER) });
export const OTHER_ADDRESS = between('address', ELSEWHERE, { paid: more(ELSEWHERE) });
export const CANCELLED: ChangeFacts = {
  ...between('cancel', BOOKED, { refund: pence(BOOKED.total_pence), goneBack: pence(BOOKED.total_pence) }),
  before: null,
};
export const REFUSED: ChangeFacts = { ...between('reschedule', BOOKED, { paid: more(LATER) }), before: null };

export const BEFORE_MOVE = orderFacts(BOOKED);
