import { PLAN_MILES } from '../catalogue/plan-capacity';
import { formatRate, sum, pence, type Pence } from '../money';
import { tripMiles } from '../places/distance';
import { parsePostcode } from '../places/postcode';
import { PER_EXTRA_MILE } from '../prices/assumptions';
import { distanceCharges } from '../pricing/space-charges';
import { countWithNoun } from '../wording';
import { carryingStops, type BookedJob } from './offered';

/** A stop that the order does not have. It follows the stops of its side, but the last booked delivery stays last. */
export type FurtherStop = { readonly side: 'collection' | 'delivery'; readonly postcode: string };

/** The price of additional miles: `label` "7 more miles", `detail` "37 in all, £1.50 each beyond the first 25". */
export type MoreMiles = { readonly amount: Pence; readonly label: string; readonly detail: string };

/** Returns the postcodes in the order of the trip, as in the quote. */
function wayOf(job: BookedJob, further: readonly FurtherStop[]): readonly string[] {
  const booked = (isDelivery: boolean) =>
    carryingStops(job)
      .filter(({ kind }) => kind.endsWith('delivery') === isDelivery)
      .map(({ address }) => address.postcode);
  const added = (asked: FurtherStop['side']) =>
    further.filter(({ side }) => side === asked).map(({ postcode }) => postcode);
  const deliveries = booked(true);
  return [
    ...booked(false),
    ...added('collection'),
    ...deliveries.slice(0, -1),
    ...added('delivery'),
    ...deliveries.slice(-1),
  ];
}

const milesOf = (way: readonly string[]): number => tripMiles(way.map((text) => parsePostcode(text)?.outcode ?? text));
const priceOf = (miles: number): Pence => sum(distanceCharges(miles).map(({ amount }) => amount));

/**
 * Prices the road miles that one more stop adds to the trip, like the miles of a quote: free within those that every
 * price includes. `before`: further stops that were already agreed. Throws UnknownDistrict.
 */
export function moreMiles(job: BookedJob, stop: FurtherStop, before: readonly FurtherStop[]): MoreMiles {
  const [without, withIt] = [milesOf(wayOf(job, before)), milesOf(wayOf(job, [...before, stop]))];
  return {
    amount: pence(Math.max(0, priceOf(withIt) - priceOf(without))),
    label: countWithNoun(Math.max(0, withIt - without), 'more mile'),
    detail: `${withIt} in all, ${formatRate(PER_EXTRA_MILE)} each beyond the first ${PLAN_MILES}`,
  };
}
