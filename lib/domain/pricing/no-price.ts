import { TooHeavy, VolumeTooLarge } from './load-limits';

/** Thrown for an area without a price online, or for more than our largest unit holds. Both are priced by request. */
export class StorageByRequest extends Error {
  override readonly name = 'StorageByRequest';
}

/** Thrown for a larger home, whose clean is priced by request (spec §9, "larger properties by request"). */
export class CleaningByRequest extends Error {
  override readonly name = 'CleaningByRequest';
}

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
