import type { IncomingMessage } from 'node:http';
import { sendClaimPhoto } from '@/lib/contracts/claims';
import { PHOTOS } from '@/lib/contracts/claim-page';
import { PHOTO_REFUSALS } from '@/lib/domain/order/claim-photos';
import type { Services } from '@/lib/server/container';
import { Problem, wrongField } from '@/lib/server/kernel/base/problem';
import { limitAddress } from '@/lib/server/kernel/limits/limits';
import type { SentForm } from '../multipart';

type PhotoTarget = { readonly reference: string; readonly token: string; readonly claim: number | null };

/**
 * Throws Problem validation_failed, field `photos`, when the claim (or the claim form, null) takes no more photos; not_found
 * for an unknown claim. A claim form that is sent again may bring the photos with which its claim is full.
 */
export async function refuseIfClosed(
  { claims }: Pick<Services, 'claims'>,
  { isSentAgain, ...of }: PhotoTarget & { readonly isSentAgain: boolean },
): Promise<void> {
  const left = await claims.photosLeft(of);
  if (left === null) throw wrongField(PHOTOS, PHOTO_REFUSALS.closed());
  if (left <= 0 && !isSentAgain) throw wrongField(PHOTOS, PHOTO_REFUSALS.noneLeft());
}

/**
 * Keeps the photos of a form, each whole or not at all. Returns a sentence for each that was not taken, '' when all were.
 * Throws Problem not_found for an unknown claim, rate_limited.
 */
export async function keepSentPhotos(
  { claims, deps }: Pick<Services, 'claims' | 'deps'>,
  of: PhotoTarget,
  files: SentForm['files'],
  request: IncomingMessage,
): Promise<string> {
  const refusals: string[] = [];
  for (const { name, bytes: read } of files.filter(({ field }) => field === PHOTOS)) {
    await limitAddress(deps, sendClaimPhoto, request);
    const why = await refusalOf(() => claims.addPhoto(of, read));
    if (why) refusals.push(PHOTO_REFUSALS[why](`“${name.slice(-60)}”`));
  }
  return refusals.join(' ');
}

type Refusal = 'unreadable' | 'full' | 'refused';

async function refusalOf(work: () => ReturnType<Services['claims']['addPhoto']>): Promise<Refusal | null> {
  try {
    const { outcome } = await work();
    return outcome === 'full' || outcome === 'refused' ? outcome : null;
  } catch (error) {
    if (error instanceof Problem && error.code === 'validation_failed') return 'unreadable';
    throw error;
  }
}
