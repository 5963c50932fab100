import type { CrewEventType, VisitEventType } from '@/lib/domain/visits/states';
import type { Trx } from '@/lib/server/platform/db/db';
import type { VisitRow } from '@/lib/server/platform/db/schema';
import { lockOrder } from '@/lib/server/modules/orders/repo';
import { findVisit } from './repo';
import { recordVisitEvents, type ReportedEvent } from './record-visit-events';

type ReportedEventOf<Type extends VisitEventType> = ReportedEvent & { readonly id: string; readonly type: Type };

/**
 * An event that the desk can record for a crew on the telephone. Only the order plans or cancels a visit, and `absent`
 * is a crew's request to the desk.
 */
export type DeskReport = ReportedEventOf<Exclude<VisitEventType, 'planned' | 'cancelled' | 'absent'>>;
export type CrewReport = ReportedEventOf<CrewEventType>;

export type Recording = { readonly visitId: string; readonly receivedAt: Date } & (
  | { readonly cause: 'crew'; readonly said: readonly CrewReport[] }
  | { readonly cause: 'operator'; readonly said: readonly DeskReport[] }
);

/**
 * Records events of a visit with its order's row locked, so that no change of the order intervenes.
 * Returns the visit before and after, or null when there is no such visit.
 */
export async function recordReportedEvents(
  trx: Trx,
  { visitId, said, receivedAt, cause }: Recording,
): Promise<{ readonly before: VisitRow; readonly after: VisitRow } | null> {
  const found = await findVisit(trx, visitId);
  if (!found) return null;
  await lockOrder(trx, found.order_id);
  const before = (await findVisit(trx, visitId)) ?? found;
  return { before, after: await recordVisitEvents(trx, before, said, { receivedAt, cause }) };
}
