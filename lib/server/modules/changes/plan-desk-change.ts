import type { SlotDto } from '@/lib/contracts/errors';
import { NOTHING } from '@/lib/domain/money';
import type { SlotTimes } from '@/lib/domain/order-types';
import { startOf } from '@/lib/domain/order/appointments';
import { changeMoney } from '@/lib/domain/order/change-money';
import { MOST_OVER, steppedOver, type MoveRule } from '@/lib/domain/order/desk-move';
import { shareOut } from '@/lib/domain/order/shares';
import { isBookable } from '@/lib/domain/slots/calendar';
import type { SlotNeed } from '@/lib/domain/slots/needs';
import { hasBegun } from '@/lib/domain/visits/states';
import { assertBooked, assertChangeable } from '@/lib/server/modules/orders/changeable';
import { appointmentOf } from '@/lib/server/modules/orders/documents';
import { readAvailability } from '@/lib/server/modules/slots/availability';
import { keepsTripsInOrder } from '@/lib/server/modules/stored-inventory/stored-inventory';
import { visitsOf } from '@/lib/server/modules/visits/repo';
import { Problem, wrongField } from '@/lib/server/platform/base/problem';
import type { OrderRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { RENTAL_MESSAGES } from '@/lib/validation/rental-messages';
import { rebuildOn } from './changed-order';
import { planContents, type WantedContents } from './plan-edit';
import { isSlotOf, planReschedule } from './plan-reschedule';
import { isTooLate, sharesBefore, type PlannedChange } from './planned';

type DeskMove = { readonly planned: PlannedChange; readonly rules: readonly MoveRule[] };

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

type DeskEdit = { readonly planned: PlannedChange; readonly rules: readonly MoveRule[] };

/**
 * Other contents as the desk gives them: for the same money as the customer's own change, and after the customer's deadline
 * too, until the work begins. Throws Problem as planContents does; too_late_to_change once a crew is on its way or the first
 * appointment has begun: then it is an extra of the day.
 */
export async function planDeskEdit(deps: Deps, row: OrderRow, contents: WantedContents): Promise<DeskEdit> {
  await assertNotBegun(deps, row);
  const rules = steppedOver({ too_late: isTooLate(row, deps.now()), not_bookable: false, full: false });
  return { planned: await planContents(deps, row, contents), rules };
}

/** Throws Problem as assertChangeable does; too_late_to_change once the work on an order has begun. */
export async function assertNotBegun({ db, now }: Pick<Deps, 'db' | 'now'>, row: OrderRow): Promise<void> {
  const at = now();
  assertChangeable(row, at);
  const visits = await visitsOf(db, row.id);
  const isBegun = at >= startOf(appointmentOf(row)) || visits.some(({ state }) => hasBegun(state));
  if (isBegun) throw new Problem('too_late_to_change');
}
