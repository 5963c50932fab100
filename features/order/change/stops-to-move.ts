import { ADDRESS_NAMES, numberedName } from '@/lib/domain/order/address-names';
import { POSTCODE_LABELS } from '@/lib/domain/order/labels';
import { stopsOf } from '@/lib/domain/order/stops';
import type { Addresses } from '@/lib/domain/vocabulary';
import type { StopToMove } from './types';

const isOfSeveral = (kind: keyof Addresses): boolean =>
  kind === 'additional_collection' || kind === 'additional_delivery';

/** Every stop of an order, in the order of the trip, as the questions about it were asked. */
export function stopsToMove(addresses: Addresses): readonly StopToMove[] {
  const stops = stopsOf(addresses);
  return stops.map(({ kind, stop, address }) => {
    const own = stops.filter((other) => other.kind === kind);
    const index = own.findIndex((other) => other.stop === stop);
    const isSeveral = isOfSeveral(kind);
    return {
      kind,
      path: isSeveral ? `addresses.${kind}[${index}]` : `addresses.${kind}`,
      legend: isSeveral ? numberedName(kind, index, own.length) : ADDRESS_NAMES[kind],
      postcodeLabel: POSTCODE_LABELS[kind],
      address,
    };
  });
}
