import { inventoryTotals } from '@/lib/domain/catalogue/inventory';
import type { MovingAnswers } from '@/lib/domain/answers/moving';
import {
  MOVING_ADD_ONS,
  type DraftAddress,
  type FurnitureItem,
  type LocalDate,
  type MovingSpace,
} from '@/lib/domain/vocabulary';
import { priceMove, type MoveToPrice } from '@/lib/domain/pricing/moving';
import type { Quote } from '@/lib/domain/pricing/quote';
import { slotNeeds } from '@/lib/domain/slots/needs';
import { SITE } from '@/lib/site';
import type { Deps } from '../deps';
import type { Job } from './job';
import {
  catalogueItems,
  milesAlong,
  priceOrRefuse,
  readPromo,
  refuseOutside,
  type Reading,
  type Stop,
} from './read-parts';

/** What the price of a move depends on, as the contracts check it. */
export type AnswersToPrice = Pick<MovingAnswers, 'addOns' | 'isStudent' | 'addresses' | 'promo'> & {
  readonly movingSpace: MovingSpace;
  readonly furnitureItems: readonly FurnitureItem[];
};

/** A move with everything read that needs the outside (distance, promo code): it can be priced for any day. */
export type Move = {
  readonly toPrice: Omit<MoveToPrice, 'movingDate'>;
  readonly toPlan: {
    readonly movingSpace: MovingSpace;
    readonly addOns: MovingAnswers['addOns'];
    readonly cubicFeet: number;
  };
};

/**
 * Reads a move for pricing. Known items get volume and weight from our catalogue, never from the caller.
 * Throws Problem: unknown_district, by_request, promo_invalid, promo_expired, volume_too_large, validation_failed.
 */
export async function readMove(deps: Deps, answers: AnswersToPrice, reading: Reading): Promise<Move> {
  const { movingSpace, addOns, isStudent, addresses } = answers;
  const path = reading.path ?? '';
  const furnitureItems = catalogueItems(answers.furnitureItems, path);
  const [distanceMiles, promo] = await Promise.all([
    milesAlong(deps, stopsOf(addresses), path),
    readPromo(deps, answers.promo, reading),
  ]);
  refuseOutside('MOVING', stopsOf(addresses), reading);
  const { addOnVariant } = SITE;
  const move: Move = {
    toPrice: { movingSpace, addOns, isStudent, addresses, furnitureItems, distanceMiles, promo, addOnVariant },
    toPlan: { movingSpace, addOns, cubicFeet: inventoryTotals(furnitureItems).cubicFeet },
  };
  priceOn(move, '');
  return move;
}

/** The price on a day; '' while none is chosen. Throws Problem volume_too_large, validation_failed for no real day. */
export function priceOn(move: Move, movingDate: LocalDate | ''): Quote {
  const price = () => priceMove({ ...move.toPrice, movingDate });
  return priceOrRefuse(price, movingDate, { dateField: 'dates.movingDate', spaceField: 'movingSpace' });
}

/** The move as a job that can be priced and planned like those of the other services. */
export function movingJob(move: Move): Job {
  const { addOns, furnitureItems, promo } = move.toPrice;
  return {
    services: ['MOVING', ...MOVING_ADD_ONS.filter((addOn) => addOns.includes(addOn))],
    furnitureItems,
    promo,
    priceOn: (date) => priceOn(move, date),
    needsOn: (date, slot) => slotNeeds(move.toPlan, date, slot),
    isOffered: () => true,
  };
}

/** The stops in the order of the trip. */
function stopsOf({
  collection,
  delivery,
  additional_collection,
  additional_delivery,
}: MovingAnswers['addresses']): readonly Stop[] {
  const several = (kind: string, list: readonly DraftAddress[]) =>
    list.map(({ postcode }, index) => ({ field: `addresses.${kind}[${index}].postcode`, text: postcode }));
  return [
    { field: 'addresses.collection.postcode', text: collection.postcode },
    ...several('additional_collection', additional_collection),
    ...several('additional_delivery', additional_delivery),
    { field: 'addresses.delivery.postcode', text: delivery.postcode },
  ];
}
