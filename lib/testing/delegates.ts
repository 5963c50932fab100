import { createServices } from '@/lib/server/container';
import type { RentalDelegateRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { delegatesOf } from '@/lib/server/modules/delegation/repo';
import { signIn, type SignedIn } from './sessions';
import type { Rental } from './rentals';

/** A signed-in delegate, who may order returns from a customer's rental. */
export type Delegate = SignedIn & { readonly row: RentalDelegateRow };

export async function aDelegate(
  deps: Deps,
  rental: Pick<Rental, 'orderId'>,
  { owner = 'ada@example.com', name = 'Sam', email = 'sam@example.com' } = {},
): Promise<Delegate> {
  const { orderId } = rental;
  await createServices(deps).delegates.invite({ orderId, name, email }, await signIn(deps, owner));
  const row = (await delegatesOf(deps.db, [orderId])).find(
    (one) => one.email === email.toLowerCase() && one.revoked_at === null,
  );
  if (!row) throw new Error('Nobody was invited');
  return { ...(await signIn(deps, email)), row };
}
