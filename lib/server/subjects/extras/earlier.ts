import type { BookedJob } from '@/lib/domain/extras/offered';
import { stateAt, type EarlierExtra } from '@/lib/domain/extras/state';
import { pence } from '@/lib/domain/money';
import type { ExtraRow, OrderRow } from '@/lib/server/kernel/db/schema';
import { orderOf, quoteOf } from '@/lib/server/subjects/orders/documents';

/** What the price of an extra follows from. */
export const jobOf = (row: OrderRow): BookedJob => ({ order: orderOf(row), quote: quoteOf(row) });

/** The state of an extra now: one that nobody has answered in time has lapsed, whether or not the round has come by. */
export const stateOf = ({ state, answer_by }: Pick<ExtraRow, 'state' | 'answer_by'>, now: Date) =>
  stateAt({ state, until: new Date(answer_by) }, now);

/** What was asked before, as the rules know it. */
export const earlierOf = (rows: readonly ExtraRow[], now: Date): readonly EarlierExtra[] =>
  rows.map((row) => ({
    ...{ kind: row.kind, place: row.place, state: stateOf(row, now), amount: pence(row.pence) },
    ...(row.postcode !== null && { postcode: row.postcode }),
  }));
