import { createHash } from 'node:crypto';
import type { makeClaim } from '@/lib/contracts/claims';
import type { RequestOf } from '@/lib/contracts/endpoint';
import { fromPounds } from '@/lib/domain/money';
import { claimDeadlines, claimStage, dueDay, isDecided, MOST_CLAIMS } from '@/lib/domain/order/claim';
import { wrongField } from '@/lib/server/platform/base/problem';
import type { Trx } from '@/lib/server/platform/db/db';
import type { ClaimItemRow, ClaimRow, OrderRow } from '@/lib/server/platform/db/schema';
import { enqueue } from '@/lib/server/platform/outbox/enqueue';
import { insertEvent, lockOrder } from '@/lib/server/modules/orders/repo';
import { takeFormPhotos } from './photos';
import { claimItems, countClaims, findClaim, insertClaim } from './repo';
import { claimWindowOf } from './window';

type Claimed = Pick<RequestOf<typeof makeClaim>, 'key' | 'items' | 'text'>;
type Made = { readonly claim: ClaimRow; readonly items: readonly ClaimItemRow[] };

const hashOf = (orderId: string, { items, text }: Claimed): string =>
  createHash('sha256')
    .update(JSON.stringify([orderId, items.map(({ title, kind, worth }) => [title, kind, worth]), text]))
    .digest('base64url');

/** The author of a claim: the customer, or an operator who heard it from the customer. */
type By = 'visitor' | 'operator';
type Making = { readonly at: Date; readonly by: By };

const RECEIPT = 'claim.received.customer';
const TOLD: Readonly<Record<By, readonly (typeof RECEIPT | 'claim.received.operator')[]>> = {
  visitor: [RECEIPT, 'claim.received.operator'],
  operator: [RECEIPT],
};

/**
 * Inserts a claim with the order's row locked, and mails its receipt, and the office unless an operator made it.
 * A customer's form photos move to the claim. A repeated form returns its first claim, with `isNew` false.
 * Throws Problem validation_failed when a customer cannot claim online, and for a key used for another claim.
 */
export async function insertNewClaim(
  trx: Trx,
  orderId: string,
  claimed: Claimed,
  { at, by }: Making,
): Promise<Made & { readonly isNew: boolean }> {
  const order = await lockOrder(trx, orderId);
  const request_hash = hashOf(orderId, claimed);
  const known = await findClaim(trx, claimed.key);
  if (known?.request_hash === request_hash) {
    if (by === 'visitor' && !isDecided(known.state)) await takeFormPhotos(trx, order, known.id);
    return { claim: known, items: await claimItems(trx, [known.id]), isNew: false };
  }
  if (known) throw wrongField('key', 'This key has been used for another claim');
  const before = await countClaims(trx, orderId);
  if (by === 'visitor') await assertOpen(trx, order, { at, before });
  const made = rowsOf(orderId, { ...claimed, request_hash, number: before + 1, at });
  await insertClaim(trx, made.claim, made.items);
  if (by === 'visitor') await takeFormPhotos(trx, order, made.claim.id);
  await insertEvent(trx, orderId, { type: 'claim_made', cause: by, at });
  for (const topic of TOLD[by]) {
    await enqueue(trx, topic, { orderId, claimId: made.claim.id }, { dedupeKey: `${topic}:${made.claim.id}`, now: at });
  }
  return { ...made, isNew: true };
}

async function assertOpen(trx: Trx, order: OrderRow, { at, before }: { readonly at: Date; readonly before: number }) {
  if (claimStage(await claimWindowOf(trx, order), at) !== 'open') {
    throw wrongField('reference', 'No claim can be made online for this order at this time');
  }
  if (before >= MOST_CLAIMS) throw wrongField('reference', `There are ${MOST_CLAIMS} claims for this order already`);
}

type New = Claimed & Pick<ClaimRow, 'request_hash' | 'number'> & { readonly at: Date };

function rowsOf(orderId: string, { key: id, items, text, request_hash, number, at }: New): Made {
  const deadlines = claimDeadlines(at);
  return {
    claim: {
      id,
      order_id: orderId,
      number,
      request_hash,
      state: 'received',
      text,
      created_at: at.toISOString(),
      answer_by: deadlines.answerBy,
      decision_by: deadlines.decisionBy,
      due: dueDay('received', deadlines),
      answered_at: null,
      answer: '',
      decided_at: null,
      decision: '',
      decided_by: null,
      refund_pence: 0,
      by_hand_pence: 0,
      by_hand_paid_at: null,
      version: 0,
    },
    items: items.map(({ title, kind, worth }, position) => ({
      claim_id: id,
      position,
      title,
      kind,
      worth_pence: worth === null ? null : fromPounds(worth),
    })),
  };
}
