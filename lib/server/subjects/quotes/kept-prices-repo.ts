import { builtOnce } from '@/lib/server/kernel/db/built-once';
import type { Db, Trx } from '@/lib/server/kernel/db/db';
import type { KeptPriceRow } from '@/lib/server/kernel/db/price-rows';

const keptOf = builtOnce((db, { id }: { readonly id: string }) =>
  db.selectFrom('kept_prices').selectAll().where('draft_id', '=', id),
);

/** Also when its time is over. */
export async function findKeptPrices(db: Db, draftId: string): Promise<KeptPriceRow | undefined> {
  return (await keptOf(db, { id: draftId }))[0];
}

/** In place of what was kept for the same draft. */
export async function putKeptPrices(trx: Trx, row: KeptPriceRow): Promise<void> {
  const { draft_id: _same, ...rest } = row;
  await trx
    .insertInto('kept_prices')
    .values(row)
    .onConflict((conflict) => conflict.column('draft_id').doUpdateSet(rest))
    .execute();
}
