import { FLOW_IDS } from '../services/flows';
import { hasBegun, isOff, isOver, kindOf, stepsAhead, STEPS, VISIT_KINDS, VISIT_STATES } from './states';

describe('the states of a visit', () => {
  it.each([
    ['move', 'on_the_way arrived loading driving unloading done'],
    ['collection', 'on_the_way arrived loading driving done'],
    ['return', 'on_the_way arrived unloading done'],
    ['clean', 'on_the_way arrived working done'],
  ] as const)('DAY-2: a %s is planned, then %s; steps ahead may be skipped', (kind, steps) => {
    const all = steps.split(' ');
    expect(stepsAhead(kind, 'planned')).toEqual(all);
    all.forEach((step, index) => expect(stepsAhead(kind, step as never)).toEqual(all.slice(index + 1)));
  });

  it('DAY-2: nothing follows what has failed or is cancelled, nor a step of another kind', () => {
    for (const kind of VISIT_KINDS) {
      expect([stepsAhead(kind, 'failed'), stepsAhead(kind, 'cancelled')]).toEqual([[], []]);
      for (const state of VISIT_STATES.filter((known) => !STEPS[kind].includes(known)))
        expect(stepsAhead(kind, state)).toEqual([]);
    }
  });

  it('DAY-2: the order can move what is planned, has failed or was cancelled, and nothing else', () => {
    expect(VISIT_STATES.filter((state) => !hasBegun(state))).toEqual(['planned', 'failed', 'cancelled']);
    expect(VISIT_STATES.filter(isOff)).toEqual(['failed', 'cancelled']);
    expect(VISIT_STATES.filter(isOver)).toEqual(['done', 'failed', 'cancelled']);
  });
});

it('the people of a service make one kind of visit for each flow', () => {
  const kinds = FLOW_IDS.map((flow) => [
    flow,
    kindOf('MOVING', flow),
    kindOf('STORAGE', flow),
    kindOf('CLEANING', flow),
  ]);
  expect(kinds).toEqual([
    ['moving', 'move', 'collection', 'clean'],
    ['storage', 'move', 'collection', 'clean'],
    ['storage-return', 'move', 'return', 'clean'],
    ['cleaning', 'move', 'collection', 'clean'],
  ]);
});

it('a move whose load stays in our store is a collection, and its delivery a return', () => {
  const kinds = (['MOVING', 'STORAGE', 'CLEANING'] as const).map((people) => kindOf(people, 'moving', true));
  expect(kinds).toEqual(['collection', 'return', 'clean']);
});
