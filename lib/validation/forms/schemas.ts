import { boolean, number, object, string, type InferType, type TestContext } from 'yup';
import { DEFAULT_PREFIX } from '@/lib/domain/answers/dialling-codes';
import { dialledNumber, isPhoneNumber, isWrittenAsNumber } from '@/lib/domain/answers/phone';
import {
  BUSINESS_NEEDS,
  CONTACT_TOPICS,
  LOAD_SIZES,
  MOVER_DAYS,
  MOVER_VANS,
  SHIPPING_COUNTRIES,
  STUDENT_NEEDS,
  wordsOf,
  type ChoiceOf,
} from '@/lib/domain/enquiries/choices';
import { readEmail } from '@/lib/domain/typed-text';
import { isoDate, postcode } from '../answer-fields';
import { contactFields, isNameOrNothing, typedName } from '../contact';
import { LIMITS } from '../limits';
import { MESSAGES } from '../messages';
import { SEVERAL_LINES, readWith } from '../tidy';
import { LOWEST_FLOOR } from '@/lib/domain/places/floors';
import { MATERIALS, type Material } from '@/lib/domain/pricing/materials';

/** The patterns of the spec (§5), for the forms that name them. The contact form has stricter rules: contact.ts. */

/** Matches a number without country code. */
export const LOCAL_PHONE = /^[1-9][\d\-().]{6,15}$/;

export const INTERNATIONAL_PHONE = /^\+[1-9][\d\-().]{6,15}$/;

export const EMAIL = /^[a-z0-9._%+'-]+@(?:[a-z0-9-]+\.)+[a-z]{2,4}$/i;

/** Spec §5 word for word, ours where it is silent. Apart from MESSAGES, so that the quote does not load them. */
export const FORM_MESSAGES = {
  fieldRequired: 'Field is required',
  nameRequired: 'Enter your name',
  questionRequired: 'Enter your question',
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
const nameOrElse = (message: string) =>
  typedName.max(SHORT, FORM_MESSAGES.tooLong).required(message).test('letter', message, isNameOrNothing);
export const requiredName = nameOrElse(FORM_MESSAGES.fieldRequired);
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

/** Spec §5, AFF-1. */
export const affiliateSchema = object({
  firstName: requiredName,
  lastName: requiredName,
  title: requiredText,
  occupation: requiredText,
  companyName: requiredText,
  phone: patternPhone,
  email: patternEmail,
  comment: optionalComment,
  isAgreedWithTerms: checkbox.oneOf([true], FORM_MESSAGES.partnerTerms).required(FORM_MESSAGES.partnerTerms),
});
type Agreed = InferType<typeof affiliateSchema>;
export type AffiliateValues = Omit<Agreed, 'isAgreedWithTerms'> & { isAgreedWithTerms: boolean };

const partnerFields = affiliateSchema.fields;
/** The fields under the names of the call (spec §7). The acceptance of the terms is not sent. */
export const affiliatePayloadSchema = object({
  first_name: partnerFields.firstName,
  last_name: partnerFields.lastName,
  title: partnerFields.title,
  job_title: partnerFields.occupation,
  company_name: partnerFields.companyName,
  phone: partnerFields.phone,
  email: partnerFields.email,
  comment: partnerFields.comment,
});

export const affiliatePayload = (values: AffiliateValues): InferType<typeof affiliatePayloadSchema> => ({
  first_name: values.firstName,
  last_name: values.lastName,
  title: values.title,
  job_title: values.occupation,
  company_name: values.companyName,
  phone: values.phone,
  email: values.email,
  comment: values.comment,
});

/** FRM-1. */
export const businessSchema = object({
  name: requiredName,
  companyName: requiredText,
  email,
  phone: optionalPhone,
  phonePrefix,
  need: choice(BUSINESS_NEEDS),
  postcode,
  date: optionalDate,
  comment: optionalComment,
});
export type BusinessValues = InferType<typeof businessSchema>;

export const BUSINESS_TYPE = 'business';
export const businessPayload = (values: BusinessValues) =>
  ({ ...withDialledPhone(values), type: BUSINESS_TYPE }) as const;

/** CBK-2: opened from the menu or from a page. */
export const CALLBACK_TYPES = ['menu_callback_popup', 'callback_popup'] as const;
export type CallbackType = (typeof CALLBACK_TYPES)[number];

/** An unknown type counts as a page's. */
export const callbackTypeOf = (sent: unknown): CallbackType =>
  CALLBACK_TYPES.find((known) => known === sent) ?? 'callback_popup';

export const callbackSchema = object({ name: requiredName, phone, phonePrefix });
export type CallbackValues = InferType<typeof callbackSchema>;

/** CBK-3. */
export const callbackPayload = (values: CallbackValues, type: CallbackType) => ({ ...withDialledPhone(values), type });

/** FTR-2. */
export const FOOTER_CALLBACK_TYPE = 'callback_footer';
export const footerCallbackSchema = object({ phone: patternPhone, phonePrefix });
export type FooterCallbackValues = InferType<typeof footerCallbackSchema>;

/** Returns the digits without the prefix, unless the number is of another country. */
export function footerCallbackPayload({ phone: typed, phonePrefix: prefix }: FooterCallbackValues) {
  const number = dialledNumber(prefix, typed);
  const isOfPrefix = number.startsWith(`+${prefix}`);
  return {
    phone: isOfPrefix ? number.slice(prefix.length + 1) : number,
    phonePrefix: prefix,
    type: FOOTER_CALLBACK_TYPE,
  } as const;
}

/** FRM-1. */
export const contactSchema = object({
  name: nameOrElse(FORM_MESSAGES.nameRequired),
  email,
  phone: optionalPhone,
  phonePrefix,
  topic: choice(CONTACT_TOPICS),
  comment: comment.required(FORM_MESSAGES.questionRequired),
});
export type ContactValues = InferType<typeof contactSchema>;

export const CONTACT_TYPE = 'contact';
export const contactPayload = (values: ContactValues) => ({ ...withDialledPhone(values), type: CONTACT_TYPE }) as const;

const HIGHEST_FLOOR = 60;

/** FRM-1. */
export const disposalSchema = object({
  name: requiredName,
  email,
  phone,
  phonePrefix,
  postcode,
  floor: number()
    .typeError(FORM_MESSAGES.fieldRequired)
    .integer(FORM_MESSAGES.fieldRequired)
    .min(LOWEST_FLOOR, FORM_MESSAGES.floorOutOfRange)
    .max(HIGHEST_FLOOR, FORM_MESSAGES.floorOutOfRange)
    .required(FORM_MESSAGES.fieldRequired),
  elevator: checkbox.defined().default(false),
  date: optionalDate,
  /** The items and their number. */
  comment: requiredComment,
});
export type DisposalValues = InferType<typeof disposalSchema>;

export const DISPOSAL_TYPE = 'disposal';
export const disposalPayload = (values: DisposalValues) =>
  ({ ...withDialledPhone(values), type: DISPOSAL_TYPE }) as const;

const MOST_OF_A_MATERIAL = 200;
const MATERIAL_IDS = Object.keys(MATERIALS) as readonly Material[];

/** An empty field is 0. */
const count = number()
  .transform((value: number, typed: unknown) => (typed === '' ? 0 : value))
  .typeError(FORM_MESSAGES.materialsTooMany)
  .integer(FORM_MESSAGES.materialsTooMany)
  .min(0, FORM_MESSAGES.materialsTooMany)
  .max(MOST_OF_A_MATERIAL, FORM_MESSAGES.materialsTooMany)
  .defined()
  .default(0);

type Counts = Readonly<Record<Material, typeof count>>;
const counts = Object.fromEntries(MATERIAL_IDS.map((id) => [id, count])) as Counts;

/** FRM-1. Prices come from the price list and are not sent. */
export const materialsSchema = object({
  name: requiredName,
  email,
  phone,
  phonePrefix,
  postcode,
  date: optionalDate,
  quantities: object(counts).test('some', FORM_MESSAGES.materialsRequired, (chosen) =>
    Object.values(chosen).some((pieces) => pieces > 0),
  ),
  comment: optionalComment,
});
export type MaterialsValues = InferType<typeof materialsSchema>;

export const MATERIALS_TYPE = 'materials';
export const materialsPayload = (values: MaterialsValues) =>
  ({ ...withDialledPhone(values), type: MATERIALS_TYPE }) as const;

/** FRM-1. */
export const moverSchema = object({
  name: requiredName,
  email,
  phone,
  phonePrefix,
  postcode,
  van: choice(MOVER_VANS),
  days: choice(MOVER_DAYS),
  comment: optionalComment,
});
export type MoverValues = InferType<typeof moverSchema>;

export const moverPayload = (values: MoverValues) => withDialledPhone(values);

export const newsletterSchema = object({ email: patternEmail });

export const newsletterTokenSchema = object({
  token: string()
    .required()
    .matches(/^[A-Za-z0-9_.-]{20,128}$/),
});

/** FRM-1. */
export const shippingSchema = object({
  name: requiredName,
  email,
  phone: optionalPhone,
  phonePrefix,
  country: choice(SHIPPING_COUNTRIES),
  destination: requiredText,
  postcode,
  size: choice(LOAD_SIZES),
  date: optionalDate,
  comment: optionalComment,
});
export type ShippingValues = InferType<typeof shippingSchema>;

export const SHIPPING_TYPE = 'shipping';
export const shippingPayload = (values: ShippingValues) =>
  ({ ...withDialledPhone(values), type: SHIPPING_TYPE }) as const;

/** FRM-1. */
export const studentSchema = object({
  name: requiredName,
  email,
  phone: optionalPhone,
  phonePrefix,
  need: choice(STUDENT_NEEDS),
  postcode,
  university: optionalText,
  size: choice(LOAD_SIZES),
  date: optionalDate,
  comment: optionalComment,
});
export type StudentValues = InferType<typeof studentSchema>;

export const studentPayload = (values: StudentValues) => withDialledPhone(values);
