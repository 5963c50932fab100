import { object, type InferType } from 'yup';
import { dialledNumber } from '@/lib/domain/answers/phone';
import { patternPhone, phone, phonePrefix, requiredName, withDialledPhone } from './fields';

/** The callback popup (CBK-2): opened from the menu or from a page, which the type tells. */
export const CALLBACK_TYPES = ['menu_callback_popup', 'callback_popup'] as const;
export type CallbackType = (typeof CALLBACK_TYPES)[number];

/** The type that a form was sent with; one that it cannot have counts as a page's. */
export const callbackTypeOf = (sent: unknown): CallbackType =>
  CALLBACK_TYPES.find((known) => known === sent) ?? 'callback_popup';

export const callbackSchema = object({ name: requiredName, phone, phonePrefix });
export type CallbackValues = InferType<typeof callbackSchema>;

/** {name, phone (plus and prefix), type}: no separate prefix (CBK-3). */
export const callbackPayload = (values: CallbackValues, type: CallbackType) => ({ ...withDialledPhone(values), type });

/** The footer's callback form (FTR-2). */
export const FOOTER_CALLBACK_TYPE = 'callback_footer';
export const footerCallbackSchema = object({ phone: patternPhone, phonePrefix });
export type FooterCallbackValues = InferType<typeof footerCallbackSchema>;

/** {phone, phonePrefix, type}: the number without its prefix, in digits, unless it is of another country. */
export function footerCallbackPayload({ phone: typed, phonePrefix: prefix }: FooterCallbackValues) {
  const number = dialledNumber(prefix, typed);
  const isOfPrefix = number.startsWith(`+${prefix}`);
  return {
    phone: isOfPrefix ? number.slice(prefix.length + 1) : number,
    phonePrefix: prefix,
    type: FOOTER_CALLBACK_TYPE,
  } as const;
}
