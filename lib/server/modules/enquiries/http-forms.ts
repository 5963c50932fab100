import type { InferType } from 'yup';
import type { Endpoint, RequestSchema } from '@/lib/contracts/endpoint';
import { moversQuote, partnersQuote, studentsQuote, subscribeToNews, websiteForm } from '@/lib/contracts/forms';
import { FORM_IDS, type FormId } from '@/lib/domain/enquiries/forms';
import type { Services } from '@/lib/server/container';
import type { EnquiryType } from '@/lib/server/modules/enquiries/enquiry-types';
import type { SentForm } from '@/lib/server/modules/enquiries/form';
import type { FormGuards } from '@/lib/server/modules/enquiries/guards';
import { validate } from '@/lib/server/platform/validate/validate';
import {
  FOOTER_CALLBACK_TYPE,
  affiliatePayload,
  affiliateSchema,
  businessPayload,
  businessSchema,
  callbackPayload,
  callbackSchema,
  callbackTypeOf,
  contactPayload,
  contactSchema,
  disposalPayload,
  disposalSchema,
  footerCallbackPayload,
  footerCallbackSchema,
  materialsPayload,
  materialsSchema,
  moverPayload,
  moverSchema,
  newsletterSchema,
  shippingPayload,
  shippingSchema,
  studentPayload,
  studentSchema,
} from '@/lib/validation/forms/schemas';

/** Saves a checked payload, for JSON calls and plain HTML forms alike. */
type Submit<P> = (services: Services, payload: P, guards: FormGuards) => Promise<void>;

export const submitWebsiteForm: Submit<{ readonly type: EnquiryType }> = ({ enquiries }, { type, ...body }, guards) =>
  enquiries.submit({ type, body }, guards);

export const submitAs =
  (type: EnquiryType): Submit<SentForm> =>
  ({ enquiries }, body, guards) =>
    enquiries.submit({ type, body }, guards);

export type Fields = Readonly<Record<string, unknown>>;

/** A plain HTML form shares the limits of its call. */
type PlainForm = {
  readonly contract: Endpoint;
  /** Throws Problem validation_failed by field name, and RateLimited. */
  readonly submit: Submit<Fields>;
};

/** Checks the values by the form's own schema and sends them as the payload of its call. */
function plainForm<S extends RequestSchema, P>(
  contract: Endpoint,
  schema: S,
  payload: (values: InferType<S>, fields: Fields) => P,
  submit: Submit<P>,
): PlainForm {
  const submitFields: Submit<Fields> = async (services, fields, guards) =>
    submit(services, payload(await validate(schema, fields), fields), guards);
  return { contract, submit: submitFields };
}

export const PLAIN_FORMS: Readonly<Record<FormId, PlainForm>> = {
  callback: plainForm(
    websiteForm,
    callbackSchema,
    (values, { type }) => callbackPayload(values, callbackTypeOf(type)),
    submitWebsiteForm,
  ),
  'callback-footer': plainForm(websiteForm, footerCallbackSchema, footerCallbackPayload, submitWebsiteForm),
  contact: plainForm(websiteForm, contactSchema, contactPayload, submitWebsiteForm),
  business: plainForm(websiteForm, businessSchema, businessPayload, submitWebsiteForm),
  shipping: plainForm(websiteForm, shippingSchema, shippingPayload, submitWebsiteForm),
  materials: plainForm(websiteForm, materialsSchema, materialsPayload, submitWebsiteForm),
  disposal: plainForm(websiteForm, disposalSchema, disposalPayload, submitWebsiteForm),
  student: plainForm(studentsQuote, studentSchema, studentPayload, submitAs('students_quote')),
  mover: plainForm(moversQuote, moverSchema, moverPayload, submitAs('movers_quote')),
  partner: plainForm(partnersQuote, affiliateSchema, affiliatePayload, submitAs('partners_quote')),
  newsletter: plainForm(
    subscribeToNews,
    newsletterSchema,
    (values) => values,
    ({ newsletter }, values, guards) => newsletter.subscribe(values, guards),
  ),
};

/** Types of website_form that differ from the name of their form. */
const FORM_OF_TYPE: Readonly<Record<string, FormId>> = {
  menu_callback_popup: 'callback',
  callback_popup: 'callback',
  [FOOTER_CALLBACK_TYPE]: 'callback-footer',
};
const FORM_OF_CALL: Readonly<Record<string, FormId>> = {
  students_quote: 'student',
  movers_quote: 'mover',
  partners_quote: 'partner',
};

export const isFormId = (name: string): name is FormId => FORM_IDS.some((id) => id === name);

/** Returns the form of a path, its last part ("website_form", told apart by its `type`) or its own name; else null. */
export function formOf(name: string, fields: Fields): FormId | null {
  const last = name.split('/').at(-1) ?? '';
  const word = last === 'website_form' && typeof fields.type === 'string' ? fields.type : last;
  const known = FORM_OF_TYPE[word] ?? FORM_OF_CALL[word] ?? word;
  return isFormId(known) ? known : null;
}
