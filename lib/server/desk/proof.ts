import type { DeskProof } from '@/lib/contracts/desk-visit-views';
import { formatDate, formatInstant, londonTime } from '@/lib/domain/london-time';
import { COUNT_LABELS, COUNT_WAYS } from '@/lib/domain/visits/items';
import { CREW_NAMES } from '@/lib/domain/visits/labels';
import { PHOTO_LABELS } from '@/lib/domain/visits/photos';
import { SIGN_OFF_LABELS } from '@/lib/domain/visits/sign-off';
import type { Db } from '@/lib/server/kernel/db/db';
import type { PhotoRow } from '@/lib/server/kernel/db/photo-row';
import type { SignoffRow, VisitItemRow } from '@/lib/server/kernel/db/visit-item-rows';
import type { VisitRow } from '@/lib/server/kernel/db/visit-rows';
import { photosOf } from '@/lib/server/subjects/photos/repo';
import { itemsOfVisits } from '@/lib/server/subjects/visits/items-repo';
import { visitsOf } from '@/lib/server/subjects/visits/repo';
import { signoffsOf } from '@/lib/server/subjects/visits/signoffs-repo';

/** What crews have recorded of an order's visits: counts, marks, photos, the sign-off; none where they recorded nothing. */
export async function proofOf(db: Db, orderId: string): Promise<readonly DeskProof[]> {
  const visits = await visitsOf(db, orderId);
  const ids = visits.map(({ id }) => id);
  const [items, signoffs, photos] = await Promise.all([
    itemsOfVisits(db, ids),
    signoffsOf(db, ids),
    photosOf(db, 'visit', ids),
  ]);
  return visits
    .map((visit) =>
      proofView(visit, {
        items: items.filter(({ visit_id }) => visit_id === visit.id),
        signoff: signoffs.findLast(({ visit_id }) => visit_id === visit.id),
        photos: photos.filter(({ owner_id }) => owner_id === visit.id),
      }),
    )
    .filter(({ items: rows, photos: shown, signoff }) => rows.length + shown.length > 0 || signoff !== null);
}

type Recorded = {
  readonly items: readonly VisitItemRow[];
  readonly signoff: SignoffRow | undefined;
  readonly photos: readonly PhotoRow[];
};

const proofView = ({ service, date }: VisitRow, { items, signoff, photos }: Recorded): DeskProof => ({
  title: `${CREW_NAMES[service]}, ${formatDate(date)}`,
  items: items.map(itemView),
  photos: photos.map(({ id, kind, taken_at }) => ({
    id,
    label: `${PHOTO_LABELS[kind] ?? kind}, ${londonTime(new Date(taken_at))}`,
  })),
  signoff: signoff
    ? {
        text: `${SIGN_OFF_LABELS[signoff.outcome]}${signoff.name && ` by ${signoff.name}`}, ${formatInstant(new Date(signoff.at))}`,
        signature: signoff.signature,
      }
    : null,
});

/** "Sofa: loaded 2 of 2, unloaded 1 of 2, scratched"; `differs` where a number is not that of the list, or a mark is on it. */
function itemView(row: VisitItemRow): DeskProof['items'][number] {
  const ways = COUNT_WAYS.filter((way) => row[way] !== null);
  const marks = row.condition === null || row.condition === '' ? [] : row.condition.split(',');
  const said = [...ways.map((way) => `${COUNT_LABELS[way].toLowerCase()} ${row[way]} of ${row.planned}`), ...marks];
  return {
    text: `${row.title}: ${said.length === 0 ? 'no marks' : said.join(', ')}`,
    differs: marks.length > 0 || ways.some((way) => row[way] !== row.planned),
  };
}
