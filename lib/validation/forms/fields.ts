import { boolean, string, type TestContext } from 'yup';
import { DEFAULT_PREFIX } from '@/lib/domain/answers/dialling-codes';
import { dialledNumber, isPhoneNumber, isWrittenAsNumber } from '@/lib/domain/answers/phone';
import { wordsOf, type ChoiceOf } from '@/lib/domain/enquiries/choices';
import { readEmail } from '@/lib/domain/typed-text';
import { isoDate } from '../answer-fields';
import { contactFields, isNameOrNothing, typedName } from '../contact';
import { LIMITS } from '../limits';
import { MESSAGES } from '../messages';
import { SEVERAL_LINES, readWith } from '../tidy';

/** The patterns of the spec (§5), for the forms that name them. The contact form has stricter rules: contact.ts. */

/** Matches a number without country code. */
export const LOCAL_PHONE = /^[1-9][\d\-().]{6,15}$/;

export const INTERNATIONAL_PHONE = /^\+[1-9][\d\-().]{6,15}$/;

export const EMAIL = /^[a-z0-9._%+'-]+@(?:[a-z0-9-]+\.)+[a-z]{2,4}$/i;

/** Spec §5 word for word, ours where it is silent. Apart from MESSAGES, so that the quote does not load them. */
export const FORM_MESSAGES = {
  fieldRequired: 'Field is required',
  phoneRequired: MESSAGES.phoneRequired,
  phoneInvalid: MESSAGES.phoneInvalid,
  phoneNotValid: 'Phone number is not valid',
  emailNotValid: 'Invalid email address',
  partnerTerms: 'You must accept the terms and conditions',
  tooLong: 'Keep it under 100 characters',
  floorOutOfRange: 'Choose a floor',
  materialsRequired: 'Enter how many you need of at least one item',
  materialsTooMany: 'Up to 200 of each: ring us for more',
} as const;

const SHORT = 100;
const PHONE_LENGTH = 30;

const shortText = string().trim().max(SHORT, FORM_MESSAGES.tooLong);
export const requiredText = shortText.required(FORM_MESSAGES.fieldRequired);
export const requiredName = typedName
  .max(SHORT, FORM_MESSAGES.tooLong)
  .required(FORM_MESSAGES.fieldRequired)
  .test('letter', FORM_MESSAGES.fieldRequired, isNameOrNothing);
export const optionalText = shortText.defined().default('');

export const comment = string().meta(SEVERAL_LINES).trim().max(LIMITS.comment, MESSAGES.commentLong);
export const optionalComment = comment.defined().default('');
export const requiredComment = comment.required(FORM_MESSAGES.fieldRequired);

/** Accepts a .london address, as in the quote. */
export const email = contactFields.email;

/** The spec's pattern has a top-level domain of 2 to 4 letters. */
export const patternEmail = string()
  .transform(readWith(readEmail))
  .required(FORM_MESSAGES.fieldRequired)
  .max(254, FORM_MESSAGES.emailNotValid)
  .matches(EMAIL, { message: FORM_MESSAGES.emailNotValid, excludeEmptyString: true });

export const phonePrefix = string()
  .matches(/^[1-9]\d{0,3}$/, MESSAGES.phonePrefixRequired)
  .default(DEFAULT_PREFIX);

const prefixOf = ({ parent }: TestContext): string =>
  (parent as { phonePrefix?: string } | undefined)?.phonePrefix ?? DEFAULT_PREFIX;

/** A telephone number however it is written (FORM-3), or nothing. */
export const optionalPhone = string()
  .trim()
  .max(PHONE_LENGTH, FORM_MESSAGES.phoneInvalid)
  .test('phone', FORM_MESSAGES.phoneInvalid, (value, context) => !value || isPhoneNumber(prefixOf(context), value))
  .defined()
  .default('');
export const phone = optionalPhone.required(FORM_MESSAGES.phoneRequired);

/** A number that fits the spec's phone patterns after normalisation (FORM-3). */
export const patternPhone = string()
  .trim()
  .required(FORM_MESSAGES.fieldRequired)
  .max(PHONE_LENGTH, FORM_MESSAGES.phoneNotValid)
  .test('pattern', FORM_MESSAGES.phoneNotValid, (value, context) => {
    if (!value) return true;
    const prefix = prefixOf(context);
    const number = dialledNumber(prefix, value);
    const fits = number.startsWith(`+${prefix}`)
      ? LOCAL_PHONE.test(number.slice(prefix.length + 1))
      : INTERNATIONAL_PHONE.test(number);
    return isWrittenAsNumber(value) && fits;
  });

export const optionalDate = isoDate.defined().default('');

/** A browser that sends a plain form sends "on", or nothing. */
export const checkbox = boolean().transform((value: unknown, typed: unknown) => {
  if (typed === '') return undefined;
  return typed === 'on' ? true : value;
});

export const choice = <C extends Readonly<Record<string, string>>>(choices: C) =>
  string<ChoiceOf<C>>().oneOf(wordsOf(choices), FORM_MESSAGES.fieldRequired).required(FORM_MESSAGES.fieldRequired);

/** Returns the payload with plus and prefix in the number (CBK-3). */
export function withDialledPhone<V extends { readonly phone: string; readonly phonePrefix: string }>(values: V) {
  const { phonePrefix: prefix, ...rest } = values;
  return { ...rest, phone: values.phone && dialledNumber(prefix, values.phone) };
}
