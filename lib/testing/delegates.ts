import { createServices } from '@/lib/server/container';
import type { StoreHelperRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { helpersOf } from '@/lib/server/modules/delegation/repo';
import { signIn, type SignedIn } from './sessions';
import type { Store } from './rentals';

/** A signed-in delegate, who may order returns from a customer's rental. */
export type Helper = SignedIn & { readonly row: StoreHelperRow };

export async function aHelper(
  deps: Deps,
  store: Pick<Store, 'orderId'>,
  { owner = 'ada@example.com', name = 'Sam', email = 'sam@example.com' } = {},
): Promise<Helper> {
  const { orderId } = store;
  await createServices(deps).helpers.invite({ orderId, name, email }, await signIn(deps, owner));
  const row = (await helpersOf(deps.db, [orderId])).find(
    (one) => one.email === email.toLowerCase() && one.revoked_at === null,
  );
  if (!row) throw new Error('Nobody was invited');
  return { ...(await signIn(deps, email)), row };
}
