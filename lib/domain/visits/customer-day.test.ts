import { dayPhase, shownDays } from './customer-day';

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
