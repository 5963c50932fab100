import type { BookedJob } from '@/lib/domain/extras/booked-job';
import { stateAt, type EarlierExtra } from '@/lib/domain/extras/state';
import { pence } from '@/lib/domain/money';
import type { ExtraRow, OrderRow } from '@/lib/server/platform/db/schema';
import { orderOf, quoteOf } from '@/lib/server/modules/orders/documents';

/** Returns the order and quote that the price of an extra depends on. */
export const jobOf = (row: OrderRow): BookedJob => ({ order: orderOf(row), quote: quoteOf(row) });

/**
 * Returns the current state of an extra. An unanswered one lapses at its deadline, even before the scheduled job runs.
 */
export const stateOf = ({ state, answer_by }: Pick<ExtraRow, 'state' | 'answer_by'>, now: Date) =>
  stateAt({ state, until: new Date(answer_by) }, now);

/** Returns earlier extras in the form that the pricing rules take. */
export const earlierOf = (rows: readonly ExtraRow[], now: Date): readonly EarlierExtra[] =>
  rows.map((row) => ({
    kind: row.kind,
    place: row.place,
    state: stateOf(row, now),
    amount: pence(row.pence),
    ...(row.postcode !== null && { postcode: row.postcode }),
  }));
