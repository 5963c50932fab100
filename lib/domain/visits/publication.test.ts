import { dayPhase, daysToPublish, publicationOf, shownDays } from './publication';

describe('the plan of a day', () => {
  it.each([
    ['in winter', '2026-12-15', '2026-12-14T18:15:00.000Z'],
    ['in summer', '2027-06-15', '2027-06-14T17:15:00.000Z'],
    ['of the day on which clocks go forward', '2027-03-28', '2027-03-27T18:15:00.000Z'],
    ['of the day after that', '2027-03-29', '2027-03-28T17:15:00.000Z'],
  ])('DAY-2: %s is published at 18:15 of the day before, in London', (_case, date, at) => {
    expect(publicationOf(date)).toEqual(new Date(at));
  });

  it.each([
    ['in the morning', '2026-12-14T09:00:00.000Z', ['2026-12-14']],
    ['just before', '2026-12-14T18:14:59.999Z', ['2026-12-14']],
    ['from then on', '2026-12-14T18:15:00.000Z', ['2026-12-14', '2026-12-15']],
    ['in summer', '2027-06-14T17:15:00.000Z', ['2027-06-14', '2027-06-15']],
  ])('DAY-2: %s those of these days are due', (_case, now, days) => {
    expect(daysToPublish(new Date(now))).toEqual(days);
  });
});

it.each([
  ['2026-12-14T18:14:59.999Z', null],
  ['2026-12-14T18:15:00.000Z', 'announced'],
  ['2026-12-15T05:59:59.999Z', 'announced'],
  ['2026-12-15T06:00:00.000Z', 'followed'],
  ['2026-12-15T23:59:59.999Z', 'followed'],
  ['2026-12-16T00:00:00.000Z', null],
] as const)('DAY-3: at %s a visit on 15 December is %s', (now, phase) => {
  expect(dayPhase('2026-12-15', new Date(now))).toBe(phase);
});

it('DAY-3: in summer the clocks are London’s', () => {
  expect(dayPhase('2026-07-15', new Date('2026-07-14T17:15:00.000Z'))).toBe('announced');
  expect(dayPhase('2026-07-15', new Date('2026-07-15T05:00:00.000Z'))).toBe('followed');
  expect(shownDays(new Date('2026-07-14T23:30:00.000Z'))).toEqual(['2026-07-15', '2026-07-16']);
});
