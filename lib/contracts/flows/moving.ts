import { string } from 'yup';
import { MOVING_SPACES } from '@/lib/domain/order-types';
import { MESSAGES } from '@/lib/validation/messages';
import { movingDraftSchema, movingSchema } from '@/lib/validation/moving';
import { orderOf, pricedDraft, slotsOf, word } from './parts';

const toPrice = movingDraftSchema.pick([
  'addOns',
  'isStudent',
  'addresses',
  'furnitureItems',
  'cover',
  'split',
  'dates',
  'promo',
]);
const price = toPrice.shape({
  service: word('MOVING'),
  draftId: pricedDraft,
  movingSpace: string().oneOf(MOVING_SPACES, MESSAGES.sizeRequired).required(MESSAGES.sizeRequired),
});

/** The request schemas of a move (see all.ts). */
export const MOVING_REQUESTS = {
  draft: movingDraftSchema,
  price,
  slots: slotsOf('MOVING', price),
  plans: toPrice.pick(['addOns', 'isStudent', 'addresses', 'dates']).shape({ service: word('MOVING') }),
  order: orderOf('moving', movingSchema),
};
