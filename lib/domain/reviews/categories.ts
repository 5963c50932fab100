import type { ServiceType } from '../order-types';
import { REVIEW_CATEGORIES, type ReviewCategory } from './review';

/** The tab of a review by the order's services. Null for services without a tab. */
const CATEGORY_OF: Readonly<Record<ServiceType, ReviewCategory | null>> = {
  MOVING: 'moving',
  STORAGE_COLLECTION: 'storage',
  SHIPPING: 'shipping',
  CLEANING: 'cleaning',
  PACKING: 'packing',
  PACKING_MATERIALS: 'packing',
  PACKING_MATERIALS_DELIVERY: 'packing',
  PACKING_WITH_MATERIALS_INCLUDED: 'packing',
  UNPACKING: 'packing',
  STORAGE_RETURN: 'storage',
  ASSEMBLING: null,
  STORAGE_BY_THE_BOX: 'storage',
  STORAGE: 'storage',
};

/** Returns the categories of an order's services, each once, in the order of the card's tags. */
export function categoriesOf(services: readonly ServiceType[]): readonly ReviewCategory[] {
  const all = new Set(services.map((service) => CATEGORY_OF[service]));
  return REVIEW_CATEGORIES.filter((category) => all.has(category));
}
