import { string } from 'yup';
import { CLEANING_SPACES } from '@/lib/domain/order-types';
import { cleaningDraftSchema, cleaningSchema } from '@/lib/validation/cleaning';
import { MESSAGES } from '@/lib/validation/messages';
import { orderOf, pricedDraft, slotsOf, word } from './parts';

const plans = cleaningDraftSchema
  .pick(['addOns', 'isStudent', 'addresses', 'dates', 'promo', 'moveSlot'])
  .shape({ service: word('CLEANING').required() });
const price = plans.shape({
  draftId: pricedDraft,
  cleaningSpace: string().oneOf(CLEANING_SPACES, MESSAGES.homeRequired).required(MESSAGES.homeRequired),
});

/** The request schemas of a clean (see all.ts). */
export const CLEANING_REQUESTS = {
  draft: cleaningDraftSchema,
  price,
  slots: slotsOf('CLEANING', price),
  plans,
  order: orderOf('cleaning', cleaningSchema),
};
