import type { recordCounts as contract } from '@/lib/contracts/desk-proof';
import type { RequestOf } from '@/lib/contracts/endpoint';
import { oneLineEach } from '@/lib/domain/catalogue/one-line-each';
import { NOTHING_COUNTED } from '@/lib/domain/visits/items';
import { toldOf } from '@/lib/domain/visits/told-counts';
import { Problem } from '@/lib/server/kernel/base/problem';
import type { Trx } from '@/lib/server/kernel/db/db';
import type { OrderRow } from '@/lib/server/kernel/db/schema';
import { transact } from '@/lib/server/kernel/db/transact';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import { orderOf } from '@/lib/server/subjects/orders/documents';
import type { Operator } from '@/lib/server/subjects/sessions/operator';
import { factsIn, itemsOfVisits } from '@/lib/server/subjects/visits/items-repo';
import { proofsOf, proofText } from '@/lib/server/subjects/visits/proof';
import { recordCounts, type CountSaid } from '@/lib/server/subjects/visits/record-counts';
import { recordAudit } from './audit';
import { saidAt } from './said-at';
import { lockVisit } from './told-visit';

type Counts = RequestOf<typeof contract>;

/**
 * Writes down what a crew that telephones has counted. Throws Problem order_changed by the fields that somebody has counted
 * meanwhile, validation_failed for those that were emptied, nothing_to_change: then nothing is written.
 */
export async function recordCountsForDesk(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  operator: Operator,
  { visit: visitId, event, time, items, rest }: Counts,
): Promise<void> {
  const receivedAt = now();
  const at = saidAt(time, receivedAt).toISOString();
  await transact(db, async (trx) => {
    const { visit, order } = await lockVisit(trx, visitId, receivedAt);
    const textNow = async () => proofText(visit, order, (await proofsOf(trx, [visit]))(visit));
    const before = await textNow();
    const told = await toldBy(trx, { visitId, order, items, rest });
    if (told.length === 0) throw new Problem('nothing_to_change');
    const counts = told.map((one) => ({ ...one, at, id: `${event} ${one.what} ${one.item}` }));
    await recordCounts(trx, counts, { visitId, order, receivedAt, recordedBy: operator.email });
    await recordAudit(trx, operator, receivedAt, {
      ...{ action: 'visit.counted', subject: order.reference, before: { recorded: before } },
      after: { recorded: await textNow(), 'counts written down': counts.length },
    });
  });
}

type Typed = Pick<Counts, 'items' | 'rest'> & { readonly visitId: string; readonly order: OrderRow };

async function toldBy(
  trx: Trx,
  { visitId, order, items, rest }: Typed,
): Promise<readonly Omit<CountSaid, 'id' | 'at'>[]> {
  const known = new Map((await itemsOfVisits(trx, [visitId])).map((row) => [row.item, factsIn(row)]));
  const planned = new Map(oneLineEach(orderOf(order).furnitureItems).map(({ id, quantity }) => [id, quantity]));
  const lines = items.map((typed) => {
    const fill = (way: 'loaded' | 'unloaded') =>
      rest === way && typed[way] === null && typed.was[way] === null ? (planned.get(typed.item) ?? null) : typed[way];
    const filled = { ...typed, loaded: fill('loaded'), unloaded: fill('unloaded') };
    return { item: typed.item, ...toldOf(known.get(typed.item) ?? NOTHING_COUNTED, typed.was, filled) };
  });
  const named = (fields: (line: (typeof lines)[number]) => readonly string[]) =>
    lines.flatMap((line, index) => fields(line).map((field) => [`items[${index}].${field}`, 'Look again'] as const));
  const emptied = named((line) => line.emptied);
  if (emptied.length > 0) throw new Problem('validation_failed', { fields: Object.fromEntries(emptied) });
  const overtaken = named((line) => line.overtaken);
  if (overtaken.length > 0) throw new Problem('order_changed', { fields: Object.fromEntries(overtaken) });
  return lines.flatMap(({ item, said }) => said.map((one) => ({ ...one, item })));
}
