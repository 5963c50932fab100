import { CleaningByRequest, StorageByRequest } from './by-request';
import { TooHeavy, VolumeTooLarge } from './load-limits';

/**
 * Errors that mean that there is no price online: more than two vans hold, or a weight, area or home priced by request.
 */
const REASONS = [VolumeTooLarge, TooHeavy, StorageByRequest, CleaningByRequest] as const;

/** Returns a price, or null if there is none online. Rethrows other errors. */
export function priceOrNull<P>(price: () => P): P | null {
  try {
    return price();
  } catch (error) {
    if (REASONS.some((reason) => error instanceof reason)) return null;
    throw error;
  }
}
