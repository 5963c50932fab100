import { hash } from 'node:crypto';
import type { ClaimDto, ClaimPhotoDto, ClaimsView, makeClaim } from '@/lib/contracts/claims';
import type { RequestOf } from '@/lib/contracts/endpoint';
import {
  MOST_CLAIMS,
  MOST_CLAIM_PHOTOS,
  claimDeadlines,
  claimStage,
  dueDay,
  isDecided,
  isFromDesk,
  type ClaimPhotoSource,
} from '@/lib/domain/claims/claims';
import { NOTHING, fromPounds, toPounds } from '@/lib/domain/money';
import { claimLimit } from '@/lib/domain/order/cover';
import { authorisedOrder } from '@/lib/server/modules/orders/authorised';
import { orderOf } from '@/lib/server/modules/orders/documents';
import { photoBasePath } from '@/lib/server/modules/orders/paths';
import { insertEvent, lockOrder } from '@/lib/server/modules/orders/repo';
import { keepPhoto, type Kept, type SmallPhoto } from '@/lib/server/modules/photos/keep';
import { deletePhoto, deletePhotos, movePhotos, photosOf, type PhotoOwner } from '@/lib/server/modules/photos/repo';
import { Problem, wrongField } from '@/lib/server/platform/base/problem';
import { transact } from '@/lib/server/platform/db/db';
import type { ClaimItemRow, ClaimRow, Db, OrderRow, PhotoRow, Trx } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { enqueue, wakeOutbox } from '@/lib/server/platform/outbox/enqueue';
import { sha256Of } from '@/lib/server/platform/photo-files/photo-files';
import { claimItems, claimsOf, countClaims, findClaim, insertClaim } from './repo';
import { claimWindowOf } from './window';

/** Returns the owner of a form's photos, which is the order until the claim is made. */
export const ofForm = ({ id }: Pick<OrderRow, 'id'>): PhotoOwner => ({ kind: 'claim_form', id });

type Sent = {
  readonly order: OrderRow;
  /** Null for the form of a new claim. */
  readonly number: number | null;
  /** Reads the photo, after the claim was checked. */
  readonly read: () => Promise<Buffer>;
  readonly small?: SmallPhoto | undefined;
  readonly by: ClaimPhotoSource;
};

/**
 * Stores a photo of an open claim or of the claim form. `id` is null where it was refused. Throws Problem not_found for
 * an unknown claim, validation_failed for a file that is not a picture.
 */
export async function keepClaimPhoto(
  deps: Pick<Deps, 'db' | 'now' | 'config'>,
  { order, number, read, small, by }: Sent,
): Promise<{ readonly outcome: Kept; readonly id: string | null }> {
  const { db, now } = deps;
  const claim = number === null ? null : await numbered(db, order, number);
  if (claim === undefined) throw new Problem('not_found');
  const owner: PhotoOwner = claim ? { kind: 'claim', id: claim.id } : ofForm(order);
  const mayStill = async (of: Db): Promise<boolean> => {
    if (number === null) return canClaim(of, order, now());
    const current = await numbered(of, order, number);
    return current !== undefined && !isDecided(current.state);
  };
  // Avoids reading the photo for nothing. Checked again once the order is locked.
  if (!(await mayStill(db))) return { outcome: 'refused', id: null };
  const bytes = await read();
  const outcome = await keepPhoto(deps, {
    owner,
    kind: by,
    takenAt: now(),
    bytes,
    small,
    most: MOST_CLAIM_PHOTOS,
    mayStill: async (trx) => {
      await lockOrder(trx, order.id);
      return mayStill(trx);
    },
  });
  const kept = (await photosOf(db, owner.kind, [owner.id])).find((row) => row.sent_sha256 === sha256Of(bytes));
  return { outcome, id: kept?.id ?? null };
}

const numbered = async (db: Db, order: OrderRow, number: number) =>
  (await claimsOf(db, order.id)).find((claim) => claim.number === number);

const canClaim = async (db: Db, order: OrderRow, at: Date): Promise<boolean> =>
  claimStage(await claimWindowOf(db, order), at) === 'open' && (await countClaims(db, order.id)) < MOST_CLAIMS;

/** Moves the photos of an order's form to its claim, without those that the claim has already. */
export async function takeFormPhotos(trx: Trx, order: Pick<OrderRow, 'id'>, claimId: string): Promise<void> {
  const owner: PhotoOwner = { kind: 'claim', id: claimId };
  const form = ofForm(order);
  const own = await photosOf(trx, owner.kind, [owner.id]);
  const waiting = await photosOf(trx, form.kind, [form.id]);
  const fresh = waiting.filter((row) => !own.some(({ sent_sha256 }) => sent_sha256 === row.sent_sha256));
  const taken = fresh.slice(0, MOST_CLAIM_PHOTOS - own.length).map(({ id }) => id);
  await movePhotos(trx, taken, owner);
  await deletePhotos(trx, form.kind, [form.id]);
}

export const photoDto = ({ id, kind, received_at: at }: PhotoRow): ClaimPhotoDto => ({
  id,
  at,
  isFromDesk: isFromDesk(kind),
});

type OfOrder = { readonly reference: string; readonly token: string };
/** `claim`: null for the form of a new claim. */
type PhotoTarget = OfOrder & { readonly claim: number | null };

export function claimsService(deps: Deps) {
  const { db, now } = deps;
  const orderFor = async ({ reference, token }: OfOrder) => {
    const order = await authorisedOrder(deps, reference, token);
    if (!order) throw new Problem('not_found');
    return order;
  };
  return {
    /** Null for a wrong reference or key. */
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
    make: async ({ reference, token, ...claimed }: RequestOf<typeof makeClaim>): Promise<ClaimDto> => {
      const order = await orderFor({ reference, token });
      const { claim, items } = await transact(db, (trx) =>
        insertNewClaim(trx, order.id, claimed, { at: now(), by: 'visitor' }),
      );
      wakeOutbox();
      return claimDto(claim, items, await photosOf(db, 'claim', [claim.id]));
    },

    /** Throws Problem not_found, also for a wrong key, and what keepClaimPhoto throws. */
    addPhoto: async ({ claim: number, ...asked }: PhotoTarget, read: () => Promise<Buffer>) =>
      keepClaimPhoto(deps, { order: await orderFor(asked), number, read, by: 'customer' }),

    dropPhoto: async (asked: OfOrder, id: string): Promise<void> => {
      await deletePhoto(db, ofForm(await orderFor(asked)), id);
    },
  };
}

type Claimed = Pick<RequestOf<typeof makeClaim>, 'key' | 'items' | 'text'>;
type Made = { readonly claim: ClaimRow; readonly items: readonly ClaimItemRow[] };

const hashOf = (orderId: string, { items, text }: Claimed): string =>
  hash(
    'sha256',
    JSON.stringify([orderId, items.map(({ title, kind, worth }) => [title, kind, worth]), text]),
    'base64url',
  );

/** The author: the customer, or an operator who heard it from the customer. */
type By = 'visitor' | 'operator';
type Making = { readonly at: Date; readonly by: By };

const RECEIPT = 'claim.received.customer';
const TOLD: Readonly<Record<By, readonly (typeof RECEIPT | 'claim.received.operator')[]>> = {
  visitor: [RECEIPT, 'claim.received.operator'],
  operator: [RECEIPT],
};

/**
 * Inserts a claim with the order's row locked, and mails its receipt, and the office unless an operator made it. A
 * repeated form returns its first claim, with `isNew` false. Throws Problem validation_failed when a customer cannot
 * claim online, and for a key used for another claim.
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
