import { Problem } from '@/lib/server/platform/base/problem';
import { mailbox } from '@/lib/domain/account';
import type { OrderRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { findOrder } from '@/lib/server/modules/orders/repo';
import type { SessionUser } from '@/lib/server/modules/sessions/sessions';
import { isRental } from '@/lib/server/modules/stored-inventory/stored-inventory';

/** A store of the client's own. Throws Problem not_found, the same for somebody else's and for one that there is not. */
export async function ownRental({ db }: Pick<Deps, 'db'>, orderId: string, { email }: SessionUser): Promise<OrderRow> {
  const rental = await findOrder(db, orderId);
  if (!isRental(rental) || mailbox(rental.email) !== email) throw new Problem('not_found');
  return rental;
}
