import { keysInWords, keysNotes, keysWhen } from './key-handover-words';

const DATE = '2026-12-15';
const slot = ['14:00', '16:00'] as const;

it('says each choice in one line', () => {
  expect(keysWhen({ date: DATE, slot })).toBe('Tuesday 15 December 2026, 14:00–16:00');
  expect((['later', 'hold', 'night', 'day'] as const).map((plan) => keysInWords({ plan, date: DATE, slot }))).toEqual([
    'Keys late: the move begins later, Tuesday 15 December 2026, 14:00–16:00',
    'Keys late: the van waits with its load, delivery Tuesday 15 December 2026, 14:00–16:00',
    'Keys late: the load stays in our store, delivery Tuesday 15 December 2026, 14:00–16:00',
    'Keys late: the move is on another day, Tuesday 15 December 2026, 14:00–16:00',
  ]);
});

it('tells those who carry what to do with the load, and nobody else', () => {
  const order = (deliveryDate?: string) => ({
    dates: { movingDate: DATE, ...(deliveryDate && { deliveryDate }) },
    timeSlot: { movingDate: ['10:00', '12:00'], deliveryDate: slot } as const,
  });
  expect(keysNotes(order(), 'move')).toEqual([]);
  expect(keysNotes(order(DATE), 'move')).toEqual([
    'KEYS LATE. Keep the load on the van. Deliver it Tuesday 15 December 2026, 14:00–16:00',
  ]);
  expect(keysNotes(order('2026-12-16'), 'collection')).toEqual([
    'KEYS LATE. Take the whole load to our store. It is delivered on Wednesday 16 December 2026, 14:00–16:00',
  ]);
  expect(keysNotes(order('2026-12-16'), 'return')).toEqual([
    'Keys were late: the load of this move was kept in our store',
  ]);
  expect(keysNotes(order('2026-12-16'), 'clean')).toEqual([]);
});
