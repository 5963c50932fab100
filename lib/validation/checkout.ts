import { boolean } from 'yup';
import { draftContactFields } from './answer-fields';
import { contactFields } from './contact';

/** The fields that every flow asks beside its own answers (CheckoutAnswers). */
export const checkoutFields = {
  isStudent: boolean().required(),
  wantsStartWithin14Days: boolean().required().default(false),
  ...contactFields,
};

export const draftCheckoutFields = {
  isStudent: boolean().required().default(false),
  wantsStartWithin14Days: boolean().required().default(false),
  ...draftContactFields,
};
