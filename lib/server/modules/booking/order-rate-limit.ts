import { createHmac } from 'node:crypto';
import { dialledNumber } from '@/lib/domain/answers/phone';
import { DAY_MS } from '@/lib/domain/durations';
import { mailboxOf } from '@/lib/domain/order/contact';
import { orderStanding } from '@/lib/domain/order/standing';
import { unpaidUntil } from '@/lib/domain/order/unpaid-limits';
import { orderOf } from '@/lib/server/modules/orders/documents';
import type { SessionUser } from '@/lib/server/modules/sessions/sessions';
import type { OrderRateLimitRow, OrderRow, Trx } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { readSecret } from '@/lib/server/platform/installation/token';
import { addressBlock } from '@/lib/server/platform/limits/client-address';
import { RateLimited } from '@/lib/server/platform/limits/limits';
import { lockKeys } from '@/lib/server/platform/limits/rate-limit-repo';
import { insertOrderCount, ordersSharingKeys } from './order-rate-limit-repo';

/** The customer who orders, with the network address. */
export type Visitor = { readonly user: SessionUser | null; readonly address: string };

/** How long an order counts. An order that is held for longer counts until its hold ends. */
export const ORDER_LIMIT_WINDOW_MS = DAY_MS;

export async function orderLimitKeys(
  { db, config }: Deps,
  visitor: Visitor,
  order: OrderRow,
): Promise<OrderRateLimitRow> {
  const secret = await readSecret(db, config.secretKey);
  const hash = (kind: string, text: string) =>
    createHmac('sha256', secret).update(`order maker ${kind} ${text}`).digest('base64url');
  const { email, phone, phonePrefix } = orderOf(order).details;
  return {
    order_id: order.id,
    address_key: hash('address', addressBlock(visitor.address)),
    mailbox_key: hash('mailbox', mailboxOf(email)),
    phone_key: hash('phone', dialledNumber(phonePrefix, phone)),
    is_signed_in: visitor.user && mailboxOf(visitor.user.email) === mailboxOf(email) ? 1 : 0,
    created_at: order.created_at,
  };
}

/**
 * Counts a new order with the unpaid ones of its mailbox, telephone and network address, and locks all three against
 * parallel orders. Throws RateLimited too_many_unpaid (ABU-1).
 */
export async function countTowardsOrderLimit(trx: Trx, limitKeys: OrderRateLimitRow): Promise<void> {
  const now = new Date(limitKeys.created_at);
  await lockKeys(trx, [limitKeys.address_key, limitKeys.mailbox_key, limitKeys.phone_key], now.getTime());
  const since = new Date(now.getTime() - ORDER_LIMIT_WINDOW_MS);
  const earlier = await ordersSharingKeys(trx, limitKeys, { since, now });
  const until = unpaidUntil(
    // An order booked and then cancelled counts neither as held nor as paid.
    earlier
      .filter(({ state }) => state !== 'cancelled')
      .map((row) => ({
        sharesAddress: row.address_key === limitKeys.address_key,
        sharesMailbox: row.mailbox_key === limitKeys.mailbox_key,
        sharesPhone: row.phone_key === limitKeys.phone_key,
        isSignedIn: row.is_signed_in === 1,
        isPaid: orderStanding({ state: row.state, heldUntil: new Date(row.hold_expires_at) }, now) === 'paid',
        orderedAt: new Date(row.created_at),
        heldUntil: new Date(row.state === 'awaiting_payment' ? row.hold_expires_at : row.created_at),
      })),
    { isSignedIn: limitKeys.is_signed_in === 1, now },
  );
  if (until) throw new RateLimited(Math.ceil((until.getTime() - now.getTime()) / 1000), 'too_many_unpaid');
  await insertOrderCount(trx, limitKeys);
}
