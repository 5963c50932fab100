import type { DeskProof } from '@/lib/contracts/desk-visits';
import { formatDate, formatInstant, londonDate, londonTime } from '@/lib/domain/london-time';
import { COUNT_LABELS, COUNT_WAYS } from '@/lib/domain/visits/items';
import { CREW_NAMES } from '@/lib/domain/visits/labels';
import { PHOTO_LABELS } from '@/lib/domain/visits/photos';
import { SIGN_OFF_LABELS } from '@/lib/domain/visits/sign-off';
import { deskPath } from '@/lib/routes';
import { proofText, proofsOf, type VisitProof } from '@/lib/server/modules/visits/proof';
import { visitsOf } from '@/lib/server/modules/visits/repo';
import type { Db, OrderRow, SignoffRow, VisitItemRow, VisitRow } from '@/lib/server/platform/db/schema';
import { readable } from '@/lib/server/platform/row-failures/for-each-row';

/** Returns what was recorded of an order's visits. Visits without any record are left out. */
export async function proofOf(db: Db, orderId: string): Promise<readonly DeskProof[]> {
  const visits = await visitsOf(db, orderId);
  const proofs = await proofsOf(db, visits);
  return visits.flatMap((visit) => proofView(visit, proofs(visit)) ?? []);
}

export function proofView({ service, date }: VisitRow, { items, signoff, photos }: VisitProof): DeskProof | null {
  if (items.length + photos.length === 0 && !signoff) return null;
  return {
    title: `${CREW_NAMES[service]}, ${formatDate(date)}`,
    items: items.map(itemView),
    photos: photos.map(({ id, kind, taken_at, recorded_by }) => ({
      id,
      label: `${PHOTO_LABELS[kind] ?? kind}, ${londonTime(new Date(taken_at))}${recorded_by && ', added at the desk'}`,
    })),
    signoff: signoff ? { text: signoffText(signoff), signature: signoff.signature } : null,
  };
}

/** Returns the sign-off: "Signed by Ada Example, 15 December 2026, 16:40", with who recorded and who reported it. */
function signoffText({ outcome, name, at, recorded_by, told_by }: SignoffRow): string {
  const who = outcome === 'signed' ? name && ` by ${name}` : name && `: ${name}`;
  const told = told_by && `, told by ${told_by}`;
  const written = recorded_by && `. Written down at the desk by ${recorded_by}${told}`;
  return `${SIGN_OFF_LABELS[outcome]}${who}, ${formatInstant(new Date(at))}${written}`;
}

/** Returns an item: "Sofa: loaded 2 of 2, unloaded 1 of 2, scratched". */
function itemView(row: VisitItemRow): DeskProof['items'][number] {
  const ways = COUNT_WAYS.filter((way) => row[way] !== null);
  const marks = row.condition === null || row.condition === '' ? [] : row.condition.split(',');
  const said = [...ways.map((way) => `${COUNT_LABELS[way].toLowerCase()} ${row[way]} of ${row.planned}`), ...marks];
  return {
    text: `${row.title}: ${said.length === 0 ? 'no marks' : said.join(', ')}`,
    differs: marks.length > 0 || ways.some((way) => row[way] !== row.planned),
  };
}

/** Returns a summary of what was recorded, and the page for recording more; both '' before the visit's day. */
export function proofLink(
  visit: VisitRow,
  order: OrderRow,
  proof: VisitProof,
  now: Date,
): { readonly proof: string; readonly proofHref: string } {
  if (visit.date > londonDate(now)) return { proof: '', proofHref: '' };
  const text = readable(order.reference, () => proofText(visit, order, proof), '');
  const none = visit.kind === 'clean' ? 'No photos or sign-off yet' : 'No counts, photos or sign-off yet';
  return { proof: text || none, proofHref: deskPath('day', visit.id) };
}
