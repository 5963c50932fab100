import { number, object, string } from 'yup';
import { DEFAULT_PREFIX } from '@/lib/domain/answers/dialling-codes';
import { contactFields } from '@/lib/validation/contact';
import { deskForms } from './desk-fields';

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
