import type { Db, PromoCodeRow, Trx } from '@/lib/server/platform/db/schema';

export async function findPromo(db: Db, code: string): Promise<PromoCodeRow | undefined> {
  return db.selectFrom('promo_codes').selectAll().where('code', '=', code).executeTakeFirst();
}

/** Counts one use. Returns false when the code is used up or not valid on `today`. */
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

/** Returns all codes, those that are valid longest first. */
export async function listPromos(db: Db): Promise<readonly PromoCodeRow[]> {
  return db.selectFrom('promo_codes').selectAll().orderBy('valid_until', 'desc').orderBy('code').execute();
}

/** Returns false when the code exists already. */
export async function insertPromo(trx: Trx, promo: PromoCodeRow): Promise<boolean> {
  const created = await trx
    .insertInto('promo_codes')
    .values(promo)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('code')
    .executeTakeFirst();
  return created !== undefined;
}

export async function setPromoEnd(trx: Trx, code: string, validUntil: string): Promise<void> {
  await trx.updateTable('promo_codes').set({ valid_until: validUntil }).where('code', '=', code).execute();
}

/** Gives back the use of an order that has lapsed. */
export async function returnPromo(trx: Trx, code: string): Promise<void> {
  await trx
    .updateTable('promo_codes')
    .set((eb) => ({ used: eb('used', '-', 1) }))
    .where('code', '=', code)
    .where('used', '>', 0)
    .execute();
}
