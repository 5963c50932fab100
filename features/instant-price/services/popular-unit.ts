import { STORAGE_UNITS } from '@/lib/domain/catalogue/storage-units';

/** What is chosen before the visitor chooses. */
export const POPULAR_UNIT = STORAGE_UNITS.find(({ isPopular }) => isPopular)?.space ?? '';
