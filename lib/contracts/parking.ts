import { array, boolean, object, string } from 'yup';
import type { QuotedParking } from '@/lib/domain/order/quoted-parking';
import { isoDate } from '@/lib/validation/answer-fields';
import { LIMITS } from '@/lib/validation/limits';
import { MESSAGES } from '@/lib/validation/messages';
import { endpoint } from './endpoint';

const door = object({
  postcode: string().trim().defined().max(12, MESSAGES.postcodeInvalid),
  parking: boolean().nullable().defined(),
});
const oneDoor = door.optional().default(undefined);
const doors = array(door).max(LIMITS.additionalAddresses);

/**
 * What to arrange for the van at the doors of a job on a day: which council to ask by when, or what works instead. Null
 * while no postcode is known, and for a job that no van comes to. An address that cannot be read yet is left out.
 */
export const planParking = endpoint<{ readonly parking: QuotedParking | null }>()({
  name: 'planParking',
  method: 'POST',
  path: '/calc-api/public/v1/plan_parking',
  access: 'open',
  request: object({
    date: isoDate.required(MESSAGES.dateRequired),
    addresses: object({
      ...{ collection: oneDoor, delivery: oneDoor, storage_collection: oneDoor },
      ...{ additional_collection: doors, additional_delivery: doors },
    }),
  }),
  errors: ['validation_failed'],
  perMinute: 600,
});
