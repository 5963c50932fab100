import { floorLabel } from '../places/floors';
import type { DraftAddress } from '../order-types';

/** Describes the access to an address: "2nd floor, no lift, parking at the door". Omits unanswered questions. */
export function accessText({ floor, elevator, parking }: Omit<DraftAddress, 'postcode'>): string {
  const parts = [
    floor === null ? [] : floorLabel(floor),
    floor === 0 || elevator === null ? [] : elevator ? 'lift' : 'no lift',
    parking === null ? [] : parking ? 'parking at the door' : 'no parking at the door',
  ];
  return parts.flat().join(', ');
}
