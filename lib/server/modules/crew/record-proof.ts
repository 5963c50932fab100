import type { EventOutcome } from '@/lib/contracts/crew';
import type { recordCrewProof } from '@/lib/contracts/crew-proof';
import type { RequestOf, ResponseOf } from '@/lib/contracts/endpoint';
import type { CrewOfDay } from '@/lib/domain/visits/crew-day';
import { transact } from '@/lib/server/platform/db/transact';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { lockOrder } from '@/lib/server/modules/orders/repo';
import { recordCounts } from '@/lib/server/modules/visits/record-counts';
import { recordSignoffs } from '@/lib/server/modules/visits/record-signoffs';
import { findVisit } from '@/lib/server/modules/visits/repo';
import { isOfCrew } from './of-crew';

type Said = Omit<RequestOf<typeof recordCrewProof>, 'crewDay'>;

/**
 * Takes what a crew has counted and had signed, each visit in a transaction of its own with its order's row locked: what
 * one of them refuses holds up no other. Says of each what became of it.
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
