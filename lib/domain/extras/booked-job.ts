import { inventoryTotals } from '../catalogue/inventory';
import type { OrderLike } from '../order-types';
import type { LocalDate } from '../london-time';
import { addressesOfOrder, appointmentsOf, type OrderPlace } from '../order/appointments';
import { floorInWords, floorLabel } from '../places/floors';
import type { QuoteLineCode } from '../pricing/line-codes';
import type { Quote, QuoteLine } from '../pricing/quote';
import { countWithNoun, uncapitalised } from '../wording';
import { hasVan } from '../services/flows';
import type { ExtraFacts, ExtraKind } from './extras';

export type BookedJob = {
  readonly order: Pick<OrderLike, 'addresses' | 'furnitureItems' | 'movingSpace' | 'isStudent' | 'dates' | 'timeSlot'>;
  readonly quote: Pick<Quote, 'lines' | 'promo'>;
};

/** The quote lines that charge for the volume and show how it is priced. A clean has none. */
const VOLUME_LINES: readonly QuoteLineCode[] = ['storage_collection', 'storage_return', 'moving_plan', 'custom_base'];
export const volumeLine = ({ quote }: BookedJob): QuoteLine | undefined =>
  quote.lines.find(({ code }) => VOLUME_LINES.includes(code));

export const carryingStops = ({ order }: BookedJob): readonly OrderPlace[] =>
  addressesOfOrder(order.addresses).filter(({ kind }) => hasVan(kind));

export const parkingStops = (job: BookedJob): readonly OrderPlace[] =>
  carryingStops(job).filter(({ address }) => address.parking);

export const dayOf = ({ order }: BookedJob): LocalDate | '' => appointmentsOf(order)[0]?.date ?? '';

export function offeredExtras(job: BookedJob): readonly ExtraKind[] {
  const { collection, delivery } = job.order.addresses;
  const isCarried = volumeLine(job) !== undefined;
  return [
    ...(isCarried ? (['volume', 'floors'] as const) : []),
    ...(isCarried && parkingStops(job).length > 0 ? (['parking'] as const) : []),
    ...(collection && delivery ? (['stop'] as const) : []),
    'waiting',
  ];
}

const access = (floor: number, hasLift: boolean): string =>
  [uncapitalised(floor > 0 ? floorInWords(floor) : floorLabel(floor)), hasLift ? 'lift' : 'no lift'].join(', ');

/** Returns the facts in one line: "Delivery: second floor, no lift". */
export function factsInWords(job: BookedJob, facts: ExtraFacts): string {
  const at = (stop: string): string => carryingStops(job).find((place) => place.stop === stop)?.label ?? stop;
  switch (facts.kind) {
    case 'volume':
      return `${facts.cubicFeet} cu ft to carry, ${Math.round(inventoryTotals(job.order.furnitureItems).cubicFeet)} were booked`;
    case 'floors':
      return `${at(facts.stop)}: ${access(facts.floor, facts.hasLift)}`;
    case 'parking':
      return `${at(facts.stop)}: no parking at the door`;
    case 'stop': {
      const parking = facts.hasParking ? 'parking at the door' : 'no parking at the door';
      return `One more ${facts.side}${facts.postcode === undefined ? '' : `, ${facts.postcode}`}: ${access(facts.floor, facts.hasLift)}, ${parking}`;
    }
    case 'waiting':
      return `Our crew waited ${countWithNoun(facts.minutes, 'minute')}`;
  }
}
