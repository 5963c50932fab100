import type { InferType } from 'yup';
import type { Endpoint, RequestSchema } from '@/lib/contracts/endpoint';
import { moversQuote, partnersQuote, studentsQuote, subscribeToNews, websiteForm } from '@/lib/contracts/forms';
import { FORM_IDS, type FormId } from '@/lib/domain/enquiries/forms';
import type { Services } from '@/lib/server/container';
import type { EnquiryType } from '@/lib/server/modules/enquiries/enquiry-types';
import type { SentForm } from '@/lib/server/modules/enquiries/form';
import type { FormGuards } from '@/lib/server/modules/enquiries/guards';
import { validate } from '@/lib/server/platform/validate/validate';
import * as forms from '@/lib/validation/forms/schemas';

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
    forms.callbackSchema,
    (values, { type }) => forms.callbackPayload(values, forms.callbackTypeOf(type)),
    submitWebsiteForm,
  ),
  'callback-footer': plainForm(websiteForm, forms.footerCallbackSchema, forms.footerCallbackPayload, submitWebsiteForm),
  contact: plainForm(websiteForm, forms.contactSchema, forms.contactPayload, submitWebsiteForm),
  business: plainForm(websiteForm, forms.businessSchema, forms.businessPayload, submitWebsiteForm),
  shipping: plainForm(websiteForm, forms.shippingSchema, forms.shippingPayload, submitWebsiteForm),
  materials: plainForm(websiteForm, forms.materialsSchema, forms.materialsPayload, submitWebsiteForm),
  disposal: plainForm(websiteForm, forms.disposalSchema, forms.disposalPayload, submitWebsiteForm),
  student: plainForm(studentsQuote, forms.studentSchema, forms.studentPayload, submitAs('students_quote')),
  mover: plainForm(moversQuote, forms.moverSchema, forms.moverPayload, submitAs('movers_quote')),
  partner: plainForm(partnersQuote, forms.affiliateSchema, forms.affiliatePayload, submitAs('partners_quote')),
  newsletter: plainForm(
    subscribeToNews,
    forms.newsletterSchema,
    (values) => values,
    ({ newsletter }, values, guards) => newsletter.subscribe(values, guards),
  ),
};

/** Types of website_form that differ from the name of their form. */
const FORM_OF_TYPE: Readonly<Record<string, FormId>> = {
  menu_callback_popup: 'callback',
  callback_popup: 'callback',
  [forms.FOOTER_CALLBACK_TYPE]: 'callback-footer',
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
