import { londonDate } from '@/lib/domain/london-time';
import { deskPath } from '@/lib/routes';
import type { OrderRow, VisitRow } from '@/lib/server/platform/db/schema';
import { readable } from '@/lib/server/platform/row-failures/readable';
import { proofText, type VisitProof } from '@/lib/server/modules/visits/proof';

/** Returns a summary of what was recorded of a visit, and the page for recording more; both '' before its day. */
export function proofLink(
  visit: VisitRow,
  order: OrderRow,
  proof: VisitProof,
  now: Date,
): { readonly proof: string; readonly proofHref: string } {
  if (visit.date > londonDate(now)) return { proof: '', proofHref: '' };
  const text = readable(
    order.reference,
    () => proofText(visit, order, proof),
    () => '',
  );
  const none = visit.kind === 'clean' ? 'No photos or sign-off yet' : 'No counts, photos or sign-off yet';
  return { proof: text || none, proofHref: deskPath('day', visit.id) };
}
