import { hash, randomUUID } from 'node:crypto';
import type { DelegatesOfSpace } from '@/lib/contracts/accounts';
import type * as contract from '@/lib/contracts/delegates';
import type { RequestOf, ResponseOf } from '@/lib/contracts/endpoint';
import { mailbox } from '@/lib/domain/account';
import { DAY_MS, londonDate } from '@/lib/domain/london-time';
import { toPounds } from '@/lib/domain/money';
import { mailboxOf } from '@/lib/domain/order/contact';
import type { Happening } from '@/lib/domain/order/history';
import { isBooked } from '@/lib/domain/order/state';
import { MOST_DELEGATES } from '@/lib/domain/storage/delegates';
import { planCancellation } from '@/lib/server/modules/order-lifecycle/plan-change';
import { changesService } from '@/lib/server/modules/order-lifecycle/service';
import { isLasting } from '@/lib/server/modules/delegation/delegation';
import {
  delegatesOf,
  findDelegate,
  insertDelegate,
  revokeDelegate as markRevoked,
} from '@/lib/server/modules/delegation/repo';
import { endHold } from '@/lib/server/modules/order-lifecycle/expire';
import { isChangeable } from '@/lib/server/modules/orders/change-target';
import { rentsUnit } from '@/lib/server/modules/orders/client-spaces';
import { delegatesReturns, ordersOf } from '@/lib/server/modules/orders/clients-orders-repo';
import { appointmentOf, orderOf } from '@/lib/server/modules/orders/documents';
import { findOrder, insertEvent, lockOrder } from '@/lib/server/modules/orders/repo';
import type { SessionUser } from '@/lib/server/modules/sessions/sessions';
import { isRental } from '@/lib/server/modules/stored-inventory/stored-inventory';
import { Problem, wrongField } from '@/lib/server/platform/base/problem';
import { transact } from '@/lib/server/platform/db/db';
import type { OrderRow, RentalDelegateRow, Trx } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { orderToken, readSecret } from '@/lib/server/platform/installation/token';
import { limitHits } from '@/lib/server/platform/limits/limits';
import { enqueue, wakeOutbox } from '@/lib/server/platform/outbox/enqueue';
import type { OutboxTopics } from '@/lib/server/platform/outbox/topics';
import { DELEGATE_MESSAGES } from '@/lib/validation/rental-messages';

/** Returns the delegates and their returns for each of the customer's own rentals. */
async function delegatesOfOwner(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { email }: SessionUser,
): Promise<readonly DelegatesOfSpace[]> {
  const rentals = (await ordersOf(db, email)).filter(rentsUnit).map(({ id }) => id);
  if (rentals.length === 0) return [];
  const [delegates, returns] = await Promise.all([delegatesOf(db, rentals), delegatesReturns(db, rentals)]);
  return rentals.map((orderId) => ({
    orderId,
    people: delegates.filter((row) => row.store_order_id === orderId && isLasting(row)).map(toPerson),
    returns: returns.filter((row) => row.store_order_id === orderId).flatMap((row) => toReturn(row, delegates, now())),
  }));
}

const toPerson = ({ id: delegateId, name, email, invited_at: invitedAt }: RentalDelegateRow) => ({
  helperId: delegateId,
  name,
  email,
  invitedAt,
});

function toReturn(row: OrderRow, delegates: readonly RentalDelegateRow[], now: Date): DelegatesOfSpace['returns'] {
  if (!isBooked(row.state) || !isChangeable(row, now)) return [];
  const { furnitureItems, addresses } = orderOf(row);
  const { date, slot } = appointmentOf(row);
  if (date < londonDate(now)) return [];
  return [
    {
      returnId: row.id,
      name: delegates.find(({ id }) => id === row.helper_id)?.name ?? '',
      pieces: furnitureItems.reduce((count, { quantity }) => count + quantity, 0),
      appointment: { date, slot },
      postcode: addresses.delivery?.postcode ?? '',
      version: row.calendar_sequence,
      refund: toPounds(planCancellation({ now: () => now }, row).money.refund),
    },
  ];
}

export function delegatesService(deps: Deps) {
  return {
    ofOwner: (user: SessionUser) => delegatesOfOwner(deps, user),

    invite: (request: RequestOf<typeof contract.inviteHelper>, user: SessionUser) =>
      inviteDelegate(deps, request, user),

    revoke: (request: RequestOf<typeof contract.revokeHelper>, user: SessionUser) =>
      revokeDelegate(deps, request, user),

    stopReturn: (request: RequestOf<typeof contract.stopHelpersReturn>, user: SessionUser) =>
      cancelDelegatesReturn(deps, request, user),
  };
}

type Ports = Pick<Deps, 'db' | 'now'>;

/** Invitations a day from one owner, and to one mailbox, whoever invites it. */
const BY_OWNER = { most: 10, windowMs: DAY_MS };
const TO_MAILBOX = { most: 3, windowMs: DAY_MS };

/** Throws Problem not_found for another's rental, validation_failed, RateLimited. */
async function inviteDelegate(
  { db, now }: Ports,
  { orderId, name, email: address }: RequestOf<typeof contract.inviteHelper>,
  user: SessionUser,
): Promise<ResponseOf<typeof contract.inviteHelper>> {
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
    await writeDown(trx, delegate, INVITED, at);
  });
  wakeOutbox();
  return { invited: true };
}

function assertRoom(delegates: readonly RentalDelegateRow[], email: string): void {
  const lasting = delegates.filter(isLasting);
  if (lasting.some((delegate) => delegate.email === email))
    throw wrongField('email', DELEGATE_MESSAGES.hasRightAlready);
  if (lasting.length >= MOST_DELEGATES) throw wrongField('email', DELEGATE_MESSAGES.helpersFull);
}

async function countInvitation({ db, now }: Ports, owner: string, invited: string): Promise<void> {
  const keyOf = (what: string, email: string) => hash('sha256', `${what} ${mailboxOf(email)}`, 'base64url');
  await limitHits(db, keyOf('invites', owner), BY_OWNER, now());
  await limitHits(db, keyOf('invited', invited), TO_MAILBOX, now());
}

/** Ends unpaid orders in transactions of their own, because booking locks a return before its rental. */
async function revokeDelegate(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { orderId, helperId }: RequestOf<typeof contract.revokeHelper>,
  user: SessionUser,
): Promise<ResponseOf<typeof contract.revokeHelper>> {
  const at = now();
  const rental = await ownRental({ db }, orderId, user);
  const delegate = await findDelegate(db, helperId);
  if (delegate?.store_order_id !== rental.id) throw new Problem('not_found');
  await transact(db, async (trx) => {
    // An order of the delegate that is being written holds this lock, or comes after.
    await lockOrder(trx, rental.id);
    if (!(await markRevoked(trx, delegate.id, at))) return;
    await writeDown(trx, delegate, REVOKED, at);
  });
  const unpaid = (await delegatesReturns(db, [rental.id])).filter(
    ({ helper_id: by, state }) => by === delegate.id && state === 'awaiting_payment',
  );
  for (const { id } of unpaid) await transact(db, (trx) => endHold(trx, id, 'right_revoked', at));
  wakeOutbox();
  return { revoked: true };
}

/** Refunds who paid, on the terms of the order, and tells both. Throws Problem not_found, and as cancelling does. */
async function cancelDelegatesReturn(
  deps: Deps,
  { orderId, returnId, version, expectedRefund }: RequestOf<typeof contract.stopHelpersReturn>,
  user: SessionUser,
): Promise<ResponseOf<typeof contract.stopHelpersReturn>> {
  const rental = await ownRental(deps, orderId, user);
  const order = await findOrder(deps.db, returnId);
  if (order?.store_order_id !== rental.id || order.helper_id === null) throw new Problem('not_found');
  const delegate = await findDelegate(deps.db, order.helper_id);
  if (!delegate) throw new Problem('not_found');
  const { db, now, config } = deps;
  const token = orderToken(await readSecret(db, config.secretKey), order.id);
  const idempotencyKey = `stopped-${order.id}-${version}`;
  await changesService(deps).cancel({ id: order.id, token, idempotencyKey, version, expectedRefund });
  const at = now();
  const [topic, dedupeKey] = ['helper.stopped.customer', `helper.stopped.customer:${order.id}`] as const;
  const detail = { helper: delegate.name, reference: order.reference };
  await transact(db, async (trx) => {
    await insertEvent(trx, rental.id, { type: 'helper_stopped', cause: 'visitor', at, detail });
    await enqueue(trx, topic, { orderId: order.id, helperId: delegate.id }, { dedupeKey, now: at });
  });
  wakeOutbox();
  return { stopped: true };
}

/** Throws Problem not_found, the same for somebody else's rental and for an unknown one. */
export async function ownRental({ db }: Pick<Deps, 'db'>, orderId: string, { email }: SessionUser): Promise<OrderRow> {
  const rental = await findOrder(db, orderId);
  if (!isRental(rental) || mailbox(rental.email) !== email) throw new Problem('not_found');
  return rental;
}

type DelegateTopic = Extract<keyof OutboxTopics, `helper.${'invited' | 'given' | 'revoked' | 'taken'}.customer`>;
type Step = {
  readonly type: Extract<Happening, 'helper_invited' | 'helper_revoked'>;
  readonly topics: readonly DelegateTopic[];
};
const INVITED: Step = { type: 'helper_invited', topics: ['helper.invited.customer', 'helper.given.customer'] };
const REVOKED: Step = { type: 'helper_revoked', topics: ['helper.revoked.customer', 'helper.taken.customer'] };

/** Records what the owner did in the rental's history, and enqueues the mails about it. */
async function writeDown(trx: Trx, delegate: RentalDelegateRow, { type, topics }: Step, at: Date): Promise<void> {
  const { id: delegateId, store_order_id: orderId, name } = delegate;
  await insertEvent(trx, orderId, { type, cause: 'visitor', at, detail: { helper: name } });
  for (const topic of topics) {
    await enqueue(trx, topic, { orderId, helperId: delegateId }, { dedupeKey: `${topic}:${delegateId}`, now: at });
  }
}
