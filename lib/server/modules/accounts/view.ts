import type { AccountDetails, AccountOrder, AccountSpace } from '@/lib/contracts/account-view';
import { homeOfStored } from '@/lib/domain/answers/ordered-storage-split';
import { inventoryTotals } from '@/lib/domain/catalogue/inventory';
import { oneLineEach } from '@/lib/domain/catalogue/one-line-each';
import { type LocalDate, londonDate } from '@/lib/domain/london-time';
import { pence, toPounds } from '@/lib/domain/money';
import { addressesOfOrder } from '@/lib/domain/order/addresses';
import { appointmentsOf } from '@/lib/domain/order/appointments';
import type { ChangeKind } from '@/lib/domain/order/change-kinds';
import { changesOf } from '@/lib/domain/order/offered-changes';
import { isBooked } from '@/lib/domain/order/state';
import { unitLabel } from '@/lib/domain/pricing/rent';
import { storageDuration } from '@/lib/domain/pricing/storage-terms';
import { minimumTermEnd, nextPaymentDay } from '@/lib/domain/storage/payments';
import { nextCharge } from '@/lib/domain/storage/rent';
import type { StoredSpace } from '@/lib/domain/storage/spaces';
import { hasDelegation } from '@/lib/server/modules/delegation/delegation';
import { invoicesOf } from '@/lib/server/modules/invoices/repo';
import { toLink } from '@/lib/server/modules/invoices/service';
import { isChangeable } from '@/lib/server/modules/orders/change-target';
import { clientSpaces, type BookedCollection } from '@/lib/server/modules/orders/client-spaces';
import { ordersOf, storageOrdersOf } from '@/lib/server/modules/orders/clients-orders-repo';
import { orderOf, quoteOf, servicesOf } from '@/lib/server/modules/orders/documents';
import { stateAt } from '@/lib/server/modules/orders/standing';
import { findContract, rentOf } from '@/lib/server/modules/rentals/contracts-repo';
import { ownUnit, plannedUnit } from '@/lib/server/modules/rentals/unit-offers';
import type { SessionUser } from '@/lib/server/modules/sessions/sessions';
import { takesMore } from '@/lib/server/modules/storage-additions/begin';
import { storedInventoryOf, type StoredInventory } from '@/lib/server/modules/stored-inventory/stored-inventory';
import { ordersAtWork } from '@/lib/server/modules/visits/refused-now';
import type { InvoiceRow, OrderRow, StorageContractRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { nullIfUnreadable, readable } from '@/lib/server/platform/row-failures/for-each-row';
import { canRebook } from './rebook';

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
