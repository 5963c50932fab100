import { boolean, string } from 'yup';
import { MESSAGES } from './messages';

/**
 * The customer contact form (spec §5, QUO-7). The phone is checked with its prefix as one international number;
 * the number library is large, so it is fetched when a number is first checked, not with the page.
 */
const name = (required: string, short: string, long: string) =>
  string().trim().required(required).min(2, short).max(50, long);

export async function isPhoneNumber(phonePrefix: string, phone: string): Promise<boolean> {
  const { isValidPhoneNumber } = await import('libphonenumber-js/min');
  // People write the national trunk 0 as well ("+44 07700 …"); the library drops it only when told the country.
  return isValidPhoneNumber(`+${phonePrefix}${phone.replace(/\D/g, '').replace(/^0/, '')}`);
}

export const contactFields = {
  firstName: name(MESSAGES.firstNameRequired, MESSAGES.firstNameShort, MESSAGES.firstNameLong),
  lastName: name(MESSAGES.lastNameRequired, MESSAGES.lastNameShort, MESSAGES.lastNameLong),
  email: string().trim().required(MESSAGES.emailRequired).max(254, MESSAGES.emailInvalid).email(MESSAGES.emailInvalid),
  phone: string()
    .trim()
    .required(MESSAGES.phoneRequired)
    .max(30, MESSAGES.phoneInvalid)
    .test('phone', MESSAGES.phoneInvalid, (value, context) => {
      const prefix = (context.parent as { phonePrefix?: string }).phonePrefix;
      return !value || !prefix || isPhoneNumber(prefix, value);
    }),
  phonePrefix: string()
    .required(MESSAGES.phonePrefixRequired)
    .matches(/^[1-9]\d{0,3}$/, MESSAGES.phonePrefixRequired),
  promo: string().trim().max(40).default(''),
  signForNews: boolean().default(false),
  isAgreedWithTerms: boolean().oneOf([true], MESSAGES.termsRequired).required(MESSAGES.termsRequired),
};
