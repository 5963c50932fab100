import { EMPTY_CHECKOUT_ANSWERS, type CheckoutAnswers } from './checkout';
import { NO_MORE_COVER, type CoverAnswers } from './cover';
import { EMPTY_ADDRESS } from './moving';
import type {
  DraftAddress,
  FurnitureItem,
  LocalDate,
  SlotTimes,
  StorageAddOn,
  StorageSpace,
  StorageTerm,
} from '../vocabulary';

/** Everything the storage collection flow asks (QUO-2): '' and null mean "not answered yet". */
export type StorageAnswers = CheckoutAnswers & {
  readonly addOns: readonly StorageAddOn[];
  readonly storageSpace: StorageSpace | '';
  /** The area of a custom unit in square feet; null for the others. */
  readonly squareFeet: number | null;
  readonly storageTerm: StorageTerm | '';
  readonly addresses: { readonly storage_collection: DraftAddress };
  readonly furnitureItems: readonly FurnitureItem[];
  /** For the whole stay. What is brought into a unit that is rented already has the cover of that unit. */
  readonly cover: CoverAnswers;
  /** The things go into a unit that the customer has: nothing is rented. Unit and term are that unit's. */
  readonly isTopUp: boolean;
  /** With `isTopUp`: what is in that unit, and what is booked to come into it. */
  readonly storedItems: readonly FurnitureItem[];
  /** "I know, store what fits": the word for just this unit and list (whatFitsWord), '' while it is not given. */
  readonly storesWhatFits: string;
  readonly dates: { readonly storageCollectionDate: LocalDate | '' };
  readonly timeSlot: { readonly storageCollectionDate: SlotTimes | null };
  /** LAW-4: the card may be kept and charged for storage from period to period. Never pre-ticked. */
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
