import type { StorageSpace } from '@/lib/domain/order-types';
import { compiledQuery } from '@/lib/server/platform/db/compiled-query';
import type { Db, Trx, UnitReservationRow } from '@/lib/server/platform/db/schema';

/** Locks a size until the end of the transaction. */
export const lockSize = compiledQuery((trx, { space }: { readonly space: StorageSpace }) =>
  trx
    .insertInto('unit_sizes')
    .values({ space })
    .onConflict((conflict) => conflict.column('space').doUpdateSet((eb) => ({ space: eb.ref('excluded.space') }))),
);

export type TakenUnit = Pick<UnitReservationRow, 'order_id' | 'space' | 'square_feet' | 'from' | 'expires_at'>;

/** Returns the units not released by a day in London, with lapsed holds and units that rentals will move into. */
export const takenUnits: (db: Db, asked: { readonly today: string }) => Promise<readonly TakenUnit[]> = compiledQuery(
  (db, { today }) =>
    db
      .selectFrom('unit_reservations')
      .select(['order_id', 'space', 'square_feet', 'from', 'expires_at'])
      .where('released', '=', 0)
      .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>=', today)]))
      .unionAll((eb) =>
        eb
          .selectFrom('storage_contracts')
          .select((moving) => [
            'order_id',
            moving.ref('move_space').$notNull().as('space'),
            'move_square_feet as square_feet',
            moving.ref('move_on').$notNull().as('from'),
            // Cast to text to match the column above. These rows never expire.
            moving.cast<string | null>(moving.lit(null), 'text').as('expires_at'),
          ])
          .where('move_on', 'is not', null),
      ),
);

type OfSize = { readonly space: StorageSpace; readonly today: string; readonly without: string };

/** Returns the taken units of one size, without the order `without`, but with the unit it is going to move into. */
export const takenOfSize: (trx: Trx, asked: OfSize) => Promise<readonly Pick<TakenUnit, 'square_feet'>[]> =
  compiledQuery((trx, { space, today, without }) =>
    trx
      .selectFrom('unit_reservations')
      .select(['square_feet'])
      .where('released', '=', 0)
      .where('space', '=', space)
      .where('order_id', '!=', without)
      .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>=', today)]))
      .unionAll((eb) =>
        eb
          .selectFrom('storage_contracts')
          .select('move_square_feet as square_feet')
          .where('move_space', '=', space)
          .where('move_on', 'is not', null),
      ),
  );

export async function findReservation(trx: Trx, orderId: string): Promise<UnitReservationRow | undefined> {
  return trx.selectFrom('unit_reservations').selectAll().where('order_id', '=', orderId).executeTakeFirst();
}

/** Writes the order's only row, replacing any earlier one. */
export async function writeReservation(trx: Trx, row: UnitReservationRow): Promise<void> {
  const { order_id: _, ...rest } = row;
  await trx
    .insertInto('unit_reservations')
    .values(row)
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(rest))
    .execute();
}

type Update = Partial<Pick<UnitReservationRow, 'space' | 'square_feet' | 'from' | 'until' | 'expires_at' | 'released'>>;

export async function updateReservation(trx: Trx, orderId: string, update: Update): Promise<void> {
  await trx.updateTable('unit_reservations').set(update).where('order_id', '=', orderId).execute();
}
