import { STORAGE_UNITS } from '@/lib/domain/catalogue/storage-units';

/** The unit that is chosen by default. */
export const POPULAR_UNIT = STORAGE_UNITS.find(({ isPopular }) => isPopular)?.space ?? '';
