import type { OpenedSpace } from '@/lib/contracts/account-view';
import { mailbox } from '@/lib/domain/account';
import { oneLineEach } from '@/lib/domain/catalogue/one-line-each';
import { londonDate } from '@/lib/domain/london-time';
import { unitLabel } from '@/lib/domain/pricing/rent';
import type { Db } from '@/lib/server/platform/db/db';
import type { OrderRow, StoreHelperRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { nullIfUnreadable } from '@/lib/server/platform/row-failures/readable';
import { clientSpaces } from '@/lib/server/modules/orders/client-spaces';
import { storageOrdersOf } from '@/lib/server/modules/orders/clients-orders-repo';
import { orderOf } from '@/lib/server/modules/orders/documents';
import { findOrder } from '@/lib/server/modules/orders/repo';
import { rightsOf } from '@/lib/server/modules/delegation/repo';
import type { SessionUser } from '@/lib/server/modules/sessions/sessions';
import { isStore, stockOf } from '@/lib/server/modules/stored-inventory/stored-inventory';

type Opened = { readonly store: OrderRow; readonly helper: StoreHelperRow };

/** The store of somebody else that the client may order returns from; null for any other. */
export async function openedStore(db: Db, orderId: string, { email }: SessionUser): Promise<Opened | null> {
  const helper = (await rightsOf(db, email)).find(({ store_order_id: id }) => id === orderId);
  const store = helper && (await findOrder(db, orderId));
  return helper && isStore(store) ? { store, helper } : null;
}

/** The units that others have opened to the client, as far as something is in them. */
export async function openedSpaces(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { email }: SessionUser,
): Promise<readonly OpenedSpace[]> {
  const stores = await Promise.all((await rightsOf(db, email)).map(({ store_order_id: id }) => findOrder(db, id)));
  const spaces = await Promise.all(
    stores.map(async (store) => {
      try {
        return isStore(store) ? await openedSpace({ db, now }, store) : null;
      } catch (error) {
        return nullIfUnreadable(error);
      }
    }),
  );
  return spaces.filter((space) => space !== null);
}

async function openedSpace({ db, now }: Pick<Deps, 'db' | 'now'>, store: OrderRow): Promise<OpenedSpace | null> {
  const spaces = clientSpaces(await storageOrdersOf(db, mailbox(store.email)), londonDate(now()));
  const space = spaces.find(({ collection }) => collection.id === store.id);
  if (!space || space.phase === 'returned') return null;
  const { storageSpace, squareFeet, since } = space.collection;
  const stock = await stockOf(db, store, { now: now() });
  return {
    orderId: store.id,
    owner: orderOf(store).details.firstName,
    title: unitLabel(storageSpace, squareFeet),
    storageSpace,
    squareFeet,
    since,
    phase: space.phase,
    returnsOn: space.returnsOn,
    items: oneLineEach(space.items),
    unbooked: stock.items,
    isOpen: !stock.isOver,
    access: null,
  };
}
