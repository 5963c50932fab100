import { fullPostcode } from '../places/postcode';
import type { Address } from './types';

/** An address as an order keeps it: the postcode written in full form, nothing beside the four fields of the spec. */
export function tidyAddress({ postcode, floor, parking, elevator }: Address): Address {
  return { postcode: fullPostcode(postcode) ?? postcode.trim(), floor, parking, elevator };
}
