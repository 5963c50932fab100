import type { MovingAnswers } from '@/lib/domain/answers/moving';
import { cleanedSpace } from '@/lib/domain/services/moving/order-like';
import { factsOf } from '@/lib/domain/timeline/facts-of';
import { refusalsOf, withOwnChoices } from '@/lib/domain/timeline/refusals';
import type { MoveFacts } from '@/lib/domain/timeline/types';

/** Returns the facts for the timeline; null without size, day and slot, or with nothing to carry. */
export function timelineFacts(values: MovingAnswers, miles: number | null): MoveFacts | null {
  const { movingSpace, addOns, addresses, furnitureItems, split, dates, timeSlot } = values;
  const [date, slot] = [dates.movingDate, timeSlot.movingDate];
  if (movingSpace === '' || date === '' || slot === null) return null;
  const cleaningSpace = cleanedSpace(movingSpace, addOns.includes('CLEANING'));
  const asked = { movingSpace, addOns, addresses, furnitureItems, split: split.lines };
  const facts = withOwnChoices(factsOf({ ...asked, date, slot, miles, cleaningSpace }));
  return facts.cubicFeet > 0 ? facts : null;
}

/** Returns why the chosen day and slot are impossible; '' when they are possible, or not chosen yet. */
export function whyNotThen(values: MovingAnswers, miles: number | null): string {
  const facts = timelineFacts(values, miles);
  return (facts && refusalsOf(facts).find(({ isHard }) => isHard)?.sentence) ?? '';
}
