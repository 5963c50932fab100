import type { VisitEventType } from '@/lib/domain/visits/states';
import type { Db, Trx } from '@/lib/server/kernel/db/db';
import { transact } from '@/lib/server/kernel/db/transact';
import type { VisitRow } from '@/lib/server/kernel/db/visit-rows';
import { lockOrder } from '@/lib/server/subjects/orders/repo';
import { findVisit } from './repo';
import { say, type Said } from './say';

/** What a crew can say, or the desk for it: that a visit is planned or cancelled is its order's to say. */
export type CrewSaid = Said & { readonly id: string; readonly type: Exclude<VisitEventType, 'planned' | 'cancelled'> };

type Recording = {
  readonly visitId: string;
  readonly said: readonly CrewSaid[];
  readonly receivedAt: Date;
  readonly cause: 'crew' | 'operator';
};

/**
 * Records what happened on a visit; with the row of its order locked, so that no change of the order comes between.
 * Returns the visit before and after; null when there is no such visit.
 */
export async function recordSaid(
  trx: Trx,
  { visitId, said, receivedAt, cause }: Recording,
): Promise<{ readonly before: VisitRow; readonly after: VisitRow } | null> {
  const found = await findVisit(trx, visitId);
  if (!found) return null;
  await lockOrder(trx, found.order_id);
  const before = (await findVisit(trx, visitId)) ?? found;
  return { before, after: await say(trx, before, said, { receivedAt, cause }) };
}

/** The same in a transaction of its own. */
export const record = (db: Db, recording: Recording) => transact(db, (trx) => recordSaid(trx, recording));
