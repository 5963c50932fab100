import type { EventOutcome } from '@/lib/contracts/crew';
import type { recordCrewProof } from '@/lib/contracts/crew-proof';
import type { RequestOf, ResponseOf } from '@/lib/contracts/endpoint';
import { oneLineEach } from '@/lib/domain/catalogue/one-line-each';
import type { CrewOfDay } from '@/lib/domain/visits/crew-day';
import { NOTHING_COUNTED, withCount } from '@/lib/domain/visits/items';
import { trustedTime } from '@/lib/domain/visits/trusted-time';
import type { Trx } from '@/lib/server/kernel/db/db';
import { transact } from '@/lib/server/kernel/db/transact';
import type { OrderRow } from '@/lib/server/kernel/db/schema';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import { orderOf } from '@/lib/server/subjects/orders/documents';
import { lockOrder } from '@/lib/server/subjects/orders/repo';
import { factsIn, itemsOfVisits, putItem, rowFrom } from '@/lib/server/subjects/visits/items-repo';
import { findVisit } from '@/lib/server/subjects/visits/repo';
import { insertSignoff } from '@/lib/server/subjects/visits/signoffs-repo';
import { isOfCrew } from './of-crew';

type Said = Omit<RequestOf<typeof recordCrewProof>, 'crewDay'>;
type Outcomes = readonly (readonly [id: string, outcome: EventOutcome])[];

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
      const of = { visitId, receivedAt };
      return [
        ...(await recordCounts(trx, own.counts, { ...of, order })),
        ...(await recordSignoffs(trx, own.signoffs, of)),
      ];
    });
    for (const [id, outcome] of became) outcomes.set(id, outcome);
  }
  return { events: all.map(({ id }) => ({ id, outcome: outcomes.get(id) ?? 'refused' })) };
}

type OfVisit = { readonly visitId: string; readonly receivedAt: Date };

/** Of items that are on the order's list, or were counted while they were. */
async function recordCounts(
  trx: Trx,
  counts: Said['counts'],
  { visitId, receivedAt, order }: OfVisit & { readonly order: OrderRow },
): Promise<Outcomes> {
  if (counts.length === 0) return [];
  const listed = oneLineEach(orderOf(order).furnitureItems);
  const before = await itemsOfVisits(trx, [visitId]);
  const changed = new Map<string, ReturnType<typeof rowFrom>>();
  const outcomes = counts.map(({ id, item, what, count, marks, at }) => {
    const row = changed.get(item) ?? before.find((known) => known.item === item);
    const line = listed.find((known) => known.id === item);
    if (!row && !line) return [id, 'refused'] as const;
    const time = trustedTime(new Date(at), receivedAt).at.toISOString();
    const facts = withCount(row ? factsIn(row) : NOTHING_COUNTED, { what, count, marks, at: time });
    const { title = row?.title ?? '', quantity: planned = row?.planned ?? 0 } = line ?? {};
    changed.set(item, rowFrom(facts, { visit_id: visitId, item, title, planned }));
    return [id, 'stored'] as const;
  });
  for (const row of changed.values()) await putItem(trx, row);
  return outcomes;
}

async function recordSignoffs(
  trx: Trx,
  signoffs: Said['signoffs'],
  { visitId, receivedAt }: OfVisit,
): Promise<Outcomes> {
  const outcomes: [string, EventOutcome][] = [];
  for (const { id, outcome, name, signature, at: said } of signoffs) {
    const { at, isClockOff } = trustedTime(new Date(said), receivedAt);
    const became = await insertSignoff(trx, {
      ...{ id, visit_id: visitId, outcome, name: name.trim(), signature, at: at.toISOString() },
      ...{ received_at: receivedAt.toISOString(), clock_off: isClockOff ? 1 : 0 },
    });
    outcomes.push([id, became]);
  }
  return outcomes;
}
