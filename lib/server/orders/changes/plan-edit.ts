import { changeMoney } from '@/lib/domain/order/change-money';
import type { MovingAnswers } from '@/lib/domain/order/moving-answers';
import { shareOut } from '@/lib/domain/order/shares';
import type { SlotTimes } from '@/lib/domain/order/types';
import { MESSAGES } from '@/lib/validation/messages';
import type { OrderRow } from '../../db/schema';
import type { Deps } from '../../deps';
import { Problem, wrongField } from '../../http/problem';
import { readAvailability } from '../../slots/availability';
import { nearestFreeSlots } from '../../slots/nearest';
import { orderOf } from '../documents';
import { answersOf, rebuildMove } from './changed-order';
import { isSlotOf } from './plan-reschedule';
import { assertChangeable, assertInTime, percentsOf, sharesBefore, type PlannedChange } from './planned';

export type Contents = Pick<MovingAnswers, 'addOns' | 'furnitureItems'>;

/**
 * Other items and add-ons for a booked move, on its day and hour. Throws Problem as assertChangeable and assertInTime
 * do; nothing_to_change, validation_failed for a custom move without items, and slot_taken when the larger move or its
 * cleaners find no place any more, with the nearest slots that have one.
 */
export async function planEdit(deps: Deps, row: OrderRow, contents: Contents): Promise<PlannedChange> {
  const now = deps.now();
  assertChangeable(row, now);
  assertInTime(row, now);
  const before = answersOf(row);
  if (before.movingSpace === 'custom' && contents.furnitureItems.length === 0) {
    throw wrongField('furnitureItems', MESSAGES.itemsRequired);
  }
  const { changed, needsOn } = await rebuildMove(deps, row, { ...before, ...contents });
  if (isSame(changed, row)) throw new Problem('nothing_to_change');
  const date = before.dates.movingDate;
  const slot: SlotTimes = before.timeSlot.movingDate ?? ['', ''];
  const own = { orderId: row.id, isOwn: isSlotOf(row) };
  const nearest = () => nearestFreeSlots(deps, { date, slot }, needsOn, own);
  const days = changed.needs.map((need) => need.date).toSorted();
  const availability = await readAvailability(deps, days[0] ?? '', days.at(-1) ?? '', row.id);
  if (availability.stateFor(changed.needs) === 'full') {
    throw new Problem('slot_taken', { nearestSlots: await nearest() });
  }
  return {
    kind: 'edit',
    row,
    money: changeMoney({
      before: sharesBefore(row),
      after: shareOut(changed.quote, changed.services),
      percentOf: percentsOf(row, now),
    }),
    changed,
    needsStartRequest: changed.startsWithin14Days && (row.starts_within_14_days === 0 || changed.addsServices),
    nearest,
  };
}

function isSame(
  { order, services }: { readonly order: object; readonly services: readonly string[] },
  row: OrderRow,
): boolean {
  const list = (value: object): string => JSON.stringify((value as { furnitureItems: unknown }).furnitureItems);
  return list(order) === list(orderOf(row)) && JSON.stringify(services) === row.services_json;
}
