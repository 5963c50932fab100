import { randomUUID } from 'node:crypto';
import type { Db, PaymentMethodRow, Trx } from '@/lib/server/platform/db/schema';
import type { PaymentProvider, SavedCard } from '@/lib/server/platform/payment-provider/port';

type Asked = {
  readonly id: string;
  readonly orderId: string;
  readonly provider: PaymentProvider['id'];
  readonly setupRef: string;
};

/** Inserts a page on which another card is given. */
export async function insertAskedCard(trx: Db, { id, orderId, provider, setupRef }: Asked, at: Date): Promise<void> {
  const instant = at.toISOString();
  await trx
    .insertInto('payment_methods')
    .values({
      id,
      order_id: orderId,
      provider,
      setup_ref: setupRef,
      customer_ref: null,
      method_ref: null,
      state: 'asked',
      created_at: instant,
      updated_at: instant,
    })
    .execute();
}

export async function askedCard(db: Db, provider: PaymentProvider['id'], setupRef: string) {
  return db
    .selectFrom('payment_methods')
    .selectAll()
    .where('provider', '=', provider)
    .where('setup_ref', '=', setupRef)
    .executeTakeFirst();
}

const cardsOf = (db: Db, orderId: string, provider: PaymentProvider['id']) =>
  db.selectFrom('payment_methods').selectAll().where('order_id', '=', orderId).where('provider', '=', provider);

type Opened = { readonly orderId: string; readonly provider: PaymentProvider['id']; readonly since: Date };

/** Returns the unfinished card pages that were opened after an instant, the newest first. */
export async function openCardPages(
  db: Db,
  { orderId, provider, since }: Opened,
): Promise<readonly PaymentMethodRow[]> {
  return cardsOf(db, orderId, provider)
    .where('state', '=', 'asked')
    .where('created_at', '>', since.toISOString())
    .orderBy('created_at', 'desc')
    .execute();
}

/** Returns every card that was saved for an order, the last one first. */
export async function knownCards(
  db: Db,
  orderId: string,
  provider: PaymentProvider['id'],
): Promise<readonly SavedCard[]> {
  const rows = await cardsOf(db, orderId, provider)
    .where('state', 'in', ['kept', 'replaced', 'failed'])
    .orderBy('updated_at', 'desc')
    .execute();
  return rows.flatMap(({ customer_ref: customerRef, method_ref: methodRef }) =>
    customerRef && methodRef ? [{ customerRef, methodRef }] : [],
  );
}

/** Returns the card that pays for a contract, and since when. */
export async function keptCard(
  db: Db,
  orderId: string,
  provider: PaymentProvider['id'],
): Promise<(SavedCard & { readonly id: string; readonly since: string }) | null> {
  const row = await cardsOf(db, orderId, provider)
    .where('state', '=', 'kept')
    .orderBy('updated_at', 'desc')
    .executeTakeFirst();
  return row?.customer_ref && row.method_ref
    ? { id: row.id, since: row.updated_at, customerRef: row.customer_ref, methodRef: row.method_ref }
    : null;
}

/** Whether a card was saved after an instant, even if it has failed since. */
export async function hasCardSince(db: Db, { orderId, provider, since }: Opened): Promise<boolean> {
  const row = await cardsOf(db, orderId, provider)
    .where('state', 'in', ['kept', 'failed'])
    .where('updated_at', '>', since.toISOString())
    .executeTakeFirst();
  return row !== undefined;
}

/** Stops charging the saved card automatically. A card saved after `since` stays. */
export async function failCard(trx: Trx, { orderId, provider, since }: Opened, at: Date): Promise<void> {
  await trx
    .updateTable('payment_methods')
    .set({ state: 'failed', updated_at: at.toISOString() })
    .where('order_id', '=', orderId)
    .where('provider', '=', provider)
    .where('state', '=', 'kept')
    .where('updated_at', '<=', since.toISOString())
    .execute();
}

type Kept = { readonly orderId: string; readonly provider: PaymentProvider['id']; readonly card: SavedCard };

/** Replaces the saved card. `id` is the page that asked for it. */
export async function keepCard(trx: Trx, { orderId, provider, card }: Kept, id: string | null, at: Date) {
  const instant = at.toISOString();
  await trx
    .updateTable('payment_methods')
    .set({ state: 'replaced', updated_at: instant })
    .where('order_id', '=', orderId)
    .where('state', '=', 'kept')
    .execute();
  const refs = { customer_ref: card.customerRef, method_ref: card.methodRef };
  const kept = { ...refs, state: 'kept', updated_at: instant } as const;
  if (id !== null) {
    await trx.updateTable('payment_methods').set(kept).where('id', '=', id).execute();
    return;
  }
  await trx
    .insertInto('payment_methods')
    .values({ id: randomUUID(), order_id: orderId, provider, setup_ref: null, created_at: instant, ...kept })
    .execute();
}
