import { fc } from '@/lib/testing/fast-check';
import { SLOT_TIMES } from './calendar';
import { crewSheets, planCrews, type CrewJob } from './crew-plan';

const job = (id: string, start: string, places = 1): CrewJob => ({ id, start, places });
const pinned = (id: string, start: string, crews: readonly number[], places = crews.length): CrewJob => ({
  ...job(id, start, places),
  pinned: crews,
});

/** Returns the sheets as text: "1: a b" for each crew, with a star for an extra crew. */
const sheets = (jobs: readonly CrewJob[], crews: number): readonly string[] =>
  planCrews(jobs, crews).map(
    ({ crew, isExtra, jobs: own }) => `${crew}${isExtra ? '*' : ''}: ${own.map(({ id }) => id).join(' ')}`,
  );

it.each([
  ['no jobs need no sheet', [], 3, []],
  ['one job is the first crew’s', [job('a', '10:00')], 3, ['1: a']],
  ['jobs of one slot go to different crews', [job('b', '10:00'), job('a', '10:00')], 3, ['1: a', '2: b']],
  [
    'later jobs go to who has least to do',
    [job('a', '08:00'), job('b', '10:00'), job('c', '12:00'), job('d', '14:00')],
    3,
    ['1: a d', '2: b', '3: c'],
  ],
  ['a job of two crews is on two sheets', [job('a', '10:00', 2), job('b', '10:00')], 3, ['1: a', '2: a', '3: b']],
  [
    'the larger job of a slot is handed out first, so that its crews are neighbours',
    [job('a', '10:00'), job('b', '10:00', 2)],
    3,
    ['1: b', '2: b', '3: a'],
  ],
  [
    'jobs beyond the crews are shown as work without a crew',
    [job('a', '10:00'), job('b', '10:00')],
    1,
    ['1: a', '2*: b'],
  ],
  ['without any crew all work is without one', [job('a', '10:00', 2)], 0, ['1*: a', '2*: a']],
  [
    'DAY-2: a job that was given to a crew stays there, and the others go around it',
    [pinned('b', '10:00', [1]), job('a', '10:00'), job('c', '08:00')],
    2,
    ['1: b', '2: c a'],
  ],
  ['DAY-2: what is missing of a job given to one crew is found', [pinned('a', '10:00', [2], 2)], 3, ['1: a', '2: a']],
  [
    'DAY-2: two jobs of one slot that were given to one crew both stay',
    [pinned('a', '10:00', [2]), pinned('b', '10:00', [2])],
    3,
    ['2: a b'],
  ],
  ['DAY-2: a job can be given to a crew beyond those there are', [pinned('a', '10:00', [4])], 3, ['4*: a']],
  ['a crew’s jobs are in the order of the day', [job('b', '18:00'), job('a', '08:00')], 1, ['1: a b']],
] as const)('%s', (_rule, jobs, crews, expected) => expect(sheets(jobs, crews)).toEqual(expected));

it('the order in which jobs come changes nothing', () => {
  const jobs = [job('a', '08:00'), job('b', '08:00', 2), job('c', '10:00'), job('d', '10:00')];
  expect(sheets(jobs.toReversed(), 3)).toEqual(sheets(jobs, 3));
});

it('DAY-2: whatever else is booked, pinned jobs stay where they are and the others have as many crews as they take', () => {
  const jobs = fc
    .array(
      fc.record({
        start: fc.constantFrom(...SLOT_TIMES.map(([start]) => start)),
        places: fc.integer({ min: 1, max: 2 }),
        pin: fc.option(fc.integer({ min: 1, max: 5 }), { nil: null }),
      }),
      { maxLength: 12 },
    )
    .map((list) =>
      list.map(({ start, places, pin }, index) =>
        pin === null ? job(`j${index}`, start, places) : pinned(`j${index}`, start, [pin], places),
      ),
    );
  fc.assert(
    fc.property(jobs, fc.integer({ min: 0, max: 4 }), (all, crews) => {
      const plan = planCrews(all, crews);
      for (const each of all) {
        const own = plan.filter(({ jobs: ofCrew }) => ofCrew.includes(each)).map(({ crew }) => crew);
        expect(own).toHaveLength(each.places);
        expect(own).toEqual(expect.arrayContaining([...(each.pinned ?? [])]));
      }
    }),
  );
});

it('sheets are by number, and their jobs in the order of the day', () => {
  const [early, late] = [job('b', '08:00'), job('a', '18:00')];
  expect(
    crewSheets(
      new Map([
        [3, [late, early]],
        [1, [late]],
      ]),
      2,
    ),
  ).toEqual([
    { crew: 1, isExtra: false, jobs: [late] },
    { crew: 3, isExtra: true, jobs: [early, late] },
  ]);
});
