import { floorLabel } from '@/lib/domain/order/floors';
import type { Address } from '@/lib/domain/order/types';

/** "2nd floor, no lift, parking at the door". On the ground a lift does not matter. */
export function accessText({ floor, elevator, parking }: Address): string {
  const lift = floor === 0 ? [] : [elevator ? 'lift' : 'no lift'];
  return [floorLabel(floor), ...lift, parking ? 'parking at the door' : 'no parking at the door'].join(', ');
}
