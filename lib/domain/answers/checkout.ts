import type { ContactDetails } from '../order-types';

/** The answers that every flow asks at its end, and the student discount. '' means "not answered yet". */
export type CheckoutAnswers = ContactDetails & {
  readonly isStudent: boolean;
  readonly promo: string;
  readonly signForNews: boolean;
  readonly isAgreedWithTerms: boolean;
  /** The visitor's own request that work may begin inside the 14 days (LAW-6). Never pre-ticked. */
  readonly wantsStartWithin14Days: boolean;
};

export const EMPTY_CHECKOUT_ANSWERS: CheckoutAnswers = {
  isStudent: false,
  promo: '',
  signForNews: false,
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  phonePrefix: '44',
  isAgreedWithTerms: false,
  wantsStartWithin14Days: false,
};
