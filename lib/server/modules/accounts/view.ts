import type {
  AccountDetails,
  AccountOrder,
  AccountSpace,
  OpenedSpace,
  bookFromAccount,
} from '@/lib/contracts/accounts';
import { mailbox } from '@/lib/domain/account';
import { oneLineEach } from '@/lib/domain/catalogue/space-titles';
import { londonDate, type LocalDate } from '@/lib/domain/london-time';
import { unitLabel } from '@/lib/domain/pricing/storage';
import { delegationsOf } from '@/lib/server/modules/delegation/repo';
import { addsToRental, clientSpaces, type BookedCollection } from '@/lib/server/modules/orders/client-spaces';
import { ordersOf, storageOrdersOf } from '@/lib/server/modules/orders/clients-orders-repo';
import { orderOf, quoteOf, servicesOf } from '@/lib/server/modules/orders/documents';
import { findOrder } from '@/lib/server/modules/orders/repo';
import type { SessionUser } from '@/lib/server/modules/sessions/sessions';
import {
  isRental,
  storedInventoryOf,
  type StoredInventory,
} from '@/lib/server/modules/stored-inventory/stored-inventory';
import type { Db, InvoiceRow, OrderRow, RentalDelegateRow, StorageContractRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { nullIfUnreadable, readable } from '@/lib/server/platform/row-failures/for-each-row';
import type { RequestOf, ResponseOf } from '@/lib/contracts/endpoint';
import { EMPTY_STORAGE_ANSWERS } from '@/lib/domain/answers/flow-answers';
import { serviceOf } from '@/lib/domain/services/all';
import { emptiesRental, fillsRental } from '@/lib/domain/services/flows';
import { ROUTES, flowPath, stepPath } from '@/lib/routes';
import { awaitsOrderPayment, stateAt } from '@/lib/server/modules/orders/standing';
import { beginReturn, type Drafts } from '@/lib/server/modules/returns/service';
import { beginStorageAddition, takesMore } from '@/lib/server/modules/storage-additions/own-addition';
import { Problem } from '@/lib/server/platform/base/problem';
import { homeOfStored } from '@/lib/domain/answers/ordered-storage-split';
import { inventoryTotals } from '@/lib/domain/catalogue/inventory';
import { pence, toPounds } from '@/lib/domain/money';
import { addressesOfOrder, appointmentsOf } from '@/lib/domain/order/appointments';
import type { ChangeKind } from '@/lib/domain/order/change-kinds';
import { changesOf } from '@/lib/domain/order/offered-changes';
import { isBooked } from '@/lib/domain/order/state';
import { storageDuration } from '@/lib/domain/pricing/storage-terms';
import { minimumTermEnd, nextPaymentDay } from '@/lib/domain/storage/payments';
import { nextCharge } from '@/lib/domain/storage/rent';
import type { StoredSpace } from '@/lib/domain/storage/spaces';
import { hasDelegation } from '@/lib/server/modules/delegation/delegation';
import { invoicesOf } from '@/lib/server/modules/invoices/repo';
import { toLink } from '@/lib/server/modules/invoices/service';
import { isChangeable } from '@/lib/server/modules/orders/change-target';
import { findContract, rentOf } from '@/lib/server/modules/rentals/contracts-repo';
import { ownUnit, plannedUnit } from '@/lib/server/modules/rentals/unit-offers';
import { ordersAtWork } from '@/lib/server/modules/visits/refused-now';

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

/** The step at which a repeated order starts: everything but the day is known. */
export const DAY_STEP = 'date';

/** Returns the request of an order without a rental, or null when its price is by request. */
const requestOf = (row: OrderRow) =>
  serviceOf(row.flow).booked({
    order: orderOf(row),
    services: servicesOf(row),
    quote: quoteOf(row),
    squareFeet: row.square_feet,
    rental: null,
  });

/** Returns whether the order collects into a new unit. A move with a part in storage counts as a move. */
const collectsIntoNew = (row: OrderRow): boolean => fillsRental(row.flow) && !addsToRental(row);

/**
 * Returns whether a customer can book the order again. An unpaid order is paid instead, and an empty rental has no
 * return.
 * @param own all orders that fill or empty the customer's rentals
 */
export function canRebook(row: OrderRow, own: readonly OrderRow[], now: Date): boolean {
  if (awaitsOrderPayment(row, now)) return false;
  if (collectsIntoNew(row)) return true;
  if (!emptiesRental(row.flow) && !addsToRental(row)) return requestOf(row) !== null;
  const space = clientSpaces(own, londonDate(now)).find(({ collection }) => collection.id === row.store_order_id);
  return space !== undefined && space.phase !== 'returned' && space.returnsOn === null;
}

/**
 * Starts a draft from one of the customer's orders, without the day and any consent, and returns its path. Throws
 * Problem not_found for somebody else's order and for one that cannot be booked again.
 */
export async function rebook(
  deps: Pick<Deps, 'db' | 'now'>,
  drafts: Drafts,
  own: readonly OrderRow[],
  orderId: string,
  owner: string,
): Promise<string> {
  const row = own.find(({ id }) => id === orderId);
  if (!row || !canRebook(row, own, deps.now())) throw new Problem('not_found');
  if (collectsIntoNew(row)) return furtherCollection(drafts, row, owner);
  const rental = own.find(({ id }) => id === row.store_order_id);
  if (addsToRental(row)) return beginStorageAddition(deps, drafts, rental, owner);
  if (emptiesRental(row.flow)) {
    return beginReturn(deps, drafts, { rental, what: 'unit', draftId: '', owner });
  }
  const { draftId } = await drafts.save(
    { draftId: null, flow: row.flow, step: DAY_STEP, answers: rebookAnswers(row) },
    owner,
  );
  return stepPath(flowPath(row.flow), DAY_STEP, draftId);
}

/** Returns the answers for repeating an order without a rental, without the day and any consent. */
export function rebookAnswers(row: OrderRow) {
  const { empty } = serviceOf(row.flow);
  return { ...empty, ...requestOf(row), ...contactOf(row), dates: empty.dates };
}

/** Starts a draft for another unit on the same terms and collection address, and returns its path. */
export async function furtherCollection(drafts: Drafts, rental: OrderRow, owner: string): Promise<string> {
  const { addresses, storageSpace, storageTerm } = orderOf(rental);
  const address = addresses.storage_collection;
  const answers = {
    ...EMPTY_STORAGE_ANSWERS,
    ...contactOf(rental),
    storageSpace: storageSpace ?? '',
    storageTerm: storageTerm ?? '',
    squareFeet: rental.square_feet,
    ...(address && { addresses: { storage_collection: address } }),
  } as const;
  const { draftId } = await drafts.save({ draftId: null, flow: 'storage', step: 'space', answers }, owner);
  return stepPath(ROUTES.storageQuote, 'space', draftId);
}

function contactOf(row: OrderRow) {
  const { details, isStudent } = orderOf(row);
  return { ...details, email: mailbox(details.email), isStudent };
}

type Asked = RequestOf<typeof bookFromAccount>;

/**
 * Begins a return, an addition, another unit or the same order again as a draft, without any consent, and returns its
 * path. Throws Problem not_found for somebody else's order, and for anything but a return from a unit opened to the
 * user.
 */
export async function rebookFromAccount(
  deps: Pick<Deps, 'db' | 'now'>,
  drafts: Drafts,
  { orderId, what, draftId, things }: Asked,
  user: SessionUser,
): Promise<ResponseOf<typeof bookFromAccount>> {
  const own = await ordersOf(deps.db, user.email);
  if (what === 'again') return { path: await rebook(deps, drafts, own, orderId, user.email) };
  const rental = own.find(({ id }) => id === orderId);
  if (!isRental(rental)) return bookOpened(deps, drafts, { orderId, what, things }, user);
  if (what === 'topUp') return { path: await beginStorageAddition(deps, drafts, rental, user.email) };
  if (what === 'collection') return { path: await furtherCollection(drafts, rental, user.email) };
  return { path: await beginReturn(deps, drafts, { rental, what, draftId, things, owner: user.email }) };
}

type FromUnit = Pick<Asked, 'orderId' | 'things'> & { readonly what: Exclude<Asked['what'], 'again'> };

async function bookOpened(
  deps: Pick<Deps, 'db' | 'now'>,
  drafts: Drafts,
  { orderId, what, things }: FromUnit,
  user: SessionUser,
): Promise<ResponseOf<typeof bookFromAccount>> {
  const opened = await openedRental(deps.db, orderId, user);
  if (!opened || what === 'collection' || what === 'topUp') throw new Problem('not_found');
  return { path: await beginReturn(deps, drafts, { ...opened, what, draftId: '', things, owner: user.email }) };
}

export const ownOrder = async ({ db }: Pick<Deps, 'db'>, orderId: string, { email }: SessionUser) =>
  (await ordersOf(db, email)).find(({ id }) => id === orderId);

export function accountView({ db, now }: Pick<Deps, 'db' | 'now'>) {
  return {
    spaces: async ({ email }: SessionUser): Promise<readonly AccountSpace[]> => {
      const today = londonDate(now());
      const rows = await storageOrdersOf(db, email);
      const spaces = clientSpaces(rows.filter(isReadable), today);
      const made = spaces.map(async (space) => {
        const { row } = space.collection;
        const [inventory, contract, isOpen] = await Promise.all([
          storedInventoryOf(db, row, { now: now() }),
          findContract(db, row.id),
          takesMore(db, row, now()),
        ]);
        return { ...toSpace(space, inventory, today), ...(contract && rentedAs(contract, today)), takesMore: isOpen };
      });
      // A rental's stock depends on the customer's other orders, any of which may be unreadable.
      const shown = await Promise.all(made.map((space) => space.catch(nullIfUnreadable)));
      return shown.filter((space) => space !== null);
    },

    orders: async ({ email }: SessionUser): Promise<readonly AccountOrder[]> => {
      const [rows, all] = await Promise.all([ordersOf(db, email), storageOrdersOf(db, email)]);
      const filling = all.filter(isReadable);
      const ids = rows.map(({ id }) => id);
      const [invoices, atWork] = await Promise.all([invoicesOf(db, ids), ordersAtWork(db, ids)]);
      return Promise.all(
        rows.map(async (row) => {
          const isAtWork = atWork.has(row.id);
          const own = { invoices: invoices.filter(({ order_id }) => order_id === row.id), now: now() };
          const isRevoked = row.helper_id !== null && !(await hasDelegation(db, row.helper_id));
          return readable(
            row.reference,
            () =>
              toOrder(row, {
                ...own,
                canBookAgain: canRebook(row, filling, now()),
                isAtWork,
                changes: isAtWork ? [] : changesNow(row, { isRevoked, now: now() }),
              }),
            unreadableOrder(row, own),
          );
        }),
      );
    },

    /** Returns the contact details of the newest readable order. */
    details: async ({ email }: SessionUser): Promise<AccountDetails | null> => {
      for (const row of await ordersOf(db, email)) {
        const order = readable(row.reference, () => orderOf(row), null);
        if (order) return { ...order.details, signForNews: order.signForNews };
      }
      return null;
    },
  };
}

const isReadable = (row: OrderRow): boolean => readable(row.reference, () => Boolean(orderOf(row)), false);

function toSpace(
  { collection, ...space }: StoredSpace<BookedCollection>,
  inventory: StoredInventory,
  today: string,
): AccountSpace {
  const { row, storageSpace, squareFeet, storageTerm, since } = collection;
  const rented = { storageTerm, since, returnsOn: space.returnsOn };
  const { follows = [] } = quoteOf(row);
  const agreed = follows.find(({ key }) => key === 'storage')?.amount ?? pence(0);
  return {
    orderId: row.id,
    reference: row.reference,
    title: unitLabel(storageSpace, squareFeet),
    storageSpace,
    squareFeet,
    since,
    ...space,
    items: oneLineEach(space.items),
    coming: space.coming.map(({ on, furnitureItems }) => ({ on, pieces: inventoryTotals(furnitureItems).pieces })),
    unbooked: inventory.items,
    isOpen: !inventory.isOver,
    access: homeOfStored(orderOf(row)) ?? null,
    payment: {
      amount: toPounds(agreed),
      weeks: storageDuration(storageTerm).weeksPerPayment,
    },
    nextPaymentOn: space.phase === 'returned' ? null : nextPaymentDay(rented, today),
    nextAmount: toPounds(agreed),
    hasPayments: false,
    canMove: false,
    takesMore: false,
    nextUnit: null,
    minimumTermEnd: minimumTermEnd(rented),
  };
}

/** Returns the fields of a rental that its contract decides. */
function rentedAs(contract: StorageContractRow, today: LocalDate): Partial<AccountSpace> {
  const next =
    contract.next_charge_on === null ? null : nextCharge(rentOf(contract), contract.paid_until, contract.ends_on);
  const [own, planned] = [ownUnit(contract, today), plannedUnit(contract)];
  return {
    title: own.label,
    payment: { amount: own.perPayment, weeks: storageDuration(contract.term).weeksPerPayment },
    nextPaymentOn: next?.from ?? null,
    ...(next && { nextAmount: toPounds(next.amount) }),
    hasPayments: true,
    canMove: contract.started_on <= today && contract.state !== 'ending' && contract.state !== 'ended',
    nextUnit: planned && { label: planned.label, on: planned.on, perPayment: planned.perPayment },
  };
}

/** Returns the changes that are offered while no crew is at work. */
function changesNow(
  row: OrderRow,
  { isRevoked, now }: { readonly isRevoked: boolean; readonly now: Date },
): readonly ChangeKind[] {
  if (!isChangeable(row, now)) return [];
  const all = changesOf({ order: orderOf(row), services: servicesOf(row), squareFeet: row.square_feet });
  return isRevoked ? all.filter((kind) => kind === 'cancel') : all;
}

type Own = { readonly invoices: readonly InvoiceRow[]; readonly now: Date };
type Beside = Pick<AccountOrder, 'changes' | 'canBookAgain' | 'isAtWork'> & Own;

/** Returns an unreadable order from its plain columns, without any action. */
const unreadableOrder = (row: OrderRow, own: Own): AccountOrder => ({
  ...plainFacts(row, own),
  title: 'We cannot show this order. Please call us.',
  services: [],
  heldUntil: null,
  appointment: null,
  takesAddresses: false,
  hasCalendar: false,
  changes: [],
  canBookAgain: false,
  isAtWork: false,
});

const plainFacts = (row: OrderRow, { invoices, now }: Own) => ({
  orderId: row.id,
  reference: row.reference,
  state: stateAt(row, now),
  total: toPounds(row.total_pence),
  createdAt: row.created_at,
  documents: invoices.map((invoice) => toLink(invoice, row.reference)),
});

function toOrder(row: OrderRow, { invoices, now, ...offer }: Beside): AccountOrder {
  const facts = plainFacts(row, { invoices, now });
  const [order, { state }] = [orderOf(row), facts];
  const [first] = appointmentsOf(order);
  return {
    ...facts,
    title: quoteOf(row).lines[0]?.label ?? '',
    services: servicesOf(row),
    heldUntil: state === 'awaiting_payment' ? row.hold_expires_at : null,
    appointment: first ? { date: first.date, slot: first.slot } : null,
    takesAddresses: isChangeable(row, now) && addressesOfOrder(order.addresses).length > 0,
    hasCalendar: isBooked(state),
    ...offer,
  };
}
