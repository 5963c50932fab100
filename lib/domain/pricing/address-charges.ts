import { pence } from '../money';
import { floorInWords } from '../order/floors';
import type { MovingAnswers } from '../order/moving-answers';
import type { Address } from '../order/types';
import { ADDITIONAL_ADDRESS, NO_PARKING, PER_FLOOR } from './assumptions';
import { charge } from './charge';
import type { QuoteLine } from './quote';

type Side = 'collection' | 'delivery';

/** Stairs, parking and additional stops, address by address in the order of the trip. */
export function addressCharges(addresses: MovingAnswers['addresses']): readonly QuoteLine[] {
  const { collection, delivery, additional_collection: collections, additional_delivery: deliveries } = addresses;
  return [
    ...accessCharges('collection', collection, 'collection', 'at collection'),
    ...collections.flatMap((address, index) => stopCharges('collection', address, index)),
    ...deliveries.flatMap((address, index) => stopCharges('delivery', address, index)),
    ...accessCharges('delivery', delivery, 'delivery', 'at delivery'),
  ];
}

function stopCharges(side: Side, address: Address, index: number): readonly QuoteLine[] {
  const id = `additional_${side}_${index + 1}`;
  const label = `Additional ${side}${index === 0 ? '' : ` ${index + 1}`}`;
  return [
    charge('additional_address', ADDITIONAL_ADDRESS, { label }, id),
    ...accessCharges(side, address, id, `at ${label.toLowerCase()}`),
  ];
}

/** Stairs and parking at one address. `id` tells it apart from others of the side, `where` ends the lines. */
export function accessCharges(side: Side, address: Address, id: string, where: string): readonly QuoteLine[] {
  const { floor, elevator, parking } = address;
  const lines: QuoteLine[] = [];
  if (floor !== 0 && !elevator) {
    const label = `${floorInWords(floor)}, no lift`;
    const amount = pence(Math.abs(floor) * PER_FLOOR);
    lines.push(charge(`floors_${side}`, amount, { label, detail: where }, `floors_${id}`));
  }
  if (!parking) {
    lines.push(charge(`parking_${side}`, NO_PARKING, { label: 'No parking', detail: where }, `parking_${id}`));
  }
  return lines;
}
