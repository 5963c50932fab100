import { ROUTES } from '@/lib/routes';
import { movingOffers, unitOffers } from '../offers';
import { collectionPageData, serviceData, type Thing } from '../structured-data';
import { type AreaProduct, areaPath } from './area-links';
import type { Borough } from './borough';
import { BOROUGHS } from './boroughs';

type Words = { readonly title: string; readonly description: string };

const SERVICES = {
  moving: { serviceType: 'Man and van', index: ROUTES.manAndVanAreas, offers: movingOffers },
  storage: { serviceType: 'Storage with collection', index: ROUTES.storageAreas, offers: unitOffers },
} as const;

/** Returns the JSON-LD of a product in one borough, with the prices that hold in all boroughs. */
export function areaData(product: AreaProduct, { name }: Borough, { title, description }: Words): Thing {
  const { serviceType, offers } = SERVICES[product];
  const path = areaPath(product, name);
  return serviceData({ name: title, description, path, serviceType, areas: [name], offers: offers() });
}

/** Returns the JSON-LD of the index of a product's areas. */
export const areaIndexData = (product: AreaProduct, words: Words): Thing =>
  collectionPageData(
    { ...words, path: SERVICES[product].index },
    BOROUGHS.map(({ name }) => ({ name, path: areaPath(product, name) })),
  );
