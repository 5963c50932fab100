import { EMPTY_CHECKOUT_ANSWERS, type CheckoutAnswers } from './checkout-answers';
import { EMPTY_ADDRESS } from './moving-answers';
import type { Address, FurnitureItem, LocalDate, SlotTimes, StorageAddOn, StorageSpace, StorageTerm } from './types';

/** Everything the storage collection flow asks (QUO-2): '' and null mean "not answered yet". */
export type StorageAnswers = CheckoutAnswers & {
  readonly addOns: readonly StorageAddOn[];
  readonly storageSpace: StorageSpace | '';
  /** The area of a custom unit in square feet; null for the others. */
  readonly squareFeet: number | null;
  readonly storageTerm: StorageTerm | '';
  readonly addresses: { readonly storage_collection: Address };
  readonly furnitureItems: readonly FurnitureItem[];
  readonly dates: { readonly storageCollectionDate: LocalDate | '' };
  readonly timeSlot: { readonly storageCollectionDate: SlotTimes | null };
};

export const EMPTY_STORAGE_ANSWERS: StorageAnswers = {
  ...EMPTY_CHECKOUT_ANSWERS,
  addOns: [],
  storageSpace: '',
  squareFeet: null,
  storageTerm: '',
  addresses: { storage_collection: EMPTY_ADDRESS },
  furnitureItems: [],
  dates: { storageCollectionDate: '' },
  timeSlot: { storageCollectionDate: null },
};
