import type { Kysely, Migration } from 'kysely';

/** Whether a review was written to be looked at, by no customer: it is shown as an example, wherever it is shown. */
async function up({ schema }: Kysely<never>): Promise<void> {
  await schema
    .alterTable('reviews')
    .addColumn('is_example', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}

export const exampleReviews: Migration = { up };
