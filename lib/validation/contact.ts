import { boolean, string } from 'yup';
import { isPhoneNumber } from '@/lib/domain/answers/phone';
import { readEmail, withoutTrailingComma } from '@/lib/domain/typed-text';
import { MESSAGES } from './messages';
import { readWith } from './tidy';

const LETTER = /\p{L}/u;
/** Returns whether a name has a letter of any script. True for an empty name, which another rule refuses. */
export const isNameOrNothing = (value: string | undefined): boolean => !value || LETTER.test(value);

const ANY_EMAIL = string().email();
/** Requires a domain with a dot: "me@home" works only in a private network. */
const IN_A_DOMAIN = /@[^@]*[^@.]\.[a-z](?:[a-z0-9-]*[a-z0-9])$/i;

/** A name without the surrounding text of a copied one. */
export const typedName = string().transform(readWith((text) => withoutTrailingComma(text.trim())));

const name = (required: string, short: string, long: string) =>
  typedName
    .required(required)
    .test('letter', required, isNameOrNothing)
    // An empty name is only missing, not short as well.
    .test('short', short, (value) => !value || !isNameOrNothing(value) || value.length >= 2)
    .max(50, long);

/** Spec §5, QUO-7. The phone is validated with its prefix as one international number. */
export const contactFields = {
  firstName: name(MESSAGES.firstNameRequired, MESSAGES.firstNameShort, MESSAGES.firstNameLong),
  lastName: name(MESSAGES.lastNameRequired, MESSAGES.lastNameShort, MESSAGES.lastNameLong),
  email: string()
    .transform(readWith(readEmail))
    .required(MESSAGES.emailRequired)
    .max(254, MESSAGES.emailInvalid)
    .email(MESSAGES.emailInvalid)
    // Another rule has refused a malformed address.
    .test(
      'domain',
      MESSAGES.emailInvalid,
      (value) => !ANY_EMAIL.isValidSync(value) || !value || IN_A_DOMAIN.test(value),
    ),
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
