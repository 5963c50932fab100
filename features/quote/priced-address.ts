import type { DraftAddress } from '@/lib/domain/vocabulary';
import { fullPostcode } from '@/lib/domain/places/postcode';

/** A half-typed postcode is none yet: the price waits for it instead of refusing it. */
export const pricedAddress = (address: DraftAddress): DraftAddress => ({
  ...address,
  postcode: fullPostcode(address.postcode) ?? '',
});
