import { MESSAGES } from '../messages';

/**
 * The messages of the forms beside the quote (spec §5 word for word; ours where it is silent). Apart from MESSAGES, so
 * that the quote does not load them.
 */
export const FORM_MESSAGES = {
  fieldRequired: 'Field is required',
  phoneRequired: MESSAGES.phoneRequired,
  phoneInvalid: MESSAGES.phoneInvalid,
  /** For the footer's and the partners' form. */
  phoneNotValid: 'Phone number is not valid',
  /** For the newsletter's and the partners' form. */
  emailNotValid: 'Invalid email address',
  partnerTerms: 'You must accept the terms and conditions',
  tooLong: 'Keep it under 100 characters',
  floorOutOfRange: 'Choose a floor',
  materialsRequired: 'Enter how many you need of at least one item',
  materialsTooMany: 'Up to 200 of each: ring us for more',
} as const;
