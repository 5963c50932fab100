import type { addVisitPhotos } from '@/lib/contracts/desk-proof';
import type { RequestOf } from '@/lib/contracts/endpoint';
import { PHOTO_LABELS } from '@/lib/domain/visits/photos';
import { Problem, wrongField } from '@/lib/server/kernel/base/problem';
import { transact } from '@/lib/server/kernel/db/transact';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import { keepVisitPhoto } from '@/lib/server/subjects/crew/visit-photo';
import { findOrder } from '@/lib/server/subjects/orders/repo';
import type { Operator } from '@/lib/server/subjects/sessions/operator';
import { findVisit } from '@/lib/server/subjects/visits/repo';
import { recordAudit } from './audit';
import { saidAt } from './said-at';
import { mayRecord } from './told-visit';

/**
 * Adds photos that a crew has sent to the office by another way, one after the other. Throws Problem validation_failed when
 * one of them was not kept; the others are.
 */
export async function addPhotosForDesk(
  deps: Pick<Deps, 'db' | 'now' | 'config'>,
  operator: Operator,
  { visit: visitId, shows, time, photos }: RequestOf<typeof addVisitPhotos>,
): Promise<void> {
  const { db, now } = deps;
  const receivedAt = now();
  const takenAt = saidAt(time, receivedAt);
  const visit = await findVisit(db, visitId);
  const order = visit && (await findOrder(db, visit.order_id));
  if (!order) throw new Problem('not_found');
  if (!mayRecord(visit, receivedAt)) throw new Problem('slot_unavailable');
  const outcomes: string[] = [];
  for (const { bytes: read } of photos) {
    const kept = await keepVisitPhoto(deps, visit, {
      ...{ kind: shows, takenAt, read, recordedBy: operator.email },
      mayStill: async (trx) => mayRecord((await findVisit(trx, visitId)) ?? visit, receivedAt),
    }).catch((error: unknown) => {
      if (error instanceof Problem && error.code === 'validation_failed') return 'unreadable';
      throw error;
    });
    outcomes.push(kept);
  }
  const stored = outcomes.filter((outcome) => outcome === 'stored').length;
  // Each photo names its operator in the transaction that keeps it; the log has one line for all of a form.
  if (stored > 0)
    await transact(db, (trx) =>
      recordAudit(trx, operator, receivedAt, {
        ...{ action: 'visit.photographed', subject: order.reference, before: {} },
        after: { photos: stored, show: PHOTO_LABELS[shows] ?? shows },
      }),
    );
  if (outcomes.some((outcome) => outcome === 'unwanted' || outcome === 'refused'))
    throw wrongField('shows', 'Not here');
  if (outcomes.some((outcome) => outcome === 'unreadable' || outcome === 'full'))
    throw wrongField('photos', 'Not kept');
  if (stored === 0) throw new Problem('nothing_to_change');
}
