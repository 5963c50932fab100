import { sendClaimPhoto, type ClaimsView } from '@/lib/contracts/claims';
import { PHOTOS } from '@/lib/contracts/claim-page';
import type { ResponseOf } from '@/lib/contracts/endpoint';
import { isDecided } from '@/lib/domain/order/claim';
import { MOST_CLAIM_PHOTOS, PHOTO_REFUSALS } from '@/lib/domain/order/claim-photos';
import { Problem, wrongField } from '@/lib/server/platform/base/problem';
import { postForPage, type Exchange } from '@/lib/server/http/call-for-page';
import type { SentForm } from '@/lib/server/http/multipart';

type PhotoTarget = { readonly reference: string; readonly token: string; readonly claim: number | null };

/** Returns how many more photos an open claim or a new claim form (`number` null) takes; null where it takes none. */
function photosLeft({ stage, isFull, claims, photos }: ClaimsView, number: number | null): number | null {
  if (number === null) return stage === 'open' && !isFull ? MOST_CLAIM_PHOTOS - photos.length : null;
  const claim = claims.find((one) => one.number === number);
  if (!claim) throw new Problem('not_found');
  return isDecided(claim.state) ? null : MOST_CLAIM_PHOTOS - claim.photos.length;
}

/**
 * Throws Problem validation_failed, field `photos`, if no more photos can be added, and not_found for an unknown
 * claim. `claim`: its number, or null for a claim that is not made yet. `isSentAgain`: whether this form made the
 * claim before. A full claim is then accepted, because the form's own photos may have filled it.
 */
export function refuseIfClosed(view: ClaimsView, claim: number | null, isSentAgain: boolean): void {
  const left = photosLeft(view, claim);
  if (left === null) throw wrongField(PHOTOS, PHOTO_REFUSALS.closed());
  if (left <= 0 && !isSentAgain) throw wrongField(PHOTOS, PHOTO_REFUSALS.noneLeft());
}

/**
 * Stores the photos of a posted claim form one by one. Returns the reasons for refused photos as one text, '' if
 * none was refused. Throws Problem not_found for an unknown order or claim, and rate_limited; photos before the
 * error stay stored.
 */
export async function keepSentPhotos(of: PhotoTarget, files: SentForm['files'], exchange: Exchange): Promise<string> {
  const refusals: string[] = [];
  for (const { name, bytes: read } of files.filter(({ field }) => field === PHOTOS)) {
    const why = await refusalOf(postForPage(sendClaimPhoto, of, exchange, read));
    if (why) refusals.push(PHOTO_REFUSALS[why](`“${name.slice(-60)}”`));
  }
  return refusals.join(' ');
}

type Refusal = 'unreadable' | 'full' | 'refused';

async function refusalOf(sent: Promise<ResponseOf<typeof sendClaimPhoto>>): Promise<Refusal | null> {
  try {
    const { outcome } = await sent;
    return outcome === 'full' || outcome === 'refused' ? outcome : null;
  } catch (error) {
    if (error instanceof Problem && error.code === 'validation_failed') return 'unreadable';
    throw error;
  }
}
