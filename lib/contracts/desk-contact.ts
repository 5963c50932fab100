import { number, object, string } from 'yup';
import { DEFAULT_PREFIX } from '@/lib/domain/answers/dialling-codes';
import { contactFields } from '@/lib/validation/contact';
import { deskForms } from './desk-fields';
import type { OrderHead } from './desk-orders';

export const contactForms = deskForms({
  /**
   * Changes the contact details of an order, by the rules of the checkout. A number without a country code is British.
   * `version`: the order's version that the form showed.
   */
  changeContact: object({
    reference: string().required().max(32),
    version: number().required().integer().min(0),
    firstName: contactFields.firstName,
    lastName: contactFields.lastName,
    contactEmail: contactFields.email,
    contactPhone: contactFields.phone,
    phonePrefix: string().default(DEFAULT_PREFIX).oneOf([DEFAULT_PREFIX]),
  }),
});

/** The contact details of an order, as the desk sees them during a telephone call. */
export type ContactView = {
  readonly kind: 'contact';
  readonly head: OrderHead;
  readonly version: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** "+44 7700 900123" */
  readonly phone: string;
  /** Why the email address cannot be changed; '' when it can. */
  readonly emailStays: string;
  /** Why nothing can be changed; '' when changes are possible. */
  readonly refusal: string;
};
