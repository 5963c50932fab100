import type { Piece } from '@/lib/domain/catalogue/inventory-lines';
import { STORAGE_ADD_ONS } from '@/lib/domain/vocabulary';
import { effectOnTotal } from '@/lib/domain/pricing/one-more';
import { priceStorage, type StorageToPrice } from '@/lib/domain/pricing/storage';
import { StorageByRequest, type StorageToRent } from '@/lib/domain/pricing/storage-rates';
import type { Contents } from '../types';

const NO_EFFECT = () => '';

/** What one more of a thing adds to the first payment of a collection as it is put together; nothing without a price. */
export function storageEffect(
  booked: StorageToPrice,
  { addOns, furnitureItems, unit }: Contents & { readonly unit: StorageToRent },
): (piece: Piece) => string {
  const storage = { ...booked, ...unit, addOns: STORAGE_ADD_ONS.filter((addOn) => addOns.includes(addOn)) };
  try {
    return effectOnTotal(
      furnitureItems,
      (list) => priceStorage({ ...storage, furnitureItems: list }).totalWithDiscount,
      'included',
    );
  } catch (error) {
    if (error instanceof StorageByRequest) return NO_EFFECT;
    throw error;
  }
}
