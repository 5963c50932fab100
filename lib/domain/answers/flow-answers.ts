import type {
  CleaningAddOn,
  CleaningSpace,
  CoverStep,
  DraftAddress,
  ItemWorth,
  Items,
  MovingAddOn,
  MovingSpace,
  OrderCover,
  StorageAddOn,
  StorageSpace,
  StorageTerm,
} from '../order-types';
import { oneLineEach } from '../catalogue/space-titles';
import { inventoryTotals } from '../catalogue/inventory';
import { EMPTY_CHECKOUT_ANSWERS, type CheckoutAnswers } from './checkout';
import { ALL_TO_THE_NEW_HOME, type StorageSplitAnswers } from './storage-split';
import type { LocalDate, SlotTimes } from '../london-time';

export type CoverAnswers = { readonly step: CoverStep; readonly worth: readonly ItemWorth[] };

export const NO_MORE_COVER: CoverAnswers = { step: 'included', worth: [] };

export const answeredCover = (cover: OrderCover | undefined): CoverAnswers =>
  cover ? { step: cover.step, worth: cover.worth } : NO_MORE_COVER;

/** Returns the values of the items on the list, without those of removed items. One a line, the last one given. */
export function listedWorth(worth: readonly ItemWorth[], items: readonly { readonly id: string }[]): ItemWorth[] {
  const poundsById = new Map(worth.map(({ id, pounds }) => [id, pounds]));
  return [...new Set(items.map(({ id }) => id))].flatMap((id) => {
    const pounds = poundsById.get(id);
    return pounds === undefined ? [] : [{ id, pounds }];
  });
}

/** Returns the answers with a new value for one line. Null removes the value. */
export const withWorth = ({ step, worth }: CoverAnswers, id: string, pounds: number | null): CoverAnswers => ({
  step,
  worth: [...worth.filter((line) => line.id !== id), ...(pounds === null ? [] : [{ id, pounds }])],
});

/** Returns all items that the unit has to hold: the list and the items already in it. */
export const unitContents = ({
  storedItems,
  furnitureItems,
}: Pick<StorageAnswers, 'storedItems' | 'furnitureItems'>): Items =>
  storedItems.length === 0 ? furnitureItems : oneLineEach([...storedItems, ...furnitureItems]);

type Fitted = Pick<StorageAnswers, 'storageSpace' | 'squareFeet' | 'furnitureItems' | 'storesWhatFits'>;

/** Returns the key of one unit and list, to which the agreement to "store what fits" is bound. */
export function whatFitsWord({ storageSpace, squareFeet, furnitureItems }: Omit<Fitted, 'storesWhatFits'>): string {
  const { pieces, cubicFeet } = inventoryTotals(furnitureItems);
  return [storageSpace, ...(squareFeet === null ? [] : [squareFeet]), pieces, cubicFeet].join(' ');
}

/** Returns whether the customer knows that the list exceeds the unit and wants what fits to be stored (FIT-1). */
export const agreesToWhatFits = (answers: Fitted): boolean => answers.storesWhatFits === whatFitsWord(answers);

/** The answers of the moving flow, stored as a draft: '' and null mean "not answered yet". */
export type MovingAnswers = CheckoutAnswers & {
  readonly movingSpace: MovingSpace | '';
  readonly addOns: readonly MovingAddOn[];
  readonly addresses: {
    readonly collection: DraftAddress;
    readonly delivery: DraftAddress;
    readonly additional_collection: readonly DraftAddress[];
    readonly additional_delivery: readonly DraftAddress[];
  };
  readonly furnitureItems: Items;
  readonly cover: CoverAnswers;
  readonly split: StorageSplitAnswers;
  readonly dates: { readonly movingDate: LocalDate | '' };
  readonly timeSlot: { readonly movingDate: SlotTimes | null };
  /** Consent to save the card and charge it from period to period for a stored part (LAW-4). Never pre-ticked. */
  readonly isAgreedWithPayments: boolean;
};

export const EMPTY_ADDRESS: DraftAddress = { postcode: '', floor: null, parking: null, elevator: null };

export const EMPTY_MOVING_ANSWERS: MovingAnswers = {
  ...EMPTY_CHECKOUT_ANSWERS,
  movingSpace: '',
  addOns: [],
  addresses: { collection: EMPTY_ADDRESS, delivery: EMPTY_ADDRESS, additional_collection: [], additional_delivery: [] },
  furnitureItems: [],
  cover: NO_MORE_COVER,
  split: ALL_TO_THE_NEW_HOME,
  dates: { movingDate: '' },
  timeSlot: { movingDate: null },
  isAgreedWithPayments: false,
};

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

/** The answers of the cleaning flow (QUO-4): '' and null mean "not answered yet". */
export type CleaningAnswers = CheckoutAnswers & {
  readonly addOns: readonly CleaningAddOn[];
  /** "custom" is a larger home: it is by request and cannot be ordered here. */
  readonly cleaningSpace: CleaningSpace | '';
  readonly addresses: { readonly cleaning: DraftAddress };
  /** The slot of a move on the same day that the clean is to follow. Null without such a move. */
  readonly moveSlot: SlotTimes | null;
  readonly dates: { readonly cleaningDate: LocalDate | '' };
  readonly timeSlot: { readonly cleaningDate: SlotTimes | null };
};

export const EMPTY_CLEANING_ANSWERS: CleaningAnswers = {
  ...EMPTY_CHECKOUT_ANSWERS,
  addOns: [],
  cleaningSpace: '',
  addresses: { cleaning: EMPTY_ADDRESS },
  moveSlot: null,
  dates: { cleaningDate: '' },
  timeSlot: { cleaningDate: null },
};
