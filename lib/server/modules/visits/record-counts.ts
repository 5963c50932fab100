import { oneLineEach } from '@/lib/domain/catalogue/space-titles';
import { NOTHING_COUNTED, markList, withCount, type ItemCount } from '@/lib/domain/visits/items';
import { trustedTime } from '@/lib/domain/visits/replay';
import type { KeptSignOff } from '@/lib/domain/visits/sign-off';
import { orderOf } from '@/lib/server/modules/orders/documents';
import type { OrderRow, Trx } from '@/lib/server/platform/db/schema';
import { readable } from '@/lib/server/platform/row-failures/for-each-row';
import { countsByIds, factsIn, insertCount, insertSignoff, itemsOfVisits, putItem, rowFrom } from './proof-repo';

export type ReportedCount = ItemCount & { readonly id: string; readonly item: string };

/** `recordedBy` is the operator, or '' for a crew's phone. */
type HeardOfVisit = {
  readonly visitId: string;
  readonly order: OrderRow;
  readonly receivedAt: Date;
  readonly recordedBy: string;
};

type ProofOutcome = 'stored' | 'known' | 'refused';
type ProofOutcomes = readonly (readonly [id: string, outcome: ProofOutcome])[];

/** Stores counts of listed items. The latest of an item is valid. The order's row must be locked. */
export async function recordCounts(
  trx: Trx,
  counts: readonly ReportedCount[],
  { visitId, order, receivedAt, recordedBy }: HeardOfVisit,
): Promise<ProofOutcomes> {
  if (counts.length === 0) return [];
  const listed = readable(order.reference, () => oneLineEach(orderOf(order).furnitureItems), []);
  const before = await itemsOfVisits(trx, [visitId]);
  const ids = counts.map(({ id }) => id);
  const known = new Map((await countsByIds(trx, ids)).map(({ id, visit_id }) => [id, visit_id]));
  const changed = new Map<string, ReturnType<typeof rowFrom>>();
  const outcomes: [string, ProofOutcome][] = [];
  for (const { id, item, what, count, marks, at: saidAt } of counts) {
    const knownOf = known.get(id);
    const row = changed.get(item) ?? before.find((one) => one.item === item);
    const line = listed.find((one) => one.id === item);
    if (knownOf !== undefined || (!row && !line)) {
      outcomes.push([id, knownOf === visitId ? 'known' : 'refused']);
      continue;
    }
    const { at: time, isClockOff } = trustedTime(new Date(saidAt), receivedAt);
    const at = time.toISOString();
    const facts = withCount(row ? factsIn(row) : NOTHING_COUNTED, { what, count, marks, at });
    const { title = row?.title ?? '', quantity: planned = row?.planned ?? 0 } = line ?? {};
    changed.set(item, rowFrom(facts, { visit_id: visitId, item, title, planned }));
    known.set(id, visitId);
    await insertCount(trx, {
      id,
      visit_id: visitId,
      item,
      what,
      count,
      marks: markList(marks).join(','),
      at,
      received_at: receivedAt.toISOString(),
      clock_off: isClockOff ? 1 : 0,
      recorded_by: recordedBy,
    });
    outcomes.push([id, 'stored']);
  }
  for (const row of changed.values()) await putItem(trx, row);
  return outcomes;
}

type ReportedSignoff = {
  readonly id: string;
  readonly outcome: KeptSignOff;
  readonly name: string;
  readonly signature: string;
  readonly at: string;
  /** The person who told the desk. Missing for a crew's phone. */
  readonly toldBy?: string;
};

/** Stores sign-offs, each once. The order's row must be locked. */
export async function recordSignoffs(
  trx: Trx,
  signoffs: readonly ReportedSignoff[],
  { visitId, receivedAt, recordedBy }: Omit<HeardOfVisit, 'order'>,
): Promise<ProofOutcomes> {
  const outcomes: [string, ProofOutcome][] = [];
  for (const { id, outcome, name, signature, at: said, toldBy = '' } of signoffs) {
    const { at, isClockOff } = trustedTime(new Date(said), receivedAt);
    const became = await insertSignoff(trx, {
      id,
      visit_id: visitId,
      outcome,
      name: name.trim(),
      signature,
      at: at.toISOString(),
      received_at: receivedAt.toISOString(),
      clock_off: isClockOff ? 1 : 0,
      recorded_by: recordedBy,
      told_by: toldBy,
    });
    outcomes.push([id, became]);
  }
  return outcomes;
}
