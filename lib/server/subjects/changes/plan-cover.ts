import type { CoverAnswers } from '@/lib/domain/answers/cover';
import { ADD_ONS } from '@/lib/domain/vocabulary';
import { Problem } from '@/lib/server/kernel/base/problem';
import type { OrderRow } from '@/lib/server/kernel/db/schema';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import { assertChangeable } from '@/lib/server/subjects/orders/changeable';
import { orderOf, servicesOf } from '@/lib/server/subjects/orders/documents';
import { assertCoverOpen } from './cover-open';
import { offersItems } from './offers-items';
import { planContents } from './plan-edit';
import type { PlannedChange } from './planned';

/**
 * Other cover for an order, and another worth of its things, while everything else stays. Throws Problem as assertChangeable,
 * assertCoverOpen and planContents do; change_not_offered for an order without cover of its own.
 */
export async function planCover(deps: Deps, row: OrderRow, { step, worth }: CoverAnswers): Promise<PlannedChange> {
  const now = deps.now();
  assertChangeable(row, now);
  if (!offersItems(row)) throw new Problem('change_not_offered');
  assertCoverOpen(row, now);
  const services = servicesOf(row);
  return planContents(deps, row, {
    addOns: ADD_ONS.filter((addOn) => services.includes(addOn)),
    furnitureItems: orderOf(row).furnitureItems.map((item) => ({ ...item })),
    ...{ unit: null, coverStep: step, worth, split: null },
  });
}
