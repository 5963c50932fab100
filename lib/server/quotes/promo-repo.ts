import type { PromoCodeRow } from '../db/schema';
import type { Db, Trx } from '../db/db';

export async function findPromo(db: Db, code: string): Promise<PromoCodeRow | undefined> {
  return db.selectFrom('promo_codes').selectAll().where('code', '=', code).executeTakeFirst();
}

/** Counts one use, unless the code is used up or not valid on `today`. False then. */
export async function countPromoUse(trx: Trx, code: string, today: string): Promise<boolean> {
  const used = await trx
    .updateTable('promo_codes')
    .set((eb) => ({ used: eb('used', '+', 1) }))
    .where('code', '=', code)
    .where('valid_from', '<=', today)
    .where('valid_until', '>=', today)
    .where((eb) => eb.or([eb('usage_limit', 'is', null), eb('used', '<', eb.ref('usage_limit'))]))
    .returning('code')
    .executeTakeFirst();
  return used !== undefined;
}

/** Gives a use back: the order that counted it has lapsed. */
export async function returnPromo(trx: Trx, code: string): Promise<void> {
  await trx
    .updateTable('promo_codes')
    .set((eb) => ({ used: eb('used', '-', 1) }))
    .where('code', '=', code)
    .where('used', '>', 0)
    .execute();
}
