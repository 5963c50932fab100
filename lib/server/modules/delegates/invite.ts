import { createHash, randomUUID } from 'node:crypto';
import type { RequestOf } from '@/lib/contracts/endpoint';
import type { inviteHelper as contract } from '@/lib/contracts/delegates';
import { mailbox } from '@/lib/domain/account';
import { DAY_MS } from '@/lib/domain/durations';
import { mailboxOf } from '@/lib/domain/order/mailbox';
import { MOST_HELPERS } from '@/lib/domain/storage/delegates';
import { wrongField } from '@/lib/server/platform/base/problem';
import type { StoreHelperRow } from '@/lib/server/platform/db/schema';
import { transact } from '@/lib/server/platform/db/transact';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { limitHits } from '@/lib/server/platform/limits/limits';
import { wakeOutbox } from '@/lib/server/platform/outbox/wake';
import { lockOrder } from '@/lib/server/modules/orders/repo';
import { helpersOf, insertHelper } from '@/lib/server/modules/delegation/repo';
import { isLasting } from '@/lib/server/modules/delegation/delegation';
import type { SessionUser } from '@/lib/server/modules/sessions/sessions';
import { HELPER_MESSAGES } from '@/lib/validation/delegate-messages';
import { ownStore } from './own-rental';
import { writeDown } from './record-delegate';

type Ports = Pick<Deps, 'db' | 'now'>;

/** Invitations in a day: from one owner, and to one mailbox, whoever invites it. */
const BY_OWNER = { most: 10, windowMs: DAY_MS };
const TO_MAILBOX = { most: 3, windowMs: DAY_MS };

/**
 * Gives somebody the right to order returns from one of the client's own stores, and tells both. Throws Problem not_found
 * for any other store, validation_failed for who has the right or needs none, and for one more than MOST_HELPERS;
 * RateLimited.
 */
export async function inviteHelper(
  { db, now }: Ports,
  { orderId, name, email: address }: RequestOf<typeof contract>,
  user: SessionUser,
): Promise<void> {
  const at = now();
  const email = mailbox(address);
  const store = await ownStore({ db }, orderId, user);
  if (mailboxOf(email) === mailboxOf(user.email)) throw wrongField('email', HELPER_MESSAGES.ownAddress);
  assertRoom(await helpersOf(db, [orderId]), email);
  await countInvitation({ db, now }, user.email, email);
  const helper = {
    id: randomUUID(),
    store_order_id: store.id,
    email,
    name,
    invited_at: at.toISOString(),
    revoked_at: null,
  };
  await transact(db, async (trx) => {
    // Of invitations at once each sees the ones before it.
    await lockOrder(trx, store.id);
    assertRoom(await helpersOf(trx, [store.id]), email);
    await insertHelper(trx, helper);
    await writeDown(
      trx,
      helper,
      { type: 'helper_invited', topics: ['helper.invited.customer', 'helper.given.customer'] },
      at,
    );
  });
  wakeOutbox();
}

function assertRoom(helpers: readonly StoreHelperRow[], email: string): void {
  const lasting = helpers.filter(isLasting);
  if (lasting.some((helper) => helper.email === email)) throw wrongField('email', HELPER_MESSAGES.hasRightAlready);
  if (lasting.length >= MOST_HELPERS) throw wrongField('email', HELPER_MESSAGES.helpersFull);
}

async function countInvitation({ db, now }: Ports, owner: string, invited: string): Promise<void> {
  const keyOf = (what: string, email: string) =>
    createHash('sha256')
      .update(`${what} ${mailboxOf(email)}`)
      .digest('base64url');
  await limitHits(db, keyOf('invites', owner), BY_OWNER, now());
  await limitHits(db, keyOf('invited', invited), TO_MAILBOX, now());
}
