import { atBackend } from '@/lib/api/at-backend';
import type { CallHeaders } from '@/lib/api/client';
import { ApiError } from '@/lib/api/errors';
import { readOrder } from '@/lib/api/orders';
import type { OrderView } from '@/lib/contracts/order-view';

type Asked = Parameters<typeof readOrder>[0];

/** Its links as this site can show them. */
const withWholeLinks = ({ openChange, documents, photos, ...order }: OrderView): OrderView => ({
  ...order,
  openChange: openChange && { ...openChange, paymentUrl: atBackend(openChange.paymentUrl) },
  documents: documents.map((document) => ({ ...document, url: atBackend(document.url) })),
  photos: photos.map((photo) => ({ ...photo, url: atBackend(photo.url) })),
  paymentUrl: atBackend(order.paymentUrl),
  calendarUrl: atBackend(order.calendarUrl),
});

/**
 * The order that the backend of SITE.apiOrigin keeps (API-3); null for a wrong reference or token.
 * @param visitor headers that say for whom the page is made
 */
export async function remoteOrder(asked: Asked, visitor: CallHeaders): Promise<OrderView | null> {
  try {
    return withWholeLinks(await readOrder(asked, visitor));
  } catch (error) {
    if (error instanceof ApiError && (error.code === 'not_found' || error.code === 'validation_failed')) return null;
    throw error;
  }
}
