import type { StorageSpace } from '@/lib/domain/order-types';
import { getServices } from '@/lib/server/container';
import { fullSizes } from '@/lib/server/modules/units/overview';
import { SITE } from '@/lib/site';

/** A quote's own unpaid order does not fill a size. Another backend refuses the order itself. */
export async function fullUnits(quote: string | readonly string[] | undefined): Promise<readonly StorageSpace[]> {
  if (SITE.apiOrigin) return [];
  const { db, now, config } = getServices().deps;
  return fullSizes(db, now(), config, typeof quote === 'string' ? quote : null);
}
