import { object, string } from 'yup';
import type { CleaningAnswers } from '@/lib/domain/answers/flow-answers';
import { CLEANING_ADD_ONS, CLEANING_SPACES } from '@/lib/domain/order-types';
import { mayFollow } from '@/lib/domain/slots/calendar';
import {
  addOnsOf,
  address,
  draftAddress,
  draftDate,
  draftSlot,
  isoDate,
  slotTimes,
  wordOrNothing,
} from './answer-fields';
import { checkoutFields, draftCheckoutFields } from './checkout';
import { MESSAGES } from './messages';

/** QUO-4. */
const addOns = addOnsOf(CLEANING_ADD_ONS);

export const cleaningSchema = object({
  addOns,
  cleaningSpace: string()
    .oneOf(CLEANING_SPACES, MESSAGES.homeRequired)
    .required(MESSAGES.homeRequired)
    .test('by-request', MESSAGES.byRequest, (value) => value !== 'custom'),
  addresses: object({ cleaning: address }),
  moveSlot: draftSlot,
  dates: object({ cleaningDate: isoDate.required(MESSAGES.dateRequired) }),
  timeSlot: object({ cleaningDate: slotTimes.required(MESSAGES.slotRequired) }).test(
    'after-move',
    MESSAGES.cleanTooEarly,
    function afterMove({ cleaningDate }) {
      const { moveSlot } = this.parent as Partial<CleaningAnswers>;
      // Either may have any value here: their own rules report what is wrong.
      if (!Array.isArray(cleaningDate) || !Array.isArray(moveSlot) || mayFollow(cleaningDate, moveSlot)) return true;
      return this.createError({ path: `${this.path}.cleaningDate` });
    },
  ),
  ...checkoutFields,
});

export const cleaningDraftSchema = object({
  addOns,
  cleaningSpace: wordOrNothing(CLEANING_SPACES),
  addresses: object({ cleaning: draftAddress }),
  moveSlot: draftSlot,
  dates: object({ cleaningDate: draftDate }),
  timeSlot: object({ cleaningDate: draftSlot }),
  ...draftCheckoutFields,
});
