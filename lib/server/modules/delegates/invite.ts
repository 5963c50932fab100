import { createHash, randomUUID } from 'node:crypto';
import type { inviteHelper as contract } from '@/lib/contracts/delegates';
import type { RequestOf } from '@/lib/contracts/endpoint';
import { mailbox } from '@/lib/domain/account';
import { DAY_MS } from '@/lib/domain/durations';
import { mailboxOf } from '@/lib/domain/order/contact';
import { MOST_DELEGATES } from '@/lib/domain/storage/delegates';
import { isLasting } from '@/lib/server/modules/delegation/delegation';
import { delegatesOf, insertDelegate } from '@/lib/server/modules/delegation/repo';
import { lockOrder } from '@/lib/server/modules/orders/repo';
import type { SessionUser } from '@/lib/server/modules/sessions/sessions';
import { wrongField } from '@/lib/server/platform/base/problem';
import { transact } from '@/lib/server/platform/db/db';
import type { RentalDelegateRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { limitHits } from '@/lib/server/platform/limits/limits';
import { wakeOutbox } from '@/lib/server/platform/outbox/enqueue';
import { DELEGATE_MESSAGES } from '@/lib/validation/delegate-messages';
import { ownRental, writeDown } from './record-delegate';

type Ports = Pick<Deps, 'db' | 'now'>;

/** Invitations in a day: from one owner, and to one mailbox, whoever invites it. */
const BY_OWNER = { most: 10, windowMs: DAY_MS };
const TO_MAILBOX = { most: 3, windowMs: DAY_MS };

/**
 * Gives somebody the right to order returns from one of the client's own stores, and tells both. Throws Problem not_found
 * for any other store, validation_failed for who has the right or needs none, and for one more than MOST_DELEGATES;
 * RateLimited.
 */
export async function inviteDelegate(
  { db, now }: Ports,
  { orderId, name, email: address }: RequestOf<typeof contract>,
  user: SessionUser,
): Promise<void> {
  const at = now();
  const email = mailbox(address);
  const rental = await ownRental({ db }, orderId, user);
  if (mailboxOf(email) === mailboxOf(user.email)) throw wrongField('email', DELEGATE_MESSAGES.ownAddress);
  assertRoom(await delegatesOf(db, [orderId]), email);
  await countInvitation({ db, now }, user.email, email);
  const delegate = {
    id: randomUUID(),
    store_order_id: rental.id,
    email,
    name,
    invited_at: at.toISOString(),
    revoked_at: null,
  };
  await transact(db, async (trx) => {
    // The lock lets each of several simultaneous invitations see the ones before it.
    await lockOrder(trx, rental.id);
    assertRoom(await delegatesOf(trx, [rental.id]), email);
    await insertDelegate(trx, delegate);
    await writeDown(
      trx,
      delegate,
      { type: 'helper_invited', topics: ['helper.invited.customer', 'helper.given.customer'] },
      at,
    );
  });
  wakeOutbox();
}

function assertRoom(delegates: readonly RentalDelegateRow[], email: string): void {
  const lasting = delegates.filter(isLasting);
  if (lasting.some((delegate) => delegate.email === email))
    throw wrongField('email', DELEGATE_MESSAGES.hasRightAlready);
  if (lasting.length >= MOST_DELEGATES) throw wrongField('email', DELEGATE_MESSAGES.helpersFull);
}

async function countInvitation({ db, now }: Ports, owner: string, invited: string): Promise<void> {
  const keyOf = (what: string, email: string) =>
    createHash('sha256')
      .update(`${what} ${mailboxOf(email)}`)
      .digest('base64url');
  await limitHits(db, keyOf('invites', owner), BY_OWNER, now());
  await limitHits(db, keyOf('invited', invited), TO_MAILBOX, now());
}
