import type { RequestOf, ResponseOf } from '@/lib/contracts/endpoint';
import type { setHome } from '@/lib/contracts/order-passage';
import { isBooked } from '@/lib/domain/order/state';
import { Problem } from '@/lib/server/kernel/base/problem';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import { authorisedOrder } from '@/lib/server/subjects/orders/authorised';
import { writeHome } from '@/lib/server/subjects/orders/repo';

/** Keeps the kind of home that a booked order goes to. Throws Problem not_found, also for a wrong key. */
export async function keepHome(
  { db }: Pick<Deps, 'db'>,
  { reference, token, home }: RequestOf<typeof setHome>,
): Promise<ResponseOf<typeof setHome>> {
  const order = await authorisedOrder({ db }, reference, token);
  if (!order || !isBooked(order.state)) throw new Problem('not_found');
  await writeHome(db, order.id, home);
  return { home };
}
