import type { IncomingMessage, ServerResponse } from 'node:http';
import type * as contract from '@/lib/contracts/crew';
import type { EventOutcome, recordCrewEvents } from '@/lib/contracts/crew';
import type * as proof from '@/lib/contracts/crew-proof';
import type { RequestOf, ResponseOf } from '@/lib/contracts/endpoint';
import { writeCrewDay, type CrewOfDay } from '@/lib/domain/visits/crew-day';
import { lockOrder } from '@/lib/server/modules/orders/repo';
import { recordReportedEvents } from '@/lib/server/modules/visits/record';
import { eventsByIds, findVisit } from '@/lib/server/modules/visits/repo';
import { transact } from '@/lib/server/platform/db/db';
import type { Trx } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { photoOfCrew } from './photos';
import { isOfCrew, recordProof } from './record-proof';
import { crewOf, openDay } from './sessions';

type Event = RequestOf<typeof recordCrewEvents>['events'][number];
type Recorded = ResponseOf<typeof recordCrewEvents>;

/**
 * Stores a crew's events, each visit in a transaction of its own, so that a refused visit does not stop the others.
 * Returns the outcome of each event, in the order in which they came.
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
  // Locks the order first: a cancellation or reschedule may change whose visit it is.
  const visit = await findVisit(trx, visitId);
  if (visit) await lockOrder(trx, visit.order_id);
  if (!(await isOfCrew(trx, crew, visitId, receivedAt))) return new Map(ids.map((id) => [id, 'refused']));
  const before = new Map((await eventsByIds(trx, ids)).map(({ id, visit_id }) => [id, visit_id]));
  const said = events
    .filter(({ id }) => !before.has(id))
    .map(({ id, type, at, minutes }) => ({ id, type, at: new Date(at), minutes }));
  await recordReportedEvents(trx, { visitId, said, receivedAt, cause: 'crew' });
  return new Map(ids.map((id) => [id, !before.has(id) ? 'stored' : before.get(id) === visitId ? 'known' : 'refused']));
}

type Request = Pick<IncomingMessage, 'headers'>;

/** Every call throws Problem not_found for a phone that may not make it. */
export function crewService(deps: Deps) {
  return {
    open: async (
      { key }: RequestOf<typeof contract.openCrewDay>,
      around: { readonly request: Request; readonly response: ServerResponse },
    ): Promise<ResponseOf<typeof contract.openCrewDay>> => {
      const opened = await openDay(deps, key, around);
      return opened === 'full' ? { kind: 'full' } : { kind: 'open', crewDay: writeCrewDay(opened) };
    },

    reader: (crewDay: string, request: Request): Promise<CrewOfDay> => crewOf(deps, crewDay, request),

    record: async (
      { crewDay, events }: RequestOf<typeof contract.recordCrewEvents>,
      request: Request,
    ): Promise<ResponseOf<typeof contract.recordCrewEvents>> =>
      recordForCrew(deps, await crewOf(deps, crewDay, request, true), events),

    proof: async (
      { crewDay, ...said }: RequestOf<typeof proof.recordCrewProof>,
      request: Request,
    ): Promise<ResponseOf<typeof proof.recordCrewProof>> =>
      recordProof(deps, await crewOf(deps, crewDay, request, true), said),

    photo: async (
      { crewDay, ...photo }: RequestOf<typeof proof.sendCrewPhoto>,
      request: Request,
      readPhoto: () => Promise<Buffer>,
    ): Promise<ResponseOf<typeof proof.sendCrewPhoto>> =>
      photoOfCrew(deps, await crewOf(deps, crewDay, request, true), photo, readPhoto),
  };
}
