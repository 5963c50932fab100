import type { MovingAnswers } from '../answers/flow-answers';
import { cleaningSlot, slotNeeds } from '../slots/calendar';
import type { MovingAddOn } from '../order-types';
import type { MoveFacts, TimelineChange } from './types';
import { peopleFor } from './work';

export const placesOf = (facts: Pick<MoveFacts, 'movingSpace' | 'cubicFeet' | 'date' | 'slot'>): number =>
  slotNeeds({ ...facts, addOns: [] }, facts.date, facts.slot)[0]?.places ?? 1;

const WITHOUT: Readonly<Record<MovingAddOn, Partial<MoveFacts>>> = {
  PACKING: { packing: null },
  CLEANING: { cleaning: null },
  ASSEMBLING: { isAssembling: false },
  PACKING_MATERIALS: {},
};

/** Returns the facts with a change applied. `instead` returns them unchanged, since another flow replaces the move. */
export function changedFacts(facts: MoveFacts, change: TimelineChange): MoveFacts {
  switch (change.kind) {
    case 'slot': {
      const { slot } = change;
      const cleaning = facts.cleaning?.isFixed
        ? { ...facts.cleaning, ...cleaningSlot(facts.date, slot) }
        : facts.cleaning;
      return { ...facts, slot, cleaning };
    }
    case 'plan': {
      const planned = { ...facts, movingSpace: change.movingSpace };
      return { ...planned, ...peopleFor(change.movingSpace, facts.cubicFeet, placesOf(planned)) };
    }
    case 'without':
      return { ...facts, ...WITHOUT[change.addOn] };
    case 'pack-ahead':
      return { ...facts, packing: facts.packing && { ...facts.packing, when: 'day-before' } };
    case 'cleaning':
      return { ...facts, cleaning: facts.cleaning && { ...facts.cleaning, date: change.date, slot: change.slot } };
    case 'tip':
      return { ...facts, tipDate: change.date };
    case 'units':
      return { ...facts, unit: { squareFeet: change.squareFeet, count: change.count } };
    case 'keep':
      return { ...facts, notTaken: facts.notTaken.filter((title) => !change.titles.includes(title)) };
    case 'instead':
      return facts;
  }
}

export type ChangedAnswers = Pick<MovingAnswers, 'movingSpace' | 'addOns' | 'timeSlot'>;

/** Returns the answers with a change that a button can apply. Null for a change that they do not contain. */
export function changedAnswers<A extends ChangedAnswers>(answers: A, change: TimelineChange): A | null {
  switch (change.kind) {
    case 'slot':
      return { ...answers, timeSlot: { movingDate: change.slot } };
    case 'plan':
      return { ...answers, movingSpace: change.movingSpace };
    case 'without':
      return { ...answers, addOns: answers.addOns.filter((addOn) => addOn !== change.addOn) };
    default:
      return null;
  }
}
