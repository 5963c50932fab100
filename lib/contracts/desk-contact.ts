import { number, object, string } from 'yup';
import { DEFAULT_PREFIX } from '@/lib/domain/answers/dialling-codes';
import { contactFields } from '@/lib/validation/contact';
import { deskForms } from './desk-fields';
import type { OrderHead } from './desk-orders';

export const contactForms = deskForms({
  /** Changes the contact details by the rules of the checkout. A number without a country code is British. */
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

export type ContactView = {
  readonly kind: 'contact';
  readonly head: OrderHead;
  readonly version: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  /** Why the email address cannot be changed. */
  readonly emailStays: string;
  /** Why nothing can be changed. */
  readonly refusal: string;
};
