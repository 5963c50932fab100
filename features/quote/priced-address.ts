import type { DraftAddress } from '@/lib/domain/order-types';
import { fullPostcode } from '@/lib/domain/places/postcode';

/** Returns an address without a half-typed postcode, so that the price waits instead of failing. */
export const pricedAddress = (address: DraftAddress): DraftAddress => ({
  ...address,
  postcode: fullPostcode(address.postcode) ?? '',
});
