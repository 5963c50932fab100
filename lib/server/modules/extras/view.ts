import type { ExtraDto } from '@/lib/contracts/extras';
import { pence, toPounds } from '@/lib/domain/money';
import type { Db } from '@/lib/server/platform/db/db';
import type { ExtraRow } from '@/lib/server/platform/db/schema';
import { extraPayPath } from '@/lib/server/modules/orders/paths';
import { stateOf } from './earlier';
import { extrasOf } from './repo';

type Place = { readonly id: string; readonly reference: string };

const toDto = (row: ExtraRow, { reference }: Place, token: string, now: Date): ExtraDto => {
  const state = stateOf(row, now);
  return {
    id: row.id,
    kind: row.kind,
    what: row.what,
    workedOut: row.worked_out,
    reason: row.reason,
    amount: toPounds(pence(row.pence)),
    state,
    answerBy: row.answer_by,
    paymentUrl: state === 'agreed' ? extraPayPath(reference, token, row.id) : null,
  };
};

/** Returns the extras of an order for its page, with links that carry the order's key. */
export async function extrasView(db: Db, order: Place, token: string, now: Date): Promise<readonly ExtraDto[]> {
  return (await extrasOf(db, order.id)).map((row) => toDto(row, order, token, now));
}
