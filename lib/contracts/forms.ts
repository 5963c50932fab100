import { string } from 'yup';
import { FORM_CALLS } from '@/lib/domain/enquiries/forms';
import {
  BUSINESS_TYPE,
  CALLBACK_TYPES,
  CONTACT_TYPE,
  DISPOSAL_TYPE,
  FOOTER_CALLBACK_TYPE,
  MATERIALS_TYPE,
  SHIPPING_TYPE,
  affiliatePayloadSchema,
  businessSchema,
  callbackSchema,
  contactSchema,
  disposalSchema,
  footerCallbackSchema,
  materialsSchema,
  moverSchema,
  newsletterSchema,
  newsletterTokenSchema,
  shippingSchema,
  studentSchema,
} from '@/lib/validation/forms/schemas';
import { endpoint } from './endpoint';
import type { ErrorCode } from './errors';
import { oneOfBy } from './one-of';

/** Sent beside the body, which is exactly as the spec defines it (§7). */
export { FORM_AGE_HEADER, FORM_STAMP, HONEYPOT, IDEMPOTENCY_HEADER } from '@/lib/domain/enquiries/forms';

/** Does not say whether the form was stored, repeated or held as suspicious. */
export type FormAccepted = { readonly accepted: true };

const ERRORS = ['validation_failed', 'rate_limited'] as const satisfies readonly ErrorCode[];
const FORM = { errors: ERRORS, maxBytes: 16 * 1024, perMinute: 20 } as const;

const typeOf = <T extends string>(type: T) => string<T>().oneOf([type]).required();

const callback = callbackSchema.omit(['phonePrefix']);
const [fromMenu, fromPage] = CALLBACK_TYPES;

/** By the value of `type`. */
export const WEBSITE_FORMS = {
  [fromMenu]: callback.shape({ type: typeOf(fromMenu) }),
  [fromPage]: callback.shape({ type: typeOf(fromPage) }),
  [FOOTER_CALLBACK_TYPE]: footerCallbackSchema.shape({ type: typeOf(FOOTER_CALLBACK_TYPE) }),
  [CONTACT_TYPE]: contactSchema.omit(['phonePrefix']).shape({ type: typeOf(CONTACT_TYPE) }),
  [BUSINESS_TYPE]: businessSchema.omit(['phonePrefix']).shape({ type: typeOf(BUSINESS_TYPE) }),
  [SHIPPING_TYPE]: shippingSchema.omit(['phonePrefix']).shape({ type: typeOf(SHIPPING_TYPE) }),
  [MATERIALS_TYPE]: materialsSchema.omit(['phonePrefix']).shape({ type: typeOf(MATERIALS_TYPE) }),
  [DISPOSAL_TYPE]: disposalSchema.omit(['phonePrefix']).shape({ type: typeOf(DISPOSAL_TYPE) }),
} as const;

/** Takes callback requests, and enquiries without an endpoint of their own in the specification. */
export const websiteForm = endpoint<FormAccepted>()({
  ...FORM,
  name: 'websiteForm',
  path: FORM_CALLS.website,
  access: 'open',
  request: oneOfBy('type', WEBSITE_FORMS),
});

/** FRM-1. Returns no price. */
export const studentsQuote = endpoint<FormAccepted>()({
  ...FORM,
  name: 'studentsQuote',
  path: FORM_CALLS.students,
  access: 'open',
  request: studentSchema.omit(['phonePrefix']),
});

/** FRM-1. The specification's path says "quote". */
export const moversQuote = endpoint<FormAccepted>()({
  ...FORM,
  name: 'moversQuote',
  path: FORM_CALLS.movers,
  access: 'open',
  request: moverSchema.omit(['phonePrefix']),
});

/** AFF-1. */
export const partnersQuote = endpoint<FormAccepted>()({
  ...FORM,
  name: 'partnersQuote',
  path: FORM_CALLS.partners,
  access: 'open',
  request: affiliatePayloadSchema,
});

/** Requests the newsletter, which starts once the visitor confirms the mailed link (double opt-in). */
export const subscribeToNews = endpoint<FormAccepted>()({
  ...FORM,
  name: 'subscribeToNews',
  path: FORM_CALLS.newsletter,
  access: 'open',
  request: newsletterSchema,
});

const TOKEN_ERRORS = ['validation_failed', 'not_found', 'rate_limited'] as const satisfies readonly ErrorCode[];

export const confirmNews = endpoint<{ readonly confirmed: true }>()({
  ...FORM,
  name: 'confirmNews',
  path: `${FORM_CALLS.newsletter}/confirm`,
  access: 'open',
  request: newsletterTokenSchema,
  errors: TOKEN_ERRORS,
});

/** Unsubscribes one reader. Mail programs send the token in the query (RFC 8058). */
export const unsubscribeFromNews = endpoint<{ readonly unsubscribed: true }>()({
  ...FORM,
  name: 'unsubscribeFromNews',
  path: `${FORM_CALLS.newsletter}/unsubscribe`,
  access: 'open',
  request: newsletterTokenSchema,
  errors: TOKEN_ERRORS,
});
