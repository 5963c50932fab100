import { type AnyObjectSchema, type InferType, ValidationError } from 'yup';
import type { FormErrors } from '@/components/forms/form-view';
import type { FormId } from '@/components/forms/forms';
import * as api from '@/lib/api/forms';
import {
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
import { tidied } from '@/lib/validation/tidy';

/** The answers of a form as its fields hold them, nested by the dots in their names. */
export type Answers = Readonly<Record<string, unknown>>;

type Sender = {
  /** Returns one sentence for each wrong field, by name. Empty if all are valid. */
  readonly check: (answers: Answers) => Promise<FormErrors>;
  /** Sends validated answers. Throws ApiError. */
  readonly send: (answers: Answers, guards: api.FormGuards) => Promise<unknown>;
};

function sender<S extends AnyObjectSchema>(
  schema: S,
  send: (values: InferType<S>, guards: api.FormGuards, answers: Answers) => Promise<unknown>,
): Sender {
  return {
    check: (answers) => errorsOf(schema, answers),
    send: async (answers, guards) => send(await schema.validate(tidied(schema, answers)), guards, answers),
  };
}

/** Returns the first error of each wrong field. */
async function errorsOf(schema: AnyObjectSchema, answers: Answers): Promise<FormErrors> {
  try {
    await schema.validate(tidied(schema, answers), { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const all = error.inner.length > 0 ? error.inner : [error];
    // Reversed, so that the first error of a field is the one that stays.
    return Object.fromEntries(all.toReversed().map(({ path = '', message }) => [path, message]));
  }
}

/** The validation and the call of each form: the server's own schemas, and its payload (spec §5, §7). */
export const SENDERS: Readonly<Record<FormId, Sender>> = {
  callback: sender(callbackSchema, (values, guards, { type }) =>
    api.sendWebsiteForm(callbackPayload(values, callbackTypeOf(type)), guards),
  ),
  'callback-footer': sender(footerCallbackSchema, (values, guards) =>
    api.sendWebsiteForm(footerCallbackPayload(values), guards),
  ),
  newsletter: sender(newsletterSchema, (values, guards) => api.subscribeToNews(values, guards)),
  partner: sender(affiliateSchema, (values, guards) => api.sendPartnersQuote(affiliatePayload(values), guards)),
  mover: sender(moverSchema, (values, guards) => api.sendMoverApplication(moverPayload(values), guards)),
  student: sender(studentSchema, (values, guards) => api.sendStudentsQuote(studentPayload(values), guards)),
  contact: sender(contactSchema, (values, guards) => api.sendWebsiteForm(contactPayload(values), guards)),
  business: sender(businessSchema, (values, guards) => api.sendWebsiteForm(businessPayload(values), guards)),
  shipping: sender(shippingSchema, (values, guards) => api.sendWebsiteForm(shippingPayload(values), guards)),
  materials: sender(materialsSchema, (values, guards) => api.sendWebsiteForm(materialsPayload(values), guards)),
  disposal: sender(disposalSchema, (values, guards) => api.sendWebsiteForm(disposalPayload(values), guards)),
};
