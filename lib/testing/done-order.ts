import type { CreatedOrderDto } from '@/lib/contracts/checkout';
import { complete } from '@/lib/server/desk/order-actions';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import { placePaidOrder } from './booked-order';
import { TEST_NOW, type TestClock } from './clock';
import { OPERATOR } from './desk';

/** When the job of `doneOrder` is done, an hour after its slot. */
export const DONE_AT = '2026-12-15T13:00:00.000Z';

/** An order of TEST_NOW whose job is done by the word of the desk at DONE_AT, which it is then. */
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
