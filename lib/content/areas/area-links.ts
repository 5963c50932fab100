import { areaSlug, type AreaName } from '@/lib/domain/places/areas';
import { ROUTES } from '@/lib/routes';
import type { Borough } from './borough';
import { BOROUGHS } from './boroughs';

/** The two kinds of area pages. */
export type AreaProduct = 'moving' | 'storage';

const INDEXES: Readonly<Record<AreaProduct, string>> = {
  moving: ROUTES.manAndVanAreas,
  storage: ROUTES.storageAreas,
};

export const areaPath = (product: AreaProduct, name: AreaName): string => `${INDEXES[product]}/${areaSlug(name)}`;

export const AREA_SLUGS: readonly string[] = BOROUGHS.map(({ name }) => areaSlug(name));

/** Returns the borough with this slug. Throws RangeError for a slug that no borough has. */
export function boroughOf(slug: string): Borough {
  const borough = BOROUGHS.find(({ name }) => areaSlug(name) === slug);
  if (!borough) throw new RangeError(`Not a London borough: ${slug}`);
  return borough;
}

/** Returns the map of London: a tile for every area with the URL of its page below the product's index. */
export const areaMap = (product: AreaProduct) => ({
  index: INDEXES[product],
  names: Object.fromEntries(BOROUGHS.map(({ name, tile }) => [tile, name])),
});
