import type { OrderPhoto } from '@/lib/contracts/order-view';
import { formatInstant } from '@/lib/domain/london-time';
import { PHOTO_LABELS } from '@/lib/domain/visits/photos';
import type { Db } from '@/lib/server/kernel/db/db';
import type { VisitRow } from '@/lib/server/kernel/db/visit-rows';
import { photoPath } from '@/lib/server/subjects/orders/paths';
import { photosOf } from '@/lib/server/subjects/photos/repo';

type Guest = { readonly reference: string; readonly token: string };

/** The photos that crews took on the visits of an order, each with its picture behind the order's key. */
export async function photoLinks(
  db: Db,
  visits: readonly VisitRow[],
  { reference, token }: Guest,
): Promise<readonly OrderPhoto[]> {
  const photos = await photosOf(
    db,
    'visit',
    visits.map((visit) => visit.id),
  );
  return photos.map((photo) => ({
    label: `${PHOTO_LABELS[photo.kind] ?? photo.kind}, ${formatInstant(new Date(photo.taken_at))}${photo.recorded_by && ', added by our office'}`,
    url: photoPath(reference, token, photo.id),
  }));
}
