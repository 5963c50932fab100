import { number, object, string } from 'yup';
import { DEFAULT_PREFIX } from '@/lib/domain/answers/dialling-codes';
import { contactFields } from '@/lib/validation/contact';
import type { DeskDone } from './desk-fields';
import { DESK_PATHS } from './desk-paths';
import { endpoint } from './endpoint';

/**
 * Who an order is for, as they say it on the telephone, by the rules of the checkout. A number without a country code is
 * a British one. `version`: that of the order that the form showed.
 */
export const changeContact = endpoint<DeskDone>()({
  name: 'deskChangeContact',
  method: 'POST',
  path: DESK_PATHS.changeContact,
  access: 'desk',
  request: object({
    reference: string().required().max(32),
    version: number().required().integer().min(0),
    firstName: contactFields.firstName,
    lastName: contactFields.lastName,
    contactEmail: contactFields.email,
    contactPhone: contactFields.phone,
    phonePrefix: string().default(DEFAULT_PREFIX).oneOf([DEFAULT_PREFIX]),
  }),
});
