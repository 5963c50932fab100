import type { OpenedSpace } from '@/lib/contracts/account-view';
import { mailbox } from '@/lib/domain/account';
import { oneLineEach } from '@/lib/domain/catalogue/one-line-each';
import { londonDate } from '@/lib/domain/london-time';
import { unitLabel } from '@/lib/domain/pricing/rent';
import { delegationsOf } from '@/lib/server/modules/delegation/repo';
import { clientSpaces } from '@/lib/server/modules/orders/client-spaces';
import { storageOrdersOf } from '@/lib/server/modules/orders/clients-orders-repo';
import { orderOf } from '@/lib/server/modules/orders/documents';
import { findOrder } from '@/lib/server/modules/orders/repo';
import type { SessionUser } from '@/lib/server/modules/sessions/sessions';
import { isRental, storedInventoryOf } from '@/lib/server/modules/stored-inventory/stored-inventory';
import type { Db, OrderRow, RentalDelegateRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { nullIfUnreadable } from '@/lib/server/platform/row-failures/for-each-row';

type Opened = { readonly rental: OrderRow; readonly delegate: RentalDelegateRow };

/** Returns the rental of another customer from which the user may order returns. */
export async function openedRental(db: Db, orderId: string, { email }: SessionUser): Promise<Opened | null> {
  const delegate = (await delegationsOf(db, email)).find(({ store_order_id: id }) => id === orderId);
  const rental = delegate && (await findOrder(db, orderId));
  return delegate && isRental(rental) ? { rental, delegate } : null;
}

/** Returns the units that others have opened to the user, without empty ones. */
export async function openedSpaces(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { email }: SessionUser,
): Promise<readonly OpenedSpace[]> {
  const rentals = await Promise.all(
    (await delegationsOf(db, email)).map(({ store_order_id: id }) => findOrder(db, id)),
  );
  const spaces = await Promise.all(
    rentals.map(async (rental) => {
      try {
        return isRental(rental) ? await openedSpace({ db, now }, rental) : null;
      } catch (error) {
        return nullIfUnreadable(error);
      }
    }),
  );
  return spaces.filter((space) => space !== null);
}

async function openedSpace({ db, now }: Pick<Deps, 'db' | 'now'>, rental: OrderRow): Promise<OpenedSpace | null> {
  const spaces = clientSpaces(await storageOrdersOf(db, mailbox(rental.email)), londonDate(now()));
  const space = spaces.find(({ collection }) => collection.id === rental.id);
  if (!space || space.phase === 'returned') return null;
  const { storageSpace, squareFeet, since } = space.collection;
  const inventory = await storedInventoryOf(db, rental, { now: now() });
  return {
    orderId: rental.id,
    owner: orderOf(rental).details.firstName,
    title: unitLabel(storageSpace, squareFeet),
    storageSpace,
    squareFeet,
    since,
    phase: space.phase,
    returnsOn: space.returnsOn,
    items: oneLineEach(space.items),
    unbooked: inventory.items,
    isOpen: !inventory.isOver,
    access: null,
  };
}
