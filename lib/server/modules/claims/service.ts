import { createHash } from 'node:crypto';
import type { ClaimDto, ClaimsView, makeClaim, sendClaimPhoto } from '@/lib/contracts/claims';
import type { RequestOf, ResponseOf } from '@/lib/contracts/endpoint';
import { MOST_CLAIMS, claimDeadlines, claimStage, dueDay, isDecided } from '@/lib/domain/claims/claims';
import { NOTHING, fromPounds, toPounds } from '@/lib/domain/money';
import { claimLimit } from '@/lib/domain/order/cover';
import { authorisedOrder } from '@/lib/server/modules/orders/authorised';
import { orderOf } from '@/lib/server/modules/orders/documents';
import { photoBasePath } from '@/lib/server/modules/orders/paths';
import { insertEvent, lockOrder } from '@/lib/server/modules/orders/repo';
import { deletePhoto, photosOf } from '@/lib/server/modules/photos/repo';
import { Problem, wrongField } from '@/lib/server/platform/base/problem';
import { transact, type Trx } from '@/lib/server/platform/db/db';
import type { ClaimItemRow, ClaimRow, OrderRow, PhotoRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { enqueue, wakeOutbox } from '@/lib/server/platform/outbox/enqueue';
import { keepClaimPhoto, ofForm, photoDto, takeFormPhotos } from './photos';
import { claimItems, claimsOf, countClaims, findClaim, insertClaim } from './repo';
import { claimWindowOf } from './window';

type OfOrder = { readonly reference: string; readonly token: string };
/** Where a photo belongs: to the claim with a number, or to the claim form (null). */
type PhotoTarget = OfOrder & { readonly claim: number | null };

export function claimsService(deps: Deps) {
  const { db, now } = deps;
  const orderFor = async ({ reference, token }: OfOrder) => {
    const order = await authorisedOrder(deps, reference, token);
    if (!order) throw new Problem('not_found');
    return order;
  };
  return {
    /** The claims of an order and whether more can be made; null for a wrong reference or key. */
    view: async (reference: string, token: string): Promise<ClaimsView | null> => {
      const order = await authorisedOrder(deps, reference, token);
      if (!order) return null;
      const [window, rows] = await Promise.all([claimWindowOf(db, order), claimsOf(db, order.id)]);
      const ids = rows.map(({ id }) => id);
      const form = ofForm(order);
      const [items, photos, waiting] = await Promise.all([
        claimItems(db, ids),
        photosOf(db, 'claim', ids),
        photosOf(db, form.kind, [form.id]),
      ]);
      return {
        reference: order.reference,
        stage: claimStage(window, now()),
        lastDay: window.lastDay,
        isFull: rows.length >= MOST_CLAIMS,
        limit: claimLimit(orderOf(order).cover),
        things: [...new Set(orderOf(order).furnitureItems.map(({ title }) => title))],
        claims: rows.map((row) => claimDto(row, items, photos)),
        photos: waiting.map(photoDto),
        photoPath: photoBasePath(order.reference, token),
      };
    },

    /** Throws Problem not_found, also for a wrong key, and what insertNewClaim throws. */
    make: async ({
      reference,
      token,
      ...claimed
    }: RequestOf<typeof makeClaim>): Promise<ResponseOf<typeof makeClaim>> => {
      const order = await orderFor({ reference, token });
      const { claim, items } = await transact(db, (trx) =>
        insertNewClaim(trx, order.id, claimed, { at: now(), by: 'visitor' }),
      );
      wakeOutbox();
      return claimDto(claim, items, await photosOf(db, 'claim', [claim.id]));
    },

    /** Reads and keeps a photo. Throws Problem not_found, also for a wrong key, and what keepClaimPhoto throws. */
    addPhoto: async (
      { claim: number, ...asked }: PhotoTarget,
      read: () => Promise<Buffer>,
    ): Promise<ResponseOf<typeof sendClaimPhoto>> =>
      keepClaimPhoto(deps, { order: await orderFor(asked), number, read, by: 'customer' }),

    /** Deletes a photo of the claim form. */
    dropPhoto: async (asked: OfOrder, id: string): Promise<void> => {
      await deletePhoto(db, ofForm(await orderFor(asked)), id);
    },
  };
}

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
      refund_pence: NOTHING,
      by_hand_pence: NOTHING,
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

/** A claim as its customer sees it. */
export function claimDto(row: ClaimRow, items: readonly ClaimItemRow[], photos: readonly PhotoRow[]): ClaimDto {
  const { id, number, state, created_at: at, text, answered_at, decided_at } = row;
  return {
    id,
    number,
    state,
    at,
    text,
    answerBy: row.answer_by,
    decisionBy: row.decision_by,
    items: items
      .filter(({ claim_id }) => claim_id === id)
      .map(({ title, kind, worth_pence }) => ({
        title,
        kind,
        worth: worth_pence === null ? null : toPounds(worth_pence),
      })),
    photos: photos.filter(({ owner_id }) => owner_id === id).map(photoDto),
    answer: answered_at === null ? null : { at: answered_at, text: row.answer },
    decision:
      decided_at === null || !isDecided(state)
        ? null
        : {
            at: decided_at,
            text: row.decision,
            refund: toPounds(row.refund_pence),
            byHand: toPounds(row.by_hand_pence),
            byHandPaidAt: row.by_hand_paid_at,
          },
  };
}
