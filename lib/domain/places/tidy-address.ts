import { fullPostcode } from './postcode';
import type { Address, DraftAddress } from '../vocabulary';

/**
 * An address as an order keeps it: the postcode written in full form, nothing beside the four fields of the spec.
 * The answers are those that the order's schema accepts: only the lift may be unanswered, on the ground floor, where
 * none is needed. Throws RangeError for any other gap: an order says nothing that nobody has said.
 */
export function tidyAddress({ postcode, floor, parking, elevator }: DraftAddress): Address {
  if (floor === null || parking === null || (floor !== 0 && elevator === null)) {
    throw new RangeError('The floor, the lift and the parking of an order have answers');
  }
  return { postcode: fullPostcode(postcode) ?? postcode.trim(), floor, parking, elevator: elevator ?? false };
}
