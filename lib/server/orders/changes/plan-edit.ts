import type { RequestOf } from '@/lib/contracts/endpoint';
import type { previewEdit } from '@/lib/contracts/order-changes';
import { changeMoney } from '@/lib/domain/order/change-money';
import { shareOut } from '@/lib/domain/order/shares';
import { MOVING_ADD_ONS, STORAGE_ADD_ONS, type AddOn } from '@/lib/domain/vocabulary';
import { MESSAGES } from '@/lib/validation/messages';
import type { OrderRow } from '../../db/schema';
import type { Deps } from '../../deps';
import { Problem, wrongField } from '../../http/problem';
import { readAvailability } from '../../slots/availability';
import { nearestFreeSlots } from '../../slots/nearest';
import { appointmentOf, orderOf } from '../documents';
import { answersOf, rebuildMove, rebuildStorage, type ChangedOrder, type Rebuilt } from './changed-order';
import { isSlotOf } from './plan-reschedule';
import { assertChangeable, assertInTime, percentsAfter, percentsOf, sharesBefore, type PlannedChange } from './planned';

export type Contents = Pick<RequestOf<typeof previewEdit>, 'addOns' | 'furnitureItems' | 'unit'>;

/**
 * Other items and add-ons for a booked move or collection, and for the collection another unit, on its day and hour.
 * Throws Problem as assertChangeable and assertInTime do; nothing_to_change, change_not_offered for another service,
 * validation_failed for a list that must not be empty and for an add-on that the service does not have, by_request for an
 * area without a price, and slot_taken when the larger job or its cleaners find no place any more, with the nearest slots
 * that have one.
 */
export async function planEdit(deps: Deps, row: OrderRow, contents: Contents): Promise<PlannedChange> {
  const now = deps.now();
  assertChangeable(row, now);
  assertInTime(row, now);
  const { changed, needsOn } = await rebuild(deps, row, contents);
  if (isSame(changed, row)) throw new Problem('nothing_to_change');
  const { date, slot } = appointmentOf(row);
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
      percentAfter: percentsAfter(row, changed, now),
    }),
    changed,
    needsStartRequest: changed.startsWithin14Days && (row.starts_within_14_days === 0 || changed.addsServices),
    nearest,
  };
}

async function rebuild(deps: Deps, row: OrderRow, contents: Contents): Promise<Rebuilt> {
  const { furnitureItems, unit } = contents;
  switch (row.flow) {
    case 'moving': {
      const before = answersOf(row);
      if (unit) throw new Problem('change_not_offered');
      if (before.movingSpace === 'custom') assertItems(furnitureItems);
      return rebuildMove(deps, row, { ...before, furnitureItems, addOns: only(MOVING_ADD_ONS, contents.addOns) });
    }
    case 'storage': {
      assertItems(furnitureItems);
      return rebuildStorage(deps, row, { furnitureItems, unit, addOns: only(STORAGE_ADD_ONS, contents.addOns) });
    }
    case 'storage-return':
    case 'cleaning':
      throw new Problem('change_not_offered');
  }
}

/** The add-ons of a service in their own order. Throws Problem validation_failed for one that it does not have. */
function only<A extends AddOn>(offered: readonly A[], chosen: readonly AddOn[]): readonly A[] {
  const strange = chosen.findIndex((addOn) => !offered.some((own) => own === addOn));
  if (strange !== -1) throw wrongField(`addOns[${strange}]`, 'This is not offered with the service');
  return offered.filter((addOn) => chosen.includes(addOn));
}

function assertItems({ length }: Contents['furnitureItems']): void {
  if (length === 0) throw wrongField('furnitureItems', MESSAGES.itemsRequired);
}

function isSame({ order, services, squareFeet = null }: ChangedOrder, row: OrderRow): boolean {
  const before = orderOf(row);
  const isSameUnit = order.storageSpace === before.storageSpace && squareFeet === row.square_feet;
  const list = ({ furnitureItems }: typeof before): string => JSON.stringify(furnitureItems);
  return isSameUnit && list(order) === list(before) && JSON.stringify(services) === row.services_json;
}
