import type { OrderPhoto } from '@/lib/contracts/order-view';
import { formatInstant } from '@/lib/domain/london-time';
import { PHOTO_LABELS } from '@/lib/domain/visits/photos';
import type { PhotoRow } from '@/lib/server/kernel/db/photo-row';
import { photoPath } from '@/lib/server/subjects/orders/paths';

type Guest = { readonly reference: string; readonly token: string };

/** The photos of an order's visits, each with its picture behind the order's key. */
export function photoLinks(photos: readonly PhotoRow[], { reference, token }: Guest): readonly OrderPhoto[] {
  return photos.map((photo) => ({
    label: `${PHOTO_LABELS[photo.kind] ?? photo.kind}, ${formatInstant(new Date(photo.taken_at))}${photo.recorded_by && ', added by our office'}`,
    url: photoPath(reference, token, photo.id),
  }));
}
