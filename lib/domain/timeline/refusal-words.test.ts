import { MOVE_FACTS } from '@/lib/testing/timeline-facts';
import { labelOf, sentenceOf } from './refusal-words';

it('PLN-1 a refusal says why, and what works', () => {
  const late = { ...MOVE_FACTS, slot: ['18:00', '20:00'], cubicFeet: 360 } as const;
  expect(sentenceOf('day_too_long', late, { kind: 'slot', slot: ['16:00', '18:00'] })).toBe(
    'With 18:00–20:00 the movers would be done at about 23:05, and they stop by 23:00. 16:00–18:00 works.',
  );
  expect(sentenceOf('tip_closed', late, { kind: 'tip', date: '2026-12-16' })).toBe(
    'Sites that take our waste are closed on Sundays and bank holidays, and after 16:00. The van keeps it, and it is driven off on Wednesday 16 December.',
  );
  const cleaning = { space: 'one_bedroom', date: late.date, slot: ['18:00', '20:00'], isFixed: true } as const;
  expect(sentenceOf('clean_too_late', { ...late, cleaning }, { kind: 'slot', slot: ['12:00', '14:00'] })).toBe(
    'The cleaners come at 18:00–20:00 and need about 5 hours, so they may be there until midnight. 12:00–14:00 works.',
  );
  expect(
    sentenceOf('plan_too_short', { ...late, movingSpace: 'mini' }, { kind: 'plan', movingSpace: 'one_bedroom' }),
  ).toBe(
    'Carrying and driving take about 4 hours 5 minutes here, and Mini move is for two hours. 1 bedroom move works.',
  );
});

it('PLN-1 cleaning that does not fit can be booked by itself', () => {
  const facts = {
    ...MOVE_FACTS,
    cleaning: { space: 'one_bedroom', date: '2026-12-15', slot: ['12:00', '14:00'], isFixed: true },
  } as const;
  expect(sentenceOf('home_not_empty', facts, { kind: 'without', addOn: 'CLEANING' })).toBe(
    'The home is empty at about 10:40, but the cleaners come at 12:00–14:00. It works without cleaning, which you can book for the next day.',
  );
});

it.each([
  [{ kind: 'without', addOn: 'PACKING' }, 'Leave out packing'],
  [{ kind: 'units', squareFeet: 200, count: 2 }, 'Choose two units of 200 sq ft'],
  [{ kind: 'instead', instead: 'disposal' }, 'Book disposal instead'],
] as const)('PLN-1 a button for %j', (change, label) => expect(labelOf(change)).toBe(label));
