import { MOVE_FACTS } from '@/lib/testing/timeline-facts';
import { changedAnswers, changedFacts, placesOf } from './changes';

it('PLN-1 two vans are two places', () => {
  expect([placesOf(MOVE_FACTS), placesOf({ ...MOVE_FACTS, movingSpace: 'three_bedroom' })]).toEqual([1, 2]);
});

it('PLN-1 another slot takes the cleaners along where their day follows from it', () => {
  const cleaning = { space: 'one_bedroom', date: '2026-12-15', slot: ['12:00', '14:00'], isFixed: true } as const;
  const to = (isFixed: boolean) =>
    changedFacts({ ...MOVE_FACTS, cleaning: { ...cleaning, isFixed } }, { kind: 'slot', slot: ['16:00', '18:00'] });
  expect(to(true)).toMatchObject({
    slot: ['16:00', '18:00'],
    cleaning: { date: '2026-12-16', slot: ['08:00', '10:00'] },
  });
  expect(to(false).cleaning).toMatchObject({ date: '2026-12-15', slot: ['12:00', '14:00'] });
});

it('PLN-1 a change of the answers leaves the others as they are', () => {
  const answers = {
    movingSpace: 'mini',
    addOns: ['PACKING', 'CLEANING'],
    timeSlot: { movingDate: null },
    other: 1,
  } as const;
  expect(changedAnswers(answers, { kind: 'slot', slot: ['08:00', '10:00'] })).toEqual({
    ...answers,
    timeSlot: { movingDate: ['08:00', '10:00'] },
  });
  expect(changedAnswers(answers, { kind: 'plan', movingSpace: 'one_bedroom' })).toMatchObject({
    movingSpace: 'one_bedroom',
  });
  expect(changedAnswers(answers, { kind: 'without', addOn: 'CLEANING' })).toMatchObject({
    addOns: ['PACKING'],
    other: 1,
  });
  expect(changedAnswers(answers, { kind: 'tip', date: '2026-12-16' })).toBeNull();
});
