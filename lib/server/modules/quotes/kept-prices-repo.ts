import { randomInt } from 'node:crypto';
import { quoteReference } from '@/lib/domain/order/reference';
import { compiledQuery } from '@/lib/server/platform/db/compiled-query';
import type { Db, DraftRow, KeptPriceRow, Trx } from '@/lib/server/platform/db/schema';

const keptOf = compiledQuery((db, { id }: { readonly id: string }) =>
  db.selectFrom('kept_prices').selectAll().where('draft_id', '=', id),
);

/** Returns the kept prices even if expired. */
export async function findKeptPrices(db: Db, draftId: string): Promise<KeptPriceRow | undefined> {
  return (await keptOf(db, { id: draftId }))[0];
}

export async function putKeptPrices(trx: Trx, row: KeptPriceRow): Promise<void> {
  const { draft_id: _same, ...rest } = row;
  await trx
    .insertInto('kept_prices')
    .values(row)
    .onConflict((conflict) => conflict.column('draft_id').doUpdateSet(rest))
    .execute();
}

const termsOf = compiledQuery((db, { id }: { readonly id: string }) =>
  db
    .selectFrom('kept_prices')
    .leftJoin('quote_references', 'quote_references.draft_id', 'kept_prices.draft_id')
    .select(['kept_prices.kept_until', 'quote_references.reference'])
    .where('kept_prices.draft_id', '=', id),
);

type KeptTerms = { readonly kept_until: string; readonly reference: string | null };

export async function findKeptTerms(db: Db, draftId: string): Promise<KeptTerms | undefined> {
  return (await termsOf(db, { id: draftId }))[0];
}

/** Few of 20 million references are in use, and a quote without one works all the same. */
const TRIES = 5;
const FINENESS = 2 ** 32;
const random = (): number => randomInt(FINENESS) / FINENESS;

export async function giveReference(trx: Trx, draft_id: string): Promise<void> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    await trx
      .insertInto('quote_references')
      .values({ reference: quoteReference(random), draft_id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const named = trx.selectFrom('quote_references').select('reference').where('draft_id', '=', draft_id);
    if ((await named.executeTakeFirst()) !== undefined) return;
  }
}

export async function draftOfReference(db: Db, reference: string): Promise<DraftRow | undefined> {
  return db
    .selectFrom('drafts')
    .innerJoin('quote_references', 'quote_references.draft_id', 'drafts.id')
    .selectAll('drafts')
    .where('quote_references.reference', '=', reference)
    .executeTakeFirst();
}
