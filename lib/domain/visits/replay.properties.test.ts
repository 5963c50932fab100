import { fc } from '@/lib/testing/fast-check';
import { minutesAfter } from '../london-time';
import { replay, type VisitEvent } from './replay';
import { stepsAhead, STEPS, VISIT_EVENTS, VISIT_KINDS } from './states';

const START = new Date('2026-12-15T08:00:00.000Z');
const kinds = fc.constantFrom(...VISIT_KINDS);
const events: fc.Arbitrary<readonly VisitEvent[]> = fc
  .array(
    fc.record({
      type: fc.constantFrom(...VISIT_EVENTS),
      minute: fc.integer({ min: 0, max: 60 }),
      minutes: fc.constantFrom(null, 10, 45),
    }),
    { maxLength: 12 },
  )
  .map((list) =>
    list.map(({ type, minute, minutes }, index) => ({
      id: `e${index}`,
      type,
      at: minutesAfter(START, minute),
      minutes,
    })),
  );
/** Arbitrary events, sent in another order and some of them repeatedly. */
const sentAgain = events.chain((list) =>
  fc
    .tuple(fc.shuffledSubarray([...list], { minLength: list.length }), fc.subarray([...list]))
    .map(([shuffled, again]) => ({ list, sent: [...again, ...shuffled, ...again] })),
);

describe('DAY-2: whatever is said of a visit', () => {
  it('repeated and reordered it comes to the same', () => {
    fc.assert(
      fc.property(kinds, sentAgain, (kind, { list, sent }) => {
        expect(replay(kind, sent)).toEqual(replay(kind, list));
      }),
      { numRuns: 500 },
    );
  });

  it('its state is one of its kind, or it did not take place', () => {
    fc.assert(
      fc.property(kinds, events, (kind, list) => {
        expect([...STEPS[kind], 'failed', 'cancelled']).toContain(replay(kind, list).state);
      }),
    );
  });

  it('goes only ahead, unless it is undone, planned anew or cancelled', () => {
    fc.assert(
      fc.property(kinds, events, (kind, list) => {
        const steps = list.filter(({ type }) => !['undone', 'planned', 'cancelled', 'failed'].includes(type));
        const inTime = steps.toSorted((a, b) => a.at.getTime() - b.at.getTime());
        inTime.forEach((_, index) => {
          const [before, then] = [replay(kind, inTime.slice(0, index)), replay(kind, inTime.slice(0, index + 1))];
          if (then.state !== before.state) expect(stepsAhead(kind, before.state)).toContain(then.state);
        });
      }),
    );
  });
});
