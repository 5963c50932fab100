import type { IncomingMessage } from 'node:http';
import { sendClaimPhoto } from '@/lib/contracts/claims';
import { PHOTOS } from '@/lib/contracts/claim-page';
import { PHOTO_REFUSALS } from '@/lib/domain/order/claim-photos';
import type { Services } from '@/lib/server/container';
import { Problem } from '@/lib/server/kernel/base/problem';
import { limitAddress } from '@/lib/server/kernel/limits/limits';
import type { SentFile } from '../multipart';

type Of = { readonly reference: string; readonly token: string; readonly claim: number | null };

/**
 * Keeps the photos of a form, each whole or not at all. Returns what is to be said of those that were not taken; '' for
 * nothing. Throws Problem not_found for no such claim, rate_limited.
 */
export async function keepSentPhotos(
  { claims, deps }: Pick<Services, 'claims' | 'deps'>,
  of: Of,
  files: readonly SentFile[],
  request: IncomingMessage,
): Promise<string> {
  const refusals: string[] = [];
  for (const { name, bytes } of files.filter(({ field }) => field === PHOTOS)) {
    await limitAddress(deps, sendClaimPhoto, request);
    const why = await refusalOf(() => claims.addPhoto({ ...of, bytes }));
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
