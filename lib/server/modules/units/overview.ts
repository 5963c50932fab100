import { londonDate } from '@/lib/domain/london-time';
import { CUSTOM_SQUARE_FEET } from '@/lib/domain/prices/storage-price-lists';
import { takenOf } from '@/lib/domain/storage/free-units';
import { STORAGE_SPACES, type StorageSpace } from '@/lib/domain/order-types';
import type { Config } from '@/lib/server/platform/config/config';
import type { Db } from '@/lib/server/platform/db/schema';
import { heldOrderOf } from '@/lib/server/modules/orders/standing';
import { takenUnits, type TakenUnit } from './repo';

/** The occupancy of one size, in units, or in square feet for custom ones. */
export type SizeOverview = {
  readonly space: StorageSpace;
  readonly capacity: number;
  /** Held by unpaid orders, without lapsed holds. */
  readonly held: number;
  /** Paid for and not released. */
  readonly occupied: number;
  /** Never below 0, even if the configuration was lowered below the number taken. */
  readonly free: number;
};

/**
 * Returns the sizes that are full. Custom units are full when not even the smallest is free.
 * @param draftId a quote whose own unpaid order does not count, or null
 */
export async function fullSizes(
  db: Db,
  now: Date,
  { storageUnits }: Pick<Config, 'storageUnits'>,
  draftId: string | null,
): Promise<readonly StorageSpace[]> {
  const at = now.toISOString();
  const rows = await takenUnits(db, { today: londonDate(now) });
  const own = await heldOrderOf(db, draftId, now);
  const counted = rows.filter(
    ({ order_id, expires_at }) => expires_at === null || (expires_at > at && order_id !== own?.id),
  );
  const taken = countsOf(counted);
  const least = (space: StorageSpace) => (space === 'custom' ? CUSTOM_SQUARE_FEET.min : 1);
  return STORAGE_SPACES.filter((space) => taken[space] + least(space) > storageUnits[space]);
}

/** Returns the overview of every size, the smallest first and custom ones last. */
export async function unitsOverview(
  db: Db,
  now: Date,
  { storageUnits }: Pick<Config, 'storageUnits'>,
): Promise<readonly SizeOverview[]> {
  const rows = await takenUnits(db, { today: londonDate(now) });
  const at = now.toISOString();
  const held = countsOf(rows.filter(({ expires_at }) => expires_at !== null && expires_at > at));
  const occupied = countsOf(rows.filter(({ expires_at }) => expires_at === null));
  return STORAGE_SPACES.map((space) => ({
    space,
    capacity: storageUnits[space],
    held: held[space],
    occupied: occupied[space],
    free: Math.max(0, storageUnits[space] - held[space] - occupied[space]),
  }));
}

const countsOf = (rows: readonly TakenUnit[]) =>
  takenOf(rows.map(({ space, square_feet }) => ({ space, squareFeet: square_feet })));
