import type { CreatedOrderDto } from '@/lib/contracts/checkout';
import { complete } from '@/lib/server/modules/order-lifecycle/desk-actions';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { placePaidOrder } from './booked-order';
import { TEST_NOW, type TestClock } from './clock';
import { OPERATOR } from './desk';

/** The time at which the job of `doneOrder` is done, an hour after its slot. */
export const DONE_AT = '2026-12-15T13:00:00.000Z';

/** Places an order at TEST_NOW and sets the clock to DONE_AT, when the desk records its job as done. */
export async function doneOrder(
  deps: Deps,
  clock: TestClock,
  changes?: Parameters<typeof placePaidOrder>[1],
): Promise<CreatedOrderDto> {
  clock.set(TEST_NOW);
  const order = await placePaidOrder(deps, changes);
  clock.set(DONE_AT);
  await complete(deps, { email: OPERATOR }, { reference: order.reference });
  return order;
}
