import type { EventOutcome } from '@/lib/contracts/crew';
import type { recordCrewProof } from '@/lib/contracts/crew-proof';
import type { RequestOf, ResponseOf } from '@/lib/contracts/endpoint';
import { londonDate } from '@/lib/domain/london-time';
import type { CrewOfDay } from '@/lib/domain/visits/crew-day';
import { lockOrder } from '@/lib/server/modules/orders/repo';
import { crewsOf } from '@/lib/server/modules/visits/crews-repo';
import { recordCounts, recordSignoffs } from '@/lib/server/modules/visits/record-counts';
import { findVisit } from '@/lib/server/modules/visits/repo';
import { transact } from '@/lib/server/platform/db/db';
import type { Db } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';

type Said = Omit<RequestOf<typeof recordCrewProof>, 'crewDay'>;

/**
 * Stores counts and sign-offs, each visit in a transaction of its own, so that a refused visit does not stop the
 * others.
 */
export async function recordProof(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  crew: CrewOfDay,
  said: Said,
): Promise<ResponseOf<typeof recordCrewProof>> {
  const receivedAt = now();
  const all = [...said.counts, ...said.signoffs];
  const outcomes = new Map<string, EventOutcome>();
  for (const visitId of new Set(all.map(({ visit }) => visit))) {
    const isOwn = ({ visit }: { readonly visit: string }) => visit === visitId;
    const own = { counts: said.counts.filter(isOwn), signoffs: said.signoffs.filter(isOwn) };
    const became = await transact(db, async (trx) => {
      const visit = await findVisit(trx, visitId);
      if (!visit) return [];
      const order = await lockOrder(trx, visit.order_id);
      if (!(await isOfCrew(trx, crew, visitId, receivedAt))) return [];
      const heard = { visitId, order, receivedAt, recordedBy: '' };
      return [...(await recordCounts(trx, own.counts, heard)), ...(await recordSignoffs(trx, own.signoffs, heard))];
    });
    for (const [id, outcome] of became) outcomes.set(id, outcome);
  }
  return { events: all.map(({ id }) => ({ id, outcome: outcomes.get(id) ?? 'refused' })) };
}

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
