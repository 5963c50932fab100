import { oneLineEach } from '@/lib/domain/catalogue/space-titles';
import { proofSummary } from '@/lib/domain/visits/sign-off';
import { orderOf } from '@/lib/server/modules/orders/documents';
import { photosOf } from '@/lib/server/modules/photos/repo';
import type { Db, OrderRow, PhotoRow, SignoffRow, VisitItemRow, VisitRow } from '@/lib/server/platform/db/schema';
import { factsIn, itemsOfVisits, signoffsOf } from './proof-repo';

export type VisitProof = {
  readonly items: readonly VisitItemRow[];
  readonly photos: readonly PhotoRow[];
  readonly signoff: SignoffRow | undefined;
};

export type Records = {
  readonly items: readonly VisitItemRow[];
  readonly signoffs: readonly SignoffRow[];
  readonly photos: readonly PhotoRow[];
};

/** Returns the records of several visits, read together. */
export async function recordsOf(db: Db, visits: readonly Pick<VisitRow, 'id'>[]): Promise<Records> {
  const ids = [...new Set(visits.map(({ id }) => id))];
  const [items, signoffs, photos] = await Promise.all([
    itemsOfVisits(db, ids),
    signoffsOf(db, ids),
    photosOf(db, 'visit', ids),
  ]);
  return { items, signoffs, photos };
}

export const proofIn = ({ items, signoffs, photos }: Records, { id }: Pick<VisitRow, 'id'>): VisitProof => ({
  items: items.filter(({ visit_id }) => visit_id === id),
  photos: photos.filter(({ owner_id }) => owner_id === id),
  signoff: signoffs.findLast(({ visit_id }) => visit_id === id),
});

export async function proofsOf(
  db: Db,
  visits: readonly Pick<VisitRow, 'id'>[],
): Promise<(visit: Pick<VisitRow, 'id'>) => VisitProof> {
  const records = await recordsOf(db, visits);
  return (visit) => proofIn(records, visit);
}

/** Returns "28 of 30 in, 2 marks, 6 photos, signed"; '' without records. Throws UnreadableDocument. */
export function proofText({ kind }: VisitRow, order: OrderRow, { items, photos, signoff }: VisitProof): string {
  const listed = oneLineEach(orderOf(order).furnitureItems);
  return proofSummary({
    kind,
    planned: listed.reduce((sum, { quantity }) => sum + quantity, 0),
    items: items.map(factsIn),
    photos: photos.length,
    signoff: signoff?.outcome ?? null,
  });
}
