import { number, object, string } from 'yup';
import { SLOT_TIMES } from '@/lib/domain/slots/calendar';
import { SLOT_SERVICES, type SlotService } from '@/lib/domain/slots/needs';
import { day, deskForms } from './desk-fields';
import { MOST_PLACES, REASON_LENGTH } from './desk-paths';

/** The field of a slot's places in the form of a day. */
export const placesField = (service: SlotService, slotStart: string): string => `${service}_${slotStart}`;

/** Empty: as many places as the configuration gives the service. A slot that is left out stays as it is. */
const places = number()
  .transform((value: number, typed: unknown) => (typed === '' ? null : value))
  .nullable()
  .optional()
  .integer()
  .min(0)
  .max(MOST_PLACES);

/** The name of a slot's places field, sent by the button that blocks or opens the slot. */
const slot = string()
  .optional()
  .oneOf(SLOT_SERVICES.flatMap((service) => SLOT_TIMES.map(([time]) => placesField(service, time))));

export const slotForms = deskForms({
  closeDay: object({ date: day, reason: string().trim().max(REASON_LENGTH).default('') }),

  openDay: object({ date: day }),

  /**
   * Saves the places of a day as typed. `shown` has, as a query, the places that were in the fields when the page was made:
   * a field that is still as it was says nothing, so that an older page undoes nobody's change. `block` names a slot that takes no more bookings, `open` one
   * with its usual places.
   */
  setPlaces: object({
    ...Object.fromEntries(
      SLOT_SERVICES.flatMap((service) => SLOT_TIMES.map(([time]) => [placesField(service, time), places] as const)),
    ),
    date: day,
    shown: string().max(2000).default(''),
    reason: string().trim().max(REASON_LENGTH).default(''),
    block: slot,
    open: slot,
  }),
});
