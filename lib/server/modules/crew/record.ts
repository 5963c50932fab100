import type { EventOutcome, recordCrewEvents } from '@/lib/contracts/crew';
import type { recordCrewProof } from '@/lib/contracts/crew-proof';
import type { RequestOf, ResponseOf } from '@/lib/contracts/endpoint';
import { londonDate } from '@/lib/domain/london-time';
import type { CrewOfDay } from '@/lib/domain/visits/crew-day';
import { lockOrder } from '@/lib/server/modules/orders/repo';
import { crewsOf } from '@/lib/server/modules/visits/crews-repo';
import { recordReportedEvents } from '@/lib/server/modules/visits/record';
import { recordCounts, recordSignoffs } from '@/lib/server/modules/visits/record-counts';
import { eventsByIds, findVisit } from '@/lib/server/modules/visits/repo';
import { transact } from '@/lib/server/platform/db/db';
import type { Db, OrderRow, Trx } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';

type Event = RequestOf<typeof recordCrewEvents>['events'][number];
type Proof = Omit<RequestOf<typeof recordCrewProof>, 'crewDay'>;
type Ports = Pick<Deps, 'db' | 'now'>;

type Sent = { readonly id: string; readonly visit: string };
type OfVisit = { readonly visitId: string; readonly order: OrderRow; readonly receivedAt: Date };
type Outcomes = Iterable<readonly [id: string, outcome: EventOutcome]>;

/**
 * Records what a crew sends, each visit in a transaction of its own, so that a refused visit does not stop the others.
 * Returns the outcomes in the order in which the records came.
 */
async function recordByVisit(
  { db, now }: Ports,
  crew: CrewOfDay,
  sent: readonly Sent[],
  record: (trx: Trx, visit: OfVisit) => Promise<Outcomes>,
): Promise<ResponseOf<typeof recordCrewEvents>> {
  const receivedAt = now();
  const outcomes = new Map<string, EventOutcome>();
  for (const visitId of new Set(sent.map(({ visit }) => visit))) {
    const became = await transact(db, async (trx) => {
      // Locks the order first: a cancellation or reschedule may change whose visit it is.
      const visit = await findVisit(trx, visitId);
      const order = visit && (await lockOrder(trx, visit.order_id));
      if (!order || !(await isOfCrew(trx, crew, visitId, receivedAt))) return [];
      return record(trx, { visitId, order, receivedAt });
    });
    for (const [id, outcome] of became) outcomes.set(id, outcome);
  }
  return { events: sent.map(({ id }) => ({ id, outcome: outcomes.get(id) ?? 'refused' })) };
}

export const recordForCrew = (ports: Ports, crew: CrewOfDay, events: readonly Event[]) =>
  recordByVisit(ports, crew, events, async (trx, { visitId, receivedAt }) => {
    const own = events.filter(({ visit }) => visit === visitId);
    const ids = own.map(({ id }) => id);
    const before = new Map((await eventsByIds(trx, ids)).map(({ id, visit_id }) => [id, visit_id]));
    const said = own
      .filter(({ id }) => !before.has(id))
      .map(({ id, type, at, minutes }) => ({ id, type, at: new Date(at), minutes }));
    await recordReportedEvents(trx, { visitId, said, receivedAt, cause: 'crew' });
    return ids.map((id) => [id, !before.has(id) ? 'stored' : before.get(id) === visitId ? 'known' : 'refused']);
  });

export const recordProof = (ports: Ports, crew: CrewOfDay, { counts, signoffs }: Proof) =>
  recordByVisit(ports, crew, [...counts, ...signoffs], async (trx, { visitId, ...around }) => {
    const isOwn = ({ visit }: { readonly visit: string }) => visit === visitId;
    const heard = { ...around, visitId, recordedBy: '' };
    return [
      ...(await recordCounts(trx, counts.filter(isOwn), heard)),
      ...(await recordSignoffs(trx, signoffs.filter(isOwn), heard)),
    ];
  });

/** Returns whether the crew has the visit on its own day, which must have come. */
export async function isOfCrew(
  db: Db,
  { date, service, number }: CrewOfDay,
  visitId: string,
  at: Date,
): Promise<boolean> {
  const visit = await findVisit(db, visitId);
  if (visit?.date !== date || visit.service !== service || date > londonDate(at)) return false;
  return (await crewsOf(db, [visitId])).some((crew) => crew.number === number);
}
