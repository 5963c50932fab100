import type { ServiceType } from '../vocabulary';
import { REVIEW_CATEGORIES, type ReviewCategory } from './review';

/** Under which tabs a review of an order stands, by what was done; null: not told apart. */
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

/** The categories of an order's services, each once, in the order in which a card names them. */
export function categoriesOf(services: readonly ServiceType[]): readonly ReviewCategory[] {
  const all = new Set(services.map((service) => CATEGORY_OF[service]));
  return REVIEW_CATEGORIES.filter((category) => all.has(category));
}
