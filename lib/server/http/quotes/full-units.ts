import type { StorageSpace } from '@/lib/domain/vocabulary';
import { getServices } from '@/lib/server/container';
import { fullSizes } from '@/lib/server/subjects/units/overview';
import { SITE } from '@/lib/site';

/**
 * Sizes of units that are full at the moment, for whoever goes on with a quote: what its own unpaid order holds is free to
 * them. None where another backend is asked: the order is refused there. `quote`: of the address, as it was sent.
 */
export async function fullUnits(quote: string | readonly string[] | undefined): Promise<readonly StorageSpace[]> {
  if (SITE.apiOrigin) return [];
  const { db, now, config } = getServices().deps;
  return fullSizes(db, now(), config, typeof quote === 'string' ? quote : null);
}
