import { object, type InferType } from 'yup';
import { dialledNumber } from '@/lib/domain/answers/phone';
import { patternPhone, phone, phonePrefix, requiredName, withDialledPhone } from './fields';

/** The types of the callback popup (CBK-2): opened from the menu or from a page. */
export const CALLBACK_TYPES = ['menu_callback_popup', 'callback_popup'] as const;
export type CallbackType = (typeof CALLBACK_TYPES)[number];

/** Returns the type that a form was sent with. An unknown type counts as a page's. */
export const callbackTypeOf = (sent: unknown): CallbackType =>
  CALLBACK_TYPES.find((known) => known === sent) ?? 'callback_popup';

export const callbackSchema = object({ name: requiredName, phone, phonePrefix });
export type CallbackValues = InferType<typeof callbackSchema>;

/** Returns the payload {name, phone (plus and prefix), type}, without a separate prefix (CBK-3). */
export const callbackPayload = (values: CallbackValues, type: CallbackType) => ({ ...withDialledPhone(values), type });

/** The type of the footer's callback form (FTR-2). */
export const FOOTER_CALLBACK_TYPE = 'callback_footer';
export const footerCallbackSchema = object({ phone: patternPhone, phonePrefix });
export type FooterCallbackValues = InferType<typeof footerCallbackSchema>;

/**
 * Returns the payload {phone, phonePrefix, type}: the digits without the prefix, unless the number is of another
 * country.
 */
export function footerCallbackPayload({ phone: typed, phonePrefix: prefix }: FooterCallbackValues) {
  const number = dialledNumber(prefix, typed);
  const isOfPrefix = number.startsWith(`+${prefix}`);
  return {
    phone: isOfPrefix ? number.slice(prefix.length + 1) : number,
    phonePrefix: prefix,
    type: FOOTER_CALLBACK_TYPE,
  } as const;
}
