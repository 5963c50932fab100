import type { CreateOrderRequest } from '@/lib/contracts/checkout';
import { mailbox } from '@/lib/domain/account';
import { oneLineEach } from '@/lib/domain/catalogue/one-line-each';
import { fillsStore } from '@/lib/domain/services/flows';
import type { FurnitureItem } from '@/lib/domain/order-types';
import { Problem, wrongField } from '@/lib/server/platform/base/problem';
import type { Trx } from '@/lib/server/platform/db/db';
import type { OrderRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { packer } from '@/lib/server/platform/packing/packer';
import { orderOf } from '@/lib/server/modules/orders/documents';
import { lockOrder } from '@/lib/server/modules/orders/repo';
import { isUnpaidOf } from '@/lib/server/modules/orders/standing';
import { contentsOf } from '@/lib/server/modules/stored-inventory/contents';
import { isStore } from '@/lib/server/modules/stored-inventory/stored-inventory';
import { MESSAGES } from '@/lib/validation/messages';
import { STORE_MESSAGES } from '@/lib/validation/rental-messages';
import { takesMore } from './takes-more';

export type TopUpRequest = Extract<CreateOrderRequest, { readonly flow: 'storage' }>;
/** Returns whether a request is a top-up: an order that brings more into a rented unit. */
export const isTopUp = (request: CreateOrderRequest): request is TopUpRequest =>
  fillsStore(request.flow) && 'isTopUp' in request.answers && request.answers.isTopUp;

type Ports = Pick<Deps, 'db' | 'now'>;
type Items = readonly FurnitureItem[];

/** Thrown to roll back: the contents of the rental differ from those that the new items were packed beside. */
export class StoreChanged extends Error {}

/**
 * Returns the request with the unit and contents of the rental in place of those sent.
 * Throws Problem validation_failed for a rental that takes nothing more, and for an email address other than the
 * rental's.
 */
export async function asToppedUp({ db, now }: Ports, request: TopUpRequest, store: OrderRow): Promise<TopUpRequest> {
  const { answers, draftId } = request;
  if (mailbox(answers.email) !== mailbox(store.email)) throw wrongField('answers.email', MESSAGES.storeEmail);
  if (!(await takesMore(db, store, now()))) throw takesNoMore();
  const storedItems = [...(await contentsOf(db, store, { now: now(), apartFrom: isUnpaidOf(draftId) }))];
  const { storageSpace, storageTerm } = orderOf(store);
  if (storageSpace === null || storageTerm === null) throw new Problem('not_found');
  return {
    ...request,
    answers: { ...answers, storageSpace, squareFeet: store.square_feet, storageTerm, storedItems, storesWhatFits: '' },
  };
}

/**
 * Checks that the unit holds its contents and the new items (FIT-1). Packing is slow, so it runs before any lock, and
 * keepRoom compares the contents in the transaction.
 * Throws Problem validation_failed, unavailable.
 */
export async function assertRoom({ answers }: TopUpRequest, furnitureItems: Items): Promise<void> {
  const { storageSpace, squareFeet, storedItems } = answers;
  const all = oneLineEach([...storedItems, ...furnitureItems]);
  if (!(await packer().unitHolds({ storageSpace, squareFeet }, all)))
    throw wrongField('answers.furnitureItems', STORE_MESSAGES.doesNotFitOwn);
}

/** The unit that an order was packed into, with its contents. */
export type Packed = Pick<TopUpRequest['answers'], 'storageSpace' | 'squareFeet' | 'storedItems'>;

/**
 * Checks in the transaction that writes a top-up that its rental is unchanged. Locks the rental's row, so that of two
 * orders for the last room the first gets it.
 * Throws StoreChanged when the contents changed, Problem validation_failed for a rental that takes nothing more.
 */
export async function keepRoom(trx: Trx, order: OrderRow, packed: Packed, now: Date): Promise<void> {
  if (order.store_order_id === null) return;
  const store = await lockOrder(trx, order.store_order_id);
  if (!isStore(store) || !(await takesMore(trx, store, now))) throw takesNoMore();
  const storedItems = await contentsOf(trx, store, { now, apartFrom: ({ id }) => id === order.id });
  const { storageSpace } = orderOf(store);
  const found = wordingOf({ storageSpace, squareFeet: store.square_feet, storedItems });
  if (found !== wordingOf(packed)) throw new StoreChanged();
}

type Found = { readonly storageSpace: string | null; readonly squareFeet: number | null; readonly storedItems: Items };

/** Returns a string that is equal for equal contents of one unit, in the order of our own lists. */
const wordingOf = ({ storageSpace, squareFeet, storedItems }: Found): string =>
  JSON.stringify([
    storageSpace,
    squareFeet,
    storedItems.map(({ id, quantity, cubicFeet }) => [id, quantity, cubicFeet]),
  ]);

const takesNoMore = () => wrongField('answers.furnitureItems', STORE_MESSAGES.takesNoMore);
