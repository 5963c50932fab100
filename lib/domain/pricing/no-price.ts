import { CleaningByRequest } from './cleaning-by-request';
import { StorageByRequest } from './storage-by-request';
import { TooHeavy } from './too-heavy';
import { VolumeTooLarge } from './volume-too-large';

/** Why something has no price online: more than two vans hold, a weight or an area by request. */
const REASONS = [VolumeTooLarge, TooHeavy, StorageByRequest, CleaningByRequest] as const;

/** A price, or null where there is none online. */
export function priceOrNull<P>(price: () => P): P | null {
  try {
    return price();
  } catch (error) {
    if (REASONS.some((reason) => error instanceof reason)) return null;
    throw error;
  }
}
