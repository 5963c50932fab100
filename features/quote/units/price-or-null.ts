import { StorageByRequest } from '@/lib/domain/pricing/storage-rates';
import { VolumeTooLarge } from '@/lib/domain/pricing/volume-too-large';

/** A price, or null where there is none online: an area by request, or more than two vans hold. */
export function priceOrNull<P>(price: () => P): P | null {
  try {
    return price();
  } catch (error) {
    if (error instanceof StorageByRequest || error instanceof VolumeTooLarge) return null;
    throw error;
  }
}
