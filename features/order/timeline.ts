import type { OrderView } from '@/lib/contracts/order-view';
import { EMPTY_ADDRESS } from '@/lib/domain/answers/flow-answers';
import { londonDate } from '@/lib/domain/london-time';
import { holdsSlot } from '@/lib/domain/order/state';
import { factsOf } from '@/lib/domain/timeline/facts-of';
import { timelineOf } from '@/lib/domain/timeline/plan';
import { refusalsOf, withCompanyChoices } from '@/lib/domain/timeline/refusals';
import type { TimelineDay } from '@/lib/domain/timeline/types';
import { countedFrom } from '@/lib/domain/timeline/words';

type OrderTimelineModel = { readonly days: readonly TimelineDay[]; readonly note: string };

/** Returns the timeline of a booked move, or null if no day is ahead or the move was arranged by phone. */
export function orderTimeline(
  { order, terms, services, quote, state }: OrderView,
  now: Date,
): OrderTimelineModel | null {
  const { movingSpace, furnitureItems, addresses, cleaningSpace } = order;
  const { movingDate: date } = order.dates;
  const { movingDate: slot } = order.timeSlot;
  if (movingSpace === null || !date || !slot || !holdsSlot(state) || date < londonDate(now)) return null;
  const { collection = EMPTY_ADDRESS, delivery = EMPTY_ADDRESS } = addresses;
  const { additional_collection = [], additional_delivery = [] } = addresses;
  const facts = withCompanyChoices(
    factsOf({
      movingSpace,
      furnitureItems,
      split: terms.split,
      cleaningSpace,
      date,
      slot,
      addOns: services,
      miles: quote.distanceMiles,
      addresses: { collection, delivery, additional_collection, additional_delivery },
    }),
  );
  const isRefused = refusalsOf(facts).some(({ isHard }) => isHard);
  return facts.cubicFeet === 0 || isRefused ? null : { days: timelineOf(facts), note: countedFrom(slot) };
}
