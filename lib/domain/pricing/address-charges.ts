import type { MovingAnswers } from '../answers/moving';
import { HEAVY_KILOGRAMS, needsOf, piecesFor } from '../catalogue/needs';
import { pence } from '../money';
import type { DraftAddress, Items } from '../order-types';
import { floorInWords } from '../places/floors';
import { ADDITIONAL_ADDRESS, EXTRA_MOVER, NO_PARKING, PER_FLOOR, PIANO_PER_FLOOR } from '../prices/assumptions';
import { countWithNoun } from '../wording';
import { charge } from './charges';
import type { QuoteLine, QuoteLines } from './quote';

/** Returns the charges for heavy items where there are stairs and no lift: one more mover, and carrying a piano. */
export function heavyCharges({ floor, elevator }: DraftAddress, items: Items, id: string, where: string): QuoteLines {
  if (floor === null || floor === 0 || elevator !== false) return [];
  const lines: QuoteLine[] = [];
  if (items.some((item) => needsOf(item).oneMoreMover)) {
    const label = `One more mover, for what is over ${HEAVY_KILOGRAMS} kg`;
    lines.push(charge('extra_mover', EXTRA_MOVER, { label, detail: where }, `extra_mover_${id}`));
  }
  const pianos = piecesFor(items, 'piano');
  if (pianos > 0) {
    const floors = Math.abs(floor);
    const label = `${pianos === 1 ? 'Piano' : `${pianos} pianos`} on the stairs, ${countWithNoun(floors, 'floor')}`;
    const amount = pence(pianos * floors * PIANO_PER_FLOOR);
    lines.push(charge('piano_stairs', amount, { label, detail: where }, `piano_stairs_${id}`));
  }
  return lines;
}

type Side = 'collection' | 'delivery';
type Carried = { readonly out: Items; readonly into: Items };

/** Returns the charges for stairs, parking and additional stops, by address in the order of the route. */
export function addressCharges(addresses: MovingAnswers['addresses'], { out, into }: Carried): QuoteLines {
  const { collection, delivery, additional_collection: collections, additional_delivery: deliveries } = addresses;
  return [
    ...accessCharges('collection', collection, out, 'collection', 'at collection'),
    ...collections.flatMap((address, index) => stopCharges('collection', address, out, index)),
    ...deliveries.flatMap((address, index) => stopCharges('delivery', address, into, index)),
    ...accessCharges('delivery', delivery, into, 'delivery', 'at delivery'),
  ];
}

function stopCharges(side: Side, address: DraftAddress, items: Items, index: number): QuoteLines {
  const id = `additional_${side}_${index + 1}`;
  const label = `Additional ${side}${index === 0 ? '' : ` ${index + 1}`}`;
  return [
    charge('additional_address', ADDITIONAL_ADDRESS, { label }, id),
    ...accessCharges(side, address, items, id, `at ${label.toLowerCase()}`),
  ];
}

/** Returns the charges for stairs, heavy items and parking. `id`: the address. `where`: the detail of the lines. */
export function accessCharges(side: Side, address: DraftAddress, items: Items, id: string, where: string): QuoteLines {
  const { floor, elevator, parking } = address;
  const lines: QuoteLine[] = [];
  if (floor !== null && floor !== 0 && elevator === false) {
    const label = `${floorInWords(floor)}, no lift`;
    const amount = pence(Math.abs(floor) * PER_FLOOR);
    lines.push(charge(`floors_${side}`, amount, { label, detail: where }, `floors_${id}`));
  }
  lines.push(...heavyCharges(address, items, id, where));
  if (parking === false) {
    lines.push(charge(`parking_${side}`, NO_PARKING, { label: 'No parking', detail: where }, `parking_${id}`));
  }
  return lines;
}
