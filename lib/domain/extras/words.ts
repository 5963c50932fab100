import { inventoryTotals } from '../catalogue/inventory';
import { floorInWords, floorLabel } from '../places/floors';
import { countWithNoun, uncapitalised } from '../wording';
import type { ExtraFacts } from './kinds';
import { carryingStops, type BookedJob } from './offered';

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
