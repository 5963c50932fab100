import { EMPTY_CHECKOUT_ANSWERS, type CheckoutAnswers } from './checkout';
import { EMPTY_ADDRESS } from './moving';
import type { DraftAddress, CleaningAddOn, CleaningSpace } from '../order-types';
import type { LocalDate, SlotTimes } from '../london-time';

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
