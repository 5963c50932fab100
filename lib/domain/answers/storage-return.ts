import { EMPTY_CHECKOUT_ANSWERS, type CheckoutAnswers } from './checkout';
import { EMPTY_ADDRESS } from './flow-answers';
import type { DraftAddress, Items, ReturnAddOn, StorageSpace } from '../order-types';
import type { LocalDate, SlotTimes } from '../london-time';

/** The scope of a return: everything in a unit, or only named items. */
export const RETURN_KINDS = ['unit', 'items'] as const;
export type ReturnKind = (typeof RETURN_KINDS)[number];

/** The answers of the storage return flow (QUO-3): '' and null mean "not answered yet", except in `squareFeet`. */
export type ReturnAnswers = CheckoutAnswers & {
  readonly addOns: readonly ReturnAddOn[];
  readonly returnKind: ReturnKind | '';
  /** The unit to empty. Applies when `returnKind` is "unit". */
  readonly storageSpace: StorageSpace | '';
  /** The area of a custom unit in square feet. Null for the others. */
  readonly squareFeet: number | null;
  /** The items still in the unit by its storage order. Empty while the owner of the unit is not known. */
  readonly storedItems: Items;
  /** The items to return. Applies when `returnKind` is "items". */
  readonly furnitureItems: Items;
  readonly addresses: { readonly delivery: DraftAddress };
  readonly dates: { readonly deliveryDate: LocalDate | '' };
  readonly timeSlot: { readonly deliveryDate: SlotTimes | null };
};

export const EMPTY_RETURN_ANSWERS: ReturnAnswers = {
  ...EMPTY_CHECKOUT_ANSWERS,
  addOns: [],
  returnKind: '',
  storageSpace: '',
  squareFeet: null,
  storedItems: [],
  furnitureItems: [],
  addresses: { delivery: EMPTY_ADDRESS },
  dates: { deliveryDate: '' },
  timeSlot: { deliveryDate: null },
};
