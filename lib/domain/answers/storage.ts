import { EMPTY_CHECKOUT_ANSWERS, type CheckoutAnswers } from './checkout';
import { NO_MORE_COVER, type CoverAnswers } from './cover';
import { EMPTY_ADDRESS } from './moving';
import type { DraftAddress, Items, StorageAddOn, StorageSpace, StorageTerm } from '../order-types';
import type { LocalDate, SlotTimes } from '../london-time';

/** The answers of the storage collection flow (QUO-2): '' and null mean "not answered yet". */
export type StorageAnswers = CheckoutAnswers & {
  readonly addOns: readonly StorageAddOn[];
  readonly storageSpace: StorageSpace | '';
  /** The area of a custom unit in square feet. Null for the others. */
  readonly squareFeet: number | null;
  readonly storageTerm: StorageTerm | '';
  readonly addresses: { readonly storage_collection: DraftAddress };
  readonly furnitureItems: Items;
  /** The cover for the whole stay. Items brought into a unit that is already rented have the cover of that unit. */
  readonly cover: CoverAnswers;
  /** Whether the items go into a unit that the customer already rents. Unit and term are then that unit's. */
  readonly isTopUp: boolean;
  /** With `isTopUp`: the items in that unit and those booked to come into it. */
  readonly storedItems: Items;
  /** The key of the unit and list for which the customer agreed to "store what fits" (whatFitsWord). '' if none. */
  readonly storesWhatFits: string;
  readonly dates: { readonly storageCollectionDate: LocalDate | '' };
  readonly timeSlot: { readonly storageCollectionDate: SlotTimes | null };
  /** Consent to save the card and charge it for storage from period to period (LAW-4). Never pre-ticked. */
  readonly isAgreedWithPayments: boolean;
};

export const EMPTY_STORAGE_ANSWERS: StorageAnswers = {
  ...EMPTY_CHECKOUT_ANSWERS,
  addOns: [],
  storageSpace: '',
  squareFeet: null,
  storageTerm: '',
  addresses: { storage_collection: EMPTY_ADDRESS },
  furnitureItems: [],
  cover: NO_MORE_COVER,
  isTopUp: false,
  storedItems: [],
  storesWhatFits: '',
  dates: { storageCollectionDate: '' },
  timeSlot: { storageCollectionDate: null },
  isAgreedWithPayments: false,
};
