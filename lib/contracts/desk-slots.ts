import { number, object, string } from 'yup';
import { SLOT_TIMES } from '@/lib/domain/slots/calendar';
import { SLOT_SERVICES, type SlotService } from '@/lib/domain/slots/needs';
import { day, type DeskDone } from './desk-fields';
import { DESK_PATHS, MOST_PLACES, REASON_LENGTH } from './desk-paths';
import { endpoint } from './endpoint';

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

export const setPlaces = endpoint<DeskDone>()({
  name: 'deskSetPlaces',
  method: 'POST',
  path: DESK_PATHS.setPlaces,
  access: 'desk',
  request: object({
    date: day,
    ...Object.fromEntries(
      SLOT_SERVICES.flatMap((service) => SLOT_TIMES.map(([time]) => [placesField(service, time), places] as const)),
    ),
  }),
});

/** A slot of a service, as its field is named. */
const slot = string()
  .required()
  .oneOf(SLOT_SERVICES.flatMap((service) => SLOT_TIMES.map(([time]) => placesField(service, time))));

export const blockSlot = endpoint<DeskDone>()({
  name: 'deskBlockSlot',
  method: 'POST',
  path: DESK_PATHS.blockSlot,
  access: 'desk',
  request: object({ date: day, slot, reason: string().trim().max(REASON_LENGTH).default('') }),
});

export const unblockSlot = endpoint<DeskDone>()({
  name: 'deskUnblockSlot',
  method: 'POST',
  path: DESK_PATHS.unblockSlot,
  access: 'desk',
  request: object({ date: day, slot, reason: string().trim().max(REASON_LENGTH).default('') }),
});
