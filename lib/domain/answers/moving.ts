import { EMPTY_CHECKOUT_ANSWERS, type CheckoutAnswers } from './checkout';
import { NO_MORE_COVER, type CoverAnswers } from './cover';
import { ALL_TO_THE_NEW_HOME, type StorageSplitAnswers } from './storage-split';
import type { DraftAddress, Items, MovingAddOn, MovingSpace } from '../order-types';
import type { LocalDate, SlotTimes } from '../london-time';

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
