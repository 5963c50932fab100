import { fullPostcode } from './postcode';
import type { Address, DraftAddress } from '../order-types';

/**
 * Returns an address as an order keeps it, with the full postcode. Only the lift may be unanswered, on the ground
 * floor. Throws RangeError for any other unanswered question, which must not get a default.
 */
export function tidyAddress({ postcode, floor, parking, elevator }: DraftAddress): Address {
  if (floor === null || parking === null || (floor !== 0 && elevator === null)) {
    throw new RangeError('The floor, the lift and the parking of an order have answers');
  }
  return { postcode: fullPostcode(postcode) ?? postcode.trim(), floor, parking, elevator: elevator ?? false };
}
