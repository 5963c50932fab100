import type { RequestOf, ResponseOf } from '@/lib/contracts/endpoint';
import type { EventOutcome, recordCrewEvents } from '@/lib/contracts/crew';
import type { CrewOfDay } from '@/lib/domain/visits/crew-day';
import { transact } from '@/lib/server/kernel/db/transact';
import type { Trx } from '@/lib/server/kernel/db/db';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import { lockOrder } from '@/lib/server/subjects/orders/repo';
import { recordSaid } from '@/lib/server/subjects/visits/record';
import { eventsByIds, findVisit } from '@/lib/server/subjects/visits/repo';
import { isOfCrew } from './of-crew';

type Event = RequestOf<typeof recordCrewEvents>['events'][number];
type Recorded = ResponseOf<typeof recordCrewEvents>;

/**
 * Takes what a crew says of its visits, each visit in a transaction of its own: what one of them refuses holds up no other.
 * Says of each event what became of it, in the order in which they came.
 */
export async function recordForCrew(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  crew: CrewOfDay,
  events: readonly Event[],
): Promise<Recorded> {
  const receivedAt = now();
  const outcomes = new Map<string, EventOutcome>();
  for (const visitId of new Set(events.map(({ visit }) => visit))) {
    const own = events.filter(({ visit }) => visit === visitId);
    const became = await transact(db, (trx) => recordVisit(trx, crew, { visitId, events: own, receivedAt }));
    for (const [id, outcome] of became) outcomes.set(id, outcome);
  }
  return { events: events.map(({ id }) => ({ id, outcome: outcomes.get(id) ?? 'refused' })) };
}

type OfVisit = { readonly visitId: string; readonly events: readonly Event[]; readonly receivedAt: Date };

async function recordVisit(
  trx: Trx,
  crew: CrewOfDay,
  { visitId, events, receivedAt }: OfVisit,
): Promise<ReadonlyMap<string, EventOutcome>> {
  const ids = events.map(({ id }) => id);
  // First the row at which whoever cancels or moves the order is met: whose visit it is can change until then.
  const visit = await findVisit(trx, visitId);
  if (visit) await lockOrder(trx, visit.order_id);
  if (!(await isOfCrew(trx, crew, visitId, receivedAt))) return new Map(ids.map((id) => [id, 'refused']));
  const before = new Map((await eventsByIds(trx, ids)).map(({ id, visit_id }) => [id, visit_id]));
  const said = events
    .filter(({ id }) => !before.has(id))
    .map(({ id, type, at, minutes }) => ({ id, type, at: new Date(at), minutes }));
  await recordSaid(trx, { visitId, said, receivedAt, cause: 'crew' });
  return new Map(ids.map((id) => [id, !before.has(id) ? 'stored' : before.get(id) === visitId ? 'known' : 'refused']));
}
