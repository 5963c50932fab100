import { array, boolean, object, string } from 'yup';
import type { QuotedParking } from '@/lib/domain/order/parking';
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
 * Returns which council to ask by when for the van's parking, or the alternative. Incomplete postcodes are left out.
 */
export const planParking = endpoint<{ readonly parking: QuotedParking | null }>()({
  name: 'planParking',
  path: '/calc-api/public/v1/plan_parking',
  access: 'open',
  request: object({
    date: isoDate.required(MESSAGES.dateRequired),
    addresses: object({
      collection: oneDoor,
      delivery: oneDoor,
      storage_collection: oneDoor,
      additional_collection: doors,
      additional_delivery: doors,
    }),
  }),
  errors: ['validation_failed'],
  perMinute: 600,
});
