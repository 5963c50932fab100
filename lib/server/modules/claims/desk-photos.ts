import type { DeskRequest } from '@/lib/contracts/desk';
import type { DeskPhoto } from '@/lib/contracts/desk-parts';
import { isFromDesk, MOST_CLAIM_PHOTOS } from '@/lib/domain/order/claim-photos';
import { findForDesk } from '@/lib/server/platform/desk/order-head';
import { Problem, wrongField } from '@/lib/server/platform/base/problem';
import type { PhotoRow } from '@/lib/server/platform/db/schema';
import { transact } from '@/lib/server/platform/db/transact';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { keepClaimPhoto } from '@/lib/server/modules/claims/photos';
import { claimsOf } from '@/lib/server/modules/claims/repo';
import { makeSmall } from '@/lib/server/modules/photos/make-small';
import { deletePhoto, photosOf } from '@/lib/server/modules/photos/repo';
import type { Operator } from '@/lib/server/modules/sessions/operator';
import { recordAudit } from '@/lib/server/platform/desk/audit';
import { moment } from '@/lib/server/platform/desk/words';

const tooMany = () => wrongField('photos', `A claim has ${MOST_CLAIM_PHOTOS} photos at most`);

/**
 * Adds photos to an undecided claim, one transaction each. The number and format of all are checked before the first
 * is stored. Throws Problem not_found for an unknown order or claim, and validation_failed, field `photos`, for a
 * file that is not a picture, for more than MOST_CLAIM_PHOTOS and for a decided claim.
 */
export async function addClaimPhotos(
  deps: Pick<Deps, 'db' | 'now' | 'config'>,
  operator: Operator,
  { reference, number, photos }: DeskRequest<'addClaimPhotos'>,
): Promise<void> {
  const { db, now } = deps;
  const order = await findForDesk({ db }, reference);
  const claim = (await claimsOf(db, order.id)).find((each) => each.number === number);
  const before = claim ? await photosOf(db, 'claim', [claim.id]) : [];
  if (before.length + photos.length > MOST_CLAIM_PHOTOS) throw tooMany();
  const small = [];
  for (const { bytes } of photos) small.push(await smallPhoto(await bytes()));
  for (const [index, { bytes: read }] of photos.entries()) {
    const { outcome } = await keepClaimPhoto(deps, { order, number, read, small: small[index], by: 'desk' });
    if (outcome === 'full' || outcome === 'refused') throw tooMany();
  }
  await transact(db, (trx) =>
    recordAudit(trx, operator, now(), {
      action: 'claim.photos',
      subject: reference,
      before: {},
      after: { claim: number, photos: photos.length },
    }),
  );
}

/**
 * Deletes a photo of a claim, whether decided or not, and records it in the desk's log. Does nothing if the photo is
 * already deleted. Throws Problem not_found for an unknown order or claim.
 */
export async function deleteClaimPhoto(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  operator: Operator,
  { reference, number, photo }: DeskRequest<'deleteClaimPhoto'>,
): Promise<void> {
  const order = await findForDesk({ db }, reference);
  const claim = (await claimsOf(db, order.id)).find((each) => each.number === number);
  if (!claim) throw new Problem('not_found');
  await transact(db, async (trx) => {
    if (!(await deletePhoto(trx, { kind: 'claim', id: claim.id }, photo))) return;
    const after = { claim: number };
    await recordAudit(trx, operator, now(), { action: 'claim.photo_deleted', subject: reference, before: {}, after });
  });
}

const smallPhoto = (bytes: Buffer) =>
  makeSmall(bytes).catch(() => {
    throw wrongField('photos', 'This is not a picture we can read');
  });

/** Returns a claim's photo as the desk shows it, labelled with its sender and time. */
export const claimPhoto = ({ id, kind, received_at: at }: PhotoRow): DeskPhoto => ({
  id,
  label: `${isFromDesk(kind) ? 'Added at the desk' : 'From the customer'}, ${moment(at)}`,
});
