import type { Kysely, Migration } from 'kysely';

const TEXT = ['move_on', 'move_space', 'moved_on'];
const INTEGER = ['move_square_feet', 'move_list_pence', 'move_weekly_pence', 'move_pieces'];

/** Adds the transfer of a rental to another unit on the first day of a period. */
async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  for (const column of TEXT) await schema.alterTable('storage_contracts').addColumn(column, 'text').execute();
  for (const column of INTEGER) await schema.alterTable('storage_contracts').addColumn(column, 'integer').execute();
  await schema.createIndex('storage_contracts_move').on('storage_contracts').columns(['move_on', 'order_id']).execute();
}

export const unitMoves: Migration = { up };
