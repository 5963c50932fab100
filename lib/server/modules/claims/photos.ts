import type { ClaimPhotoDto } from '@/lib/contracts/claims';
import {
  MOST_CLAIMS,
  MOST_CLAIM_PHOTOS,
  claimStage,
  isDecided,
  isFromDesk,
  type ClaimPhotoSource,
} from '@/lib/domain/claims/claims';
import { lockOrder } from '@/lib/server/modules/orders/repo';
import { keepPhoto, type Kept, type SmallPhoto } from '@/lib/server/modules/photos/keep';
import { deletePhotos, movePhotos, photosOf, type PhotoOwner } from '@/lib/server/modules/photos/repo';
import { Problem } from '@/lib/server/platform/base/problem';
import type { Db, Trx } from '@/lib/server/platform/db/db';
import type { OrderRow, PhotoRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { sha256Of } from '@/lib/server/platform/photo-files/photo-files';
import { claimsOf, countClaims } from './repo';
import { claimWindowOf } from './window';

/** Photos of the form of a claim are its order's until it is sent: then they are the claim's. */
export const ofForm = ({ id }: Pick<OrderRow, 'id'>): PhotoOwner => ({ kind: 'claim_form', id });

type Sent = {
  readonly order: OrderRow;
  /** The claim's number; null for its form. */
  readonly number: number | null;
  /** Reads the photo, after the claim was checked. */
  readonly read: () => Promise<Buffer>;
  readonly small?: SmallPhoto | undefined;
  readonly by: ClaimPhotoSource;
};

/**
 * Keeps a photo of an open claim or of the claim form, made small; `id` is null where it was not taken. Throws Problem
 * not_found for an unknown claim, validation_failed for a file that is not a picture.
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
  // Before the photo is read for nothing; asked again once the order is locked.
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

/** The photos of an order's form become those of the claim that it was sent as. One that the claim has already is not kept twice. */
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
