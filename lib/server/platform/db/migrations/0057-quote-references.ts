import { randomInt } from 'node:crypto';
import type { Kysely, Migration } from 'kysely';

type Tables = {
  readonly kept_prices: { readonly draft_id: string };
  readonly quote_references: { readonly reference: string; readonly draft_id: string };
};

const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const DIGITS = 8;
const oneOf = (count: number): string => LETTERS.charAt(randomInt(count));
const reference = (): string => `Q-${[DIGITS, ...Array.from({ length: 4 }, () => LETTERS.length)].map(oneOf).join('')}`;

/** Adds references by which priced quotes are found on the phone. Existing priced quotes get one too. */
async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('quote_references')
    .addColumn('reference', 'text', (c) => c.primaryKey())
    .addColumn('draft_id', 'text', (c) => c.notNull().unique().references('drafts.id').onDelete('cascade'))
    .execute();
  for (const { draft_id } of await db.selectFrom('kept_prices').select('draft_id').execute()) {
    await db
      .insertInto('quote_references')
      .values({ reference: reference(), draft_id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

export const quoteReferences: Migration = { up };
