import { formatSquareFeet, STORAGE_UNITS, storageUnit } from '@/lib/domain/catalogue/storage-units';
import { formatPence, toPounds } from '@/lib/domain/money';
import { weeklyPrice } from '@/lib/domain/pricing/storage-rates';
import { nearestSizes } from '@/lib/domain/storage/free-units';
import { rents } from '@/lib/domain/services/flows';
import type { BookedOrder, StorageSpace, StorageTerm } from '@/lib/domain/order-types';
import { Problem } from '@/lib/server/platform/base/problem';
import type { OrderRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { orderOf } from '@/lib/server/modules/orders/documents';
import { SITE } from '@/lib/site';
import { unitsOverview } from './overview';

type Ports = Pick<Deps, 'db' | 'now' | 'config'>;

type Wanted = {
  readonly storageSpace: StorageSpace | null;
  readonly squareFeet: number | null;
  readonly storageTerm: StorageTerm | null;
};

type Changed = {
  readonly order: Pick<BookedOrder, 'storageSpace' | 'storageTerm'>;
  readonly squareFeet?: number | null;
};

/** Throws Problem unit_taken when a change needs another unit and none of its size is free. */
export async function refuseFullUnit(deps: Ports, row: OrderRow, { order, squareFeet }: Changed): Promise<void> {
  const { storageSpace: space, storageTerm } = order;
  const area = squareFeet === undefined ? row.square_feet : squareFeet;
  const isSame = space === orderOf(row).storageSpace && area === row.square_feet;
  if (space === null || isSame || !rents(row.flow, order)) return;
  const size = (await unitsOverview(deps.db, deps.now(), deps.config)).find((one) => one.space === space);
  const own = orderOf(row).storageSpace === space ? (row.square_feet ?? 0) : 0;
  const needed = space === 'custom' ? (area ?? 0) - own : 1;
  if ((size?.free ?? 0) < needed) throw await unitTaken(deps, { storageSpace: space, squareFeet: area, storageTerm });
}

/** Returns Problem unit_taken, with the nearest free sizes and their weekly prices for the chosen term. */
export async function unitTaken({ db, now, config }: Ports, wanted: Wanted): Promise<Problem> {
  const { storageSpace, squareFeet, storageTerm } = wanted;
  const isOwn = storageSpace !== null && storageSpace !== 'custom';
  const own = isOwn ? storageUnit(storageSpace) : null;
  const overview = await unitsOverview(db, now(), config);
  const free = STORAGE_UNITS.filter(({ space }) => overview.some((size) => size.space === space && size.free > 0));
  const nearest = nearestSizes(free, own?.squareFeet ?? squareFeet ?? 0).map(({ space, title }) => {
    const price = weeklyPrice(
      SITE.storagePriceList,
      { storageSpace: space, squareFeet: null },
      storageTerm ?? 'weekly',
    );
    return { storageSpace: space, title, price };
  });
  const taken = own
    ? `The last ${own.title} unit has just been taken.`
    : `There is no room for a unit of ${formatSquareFeet(squareFeet ?? 0)} at the moment.`;
  const [next] = nearest;
  const offer = next ? ` The next size, ${next.title}, is available at ${formatPence(next.price)} a week.` : '';
  const nearestUnits = nearest.map(({ price, ...size }) => ({ ...size, perWeek: toPounds(price) }));
  return new Problem('unit_taken', { nearestUnits }, taken + offer);
}
