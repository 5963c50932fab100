import { planCrews, type CrewJob } from './crew-plan';

const job = (id: string, start: string, places = 1): CrewJob => ({ id, start, places });

/** "1: a b" for each crew; an extra crew has a star. */
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
  ['a crew’s jobs are in the order of the day', [job('b', '18:00'), job('a', '08:00')], 1, ['1: a b']],
] as const)('%s', (_rule, jobs, crews, expected) => expect(sheets(jobs, crews)).toEqual(expected));

it('the order in which jobs come changes nothing', () => {
  const jobs = [job('a', '08:00'), job('b', '08:00', 2), job('c', '10:00'), job('d', '10:00')];
  expect(sheets(jobs.toReversed(), 3)).toEqual(sheets(jobs, 3));
});
