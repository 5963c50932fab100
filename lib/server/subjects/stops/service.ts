import type { RequestOf, ResponseOf } from '@/lib/contracts/endpoint';
import type * as contract from '@/lib/contracts/order-stops';
import { mailbox } from '@/lib/domain/account';
import { stopsOf } from '@/lib/domain/order/stops';
import { Problem } from '@/lib/server/kernel/base/problem';
import type { OrderRow } from '@/lib/server/kernel/db/schema';
import { transact } from '@/lib/server/kernel/db/transact';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import { authorisedOrder } from '@/lib/server/subjects/orders/authorised';
import { assertChangeable, isChangeable } from '@/lib/server/subjects/orders/changeable';
import { orderOf } from '@/lib/server/subjects/orders/documents';
import { findOrderByReference, lockOrder } from '@/lib/server/subjects/orders/repo';
import type { SessionUser } from '@/lib/server/subjects/sessions/sessions';
import { findStreets } from './lookup/find';
import { earlierAddresses } from './repo';
import { saveStops } from './save';
import { stopsView } from './view';

export function stopsService(deps: Deps) {
  const orderFor = async (reference: string, token: string): Promise<OrderRow> => {
    const order = await authorisedOrder(deps, reference, token);
    if (!order) throw new Problem('not_found');
    return order;
  };
  return {
    /** Throws Problem not_found, also for a wrong token, and what saveStops throws. */
    save: async ({
      reference,
      token,
      version,
      stops,
      noPhotos,
    }: RequestOf<typeof contract.saveStops>): Promise<ResponseOf<typeof contract.saveStops>> => {
      const found = await orderFor(reference, token);
      const at = deps.now();
      return transact(deps.db, async (trx) => {
        const order = await lockOrder(trx, found.id);
        const rows = await saveStops(trx, order, { version, stops, noPhotos, at });
        return stopsView(order, rows, {
          canGive: isChangeable(order, at),
          canFind: deps.config.addressLookup !== null,
        });
      });
    },

    /** Throws Problem not_found, rate_limited, unavailable, and for an order that takes no addresses. */
    find: async ({
      reference,
      token,
      stop,
    }: RequestOf<typeof contract.findStreets>): Promise<ResponseOf<typeof contract.findStreets>> => {
      const order = await orderFor(reference, token);
      assertChangeable(order, deps.now());
      return { addresses: await findStreets(deps, order, stop) };
    },

    /** What the signed-in client of an order has given in other orders, for its postcodes; null for anybody else. */
    earlier: async (reference: string, user: SessionUser): Promise<readonly contract.EarlierAddress[] | null> => {
      const order = await findOrderByReference(deps.db, reference);
      if (!order || mailbox(order.email) !== user.email) return null;
      const postcodes = stopsOf(orderOf(order).addresses).map(({ address }) => address.postcode);
      const rows = await earlierAddresses(deps.db, { email: user.email, postcodes, but: order.id });
      return rows.map(({ line1, line2, town, postcode }) => ({ line1, line2, town, postcode }));
    },
  };
}
