import type { SlotDto } from '@/lib/contracts/errors';
import { changeMoney } from '@/lib/domain/order/change-money';
import { startOf } from '@/lib/domain/order/appointments';
import { MOST_OVER, steppedOver, type MoveRule } from '@/lib/domain/order/desk-move';
import { shareOut } from '@/lib/domain/order/shares';
import { NOTHING } from '@/lib/domain/money';
import { isBookable } from '@/lib/domain/slots/calendar';
import type { SlotNeed } from '@/lib/domain/slots/needs';
import type { SlotTimes } from '@/lib/domain/order-types';
import { Problem, wrongField } from '@/lib/server/platform/base/problem';
import type { OrderRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { assertBooked } from '@/lib/server/modules/orders/changeable';
import { readAvailability } from '@/lib/server/modules/slots/availability';
import { keepsTripsInOrder } from '@/lib/server/modules/stored-inventory/trips';
import { RENTAL_MESSAGES } from '@/lib/validation/rental-messages';
import { rebuildOn } from './changed-order';
import { isSlotOf, planReschedule } from './plan-reschedule';
import { isTooLate, sharesBefore, type PlannedChange } from './planned';

export type DeskMove = { readonly planned: PlannedChange; readonly rules: readonly MoveRule[] };

/**
 * Another slot as the desk gives it: by the customer's rules where they allow it, else at no charge to any slot to come
 * that has room, or is full by one at most. Throws Problem as planReschedule does; slot_unavailable for a slot that has
 * begun, slot_taken for one that has no room all the same.
 */
export async function planDeskMove(deps: Deps, row: OrderRow, wanted: SlotDto): Promise<DeskMove> {
  const now = deps.now();
  assertBooked(row);
  const slot: SlotTimes = [wanted.start, wanted.end];
  const broken = { too_late: isTooLate(row, now), not_bookable: !isBookable(wanted.date, now) };
  if (isSlotOf(row)(wanted)) throw new Problem('nothing_to_change');
  const { changed } = await rebuildOn(deps, row, wanted.date, slot);
  const room = await roomFor(deps, row, changed.needs);
  const rules = steppedOver({ ...broken, full: room === 'over' });
  if (rules.length === 0) return { planned: await planReschedule(deps, row, wanted), rules };
  const nearest = () => Promise.resolve([]);
  if (now >= startOf({ date: wanted.date, slot })) throw new Problem('slot_unavailable', { nearestSlots: [] });
  if (!(await keepsTripsInOrder(deps.db, row, wanted.date, now)))
    throw wrongField('slot.date', RENTAL_MESSAGES.storeTripsOrder);
  if (room === 'none') throw new Problem('slot_taken', { nearestSlots: [] });
  const after = shareOut(changed.quote, changed.services);
  const money = changeMoney({ before: sharesBefore(row), after, percentOf: () => 100 });
  const needsStartRequest = changed.startsWithin14Days && row.starts_within_14_days === 0;
  const over = room === 'over' ? { over: MOST_OVER } : {};
  return {
    planned: {
      kind: 'reschedule',
      row,
      money: { ...money, toPay: NOTHING },
      changed,
      needsStartRequest,
      nearest,
      ...over,
    },
    rules,
  };
}

/** Whether the places that an order needs are free, are there if one more is taken than there is, or are not. */
async function roomFor(deps: Deps, row: OrderRow, needs: readonly SlotNeed[]): Promise<'free' | 'over' | 'none'> {
  const days = needs.map(({ date }) => date).toSorted();
  const { stateFor, isClosed } = await readAvailability(deps, days[0] ?? '', days.at(-1) ?? '', row.id);
  if (stateFor(needs) !== 'full') return 'free';
  const isOver = stateFor(needs, MOST_OVER) !== 'full' && !days.some(isClosed);
  return isOver ? 'over' : 'none';
}
