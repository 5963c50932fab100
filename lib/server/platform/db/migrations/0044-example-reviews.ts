import type { Kysely, Migration } from 'kysely';

/** Adds whether a review is an example that no customer wrote. It is labelled as an example wherever it is shown. */
async function up({ schema }: Kysely<never>): Promise<void> {
  await schema
    .alterTable('reviews')
    .addColumn('is_example', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}

export const exampleReviews: Migration = { up };
