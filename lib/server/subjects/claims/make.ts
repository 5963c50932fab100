import { createHash } from 'node:crypto';
import type { makeClaim } from '@/lib/contracts/claims';
import type { RequestOf } from '@/lib/contracts/endpoint';
import { claimDeadlines, claimStage, dueDay, MOST_CLAIMS } from '@/lib/domain/order/claim';
import { fromPounds } from '@/lib/domain/money';
import { wrongField } from '@/lib/server/kernel/base/problem';
import type { ClaimItemRow, ClaimRow } from '@/lib/server/kernel/db/claim-rows';
import type { Trx } from '@/lib/server/kernel/db/db';
import { enqueue } from '@/lib/server/kernel/outbox/enqueue';
import { insertEvent, lockOrder } from '@/lib/server/subjects/orders/repo';
import { claimItems, countClaims, findClaim, insertClaim } from './repo';
import { claimWindowOf } from './window';

type Claimed = Pick<RequestOf<typeof makeClaim>, 'key' | 'items' | 'text'>;
type Made = { readonly claim: ClaimRow; readonly items: readonly ClaimItemRow[] };

const hashOf = (orderId: string, { items, text }: Claimed): string =>
  createHash('sha256')
    .update(JSON.stringify([orderId, items.map(({ title, kind, worth }) => [title, kind, worth]), text]))
    .digest('base64url');

/**
 * Writes a claim down with the order's row locked, and mails its receipt and the operator. The same form again is the
 * claim that it made. Throws Problem validation_failed where none can be made online, and for a key that was used for
 * another one.
 */
export async function insertNewClaim(trx: Trx, orderId: string, claimed: Claimed, at: Date): Promise<Made> {
  const order = await lockOrder(trx, orderId);
  const request_hash = hashOf(orderId, claimed);
  const known = await findClaim(trx, claimed.key);
  if (known?.request_hash === request_hash) return { claim: known, items: await claimItems(trx, [known.id]) };
  if (known) throw wrongField('key', 'This key has been used for another claim');
  if (claimStage(await claimWindowOf(trx, order), at) !== 'open') {
    throw wrongField('reference', 'No claim can be made online for this order at this time');
  }
  const before = await countClaims(trx, orderId);
  if (before >= MOST_CLAIMS) throw wrongField('reference', `There are ${MOST_CLAIMS} claims for this order already`);
  const made = rowsOf(orderId, { ...claimed, request_hash, number: before + 1, at });
  await insertClaim(trx, made.claim, made.items);
  await insertEvent(trx, orderId, { type: 'claim_made', cause: 'visitor', at });
  for (const topic of ['claim.received.customer', 'claim.received.operator'] as const) {
    await enqueue(trx, topic, { orderId, claimId: made.claim.id }, { dedupeKey: `${topic}:${made.claim.id}`, now: at });
  }
  return made;
}

type New = Claimed & Pick<ClaimRow, 'request_hash' | 'number'> & { readonly at: Date };

function rowsOf(orderId: string, { key: id, items, text, request_hash, number, at }: New): Made {
  const deadlines = claimDeadlines(at);
  return {
    claim: {
      ...{ id, order_id: orderId, number, request_hash, state: 'received', text, created_at: at.toISOString() },
      ...{ answer_by: deadlines.answerBy, decision_by: deadlines.decisionBy, due: dueDay('received', deadlines) },
      ...{ answered_at: null, answer: '', decided_at: null, decision: '', decided_by: null },
      ...{ refund_pence: 0, by_hand_pence: 0, version: 0 },
    },
    items: items.map(({ title, kind, worth }, position) => ({
      ...{ claim_id: id, position, title, kind },
      worth_pence: worth === null ? null : fromPounds(worth),
    })),
  };
}
