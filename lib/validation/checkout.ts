import { boolean } from 'yup';
import { draftContactFields } from './answer-fields';
import { contactFields } from './contact';

/** What every flow asks beside its own answers (CheckoutAnswers): the whole truth, and what may be half-finished. */
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
