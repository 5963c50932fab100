import { startOf } from '@/lib/domain/order/appointments';
import { steppedOver, type MoveRule } from '@/lib/domain/order/desk-move';
import { hasBegun } from '@/lib/domain/visits/states';
import { Problem } from '@/lib/server/platform/base/problem';
import type { OrderRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { assertChangeable } from '@/lib/server/modules/orders/changeable';
import { appointmentOf } from '@/lib/server/modules/orders/documents';
import { visitsOf } from '@/lib/server/modules/visits/repo';
import { planContents, type WantedContents } from './plan-edit';
import { isTooLate, type PlannedChange } from './planned';

export type DeskEdit = { readonly planned: PlannedChange; readonly rules: readonly MoveRule[] };

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
