import { steppedOver } from './desk-move';

describe('a move at the desk', () => {
  it.each([
    [false, false, false, []],
    [true, false, false, ['too_late']],
    [false, true, false, ['not_bookable']],
    [false, false, true, ['full']],
    [true, true, true, ['too_late', 'not_bookable', 'full']],
  ])('too late %p, not bookable %p and full %p steps over %p', (too_late, not_bookable, full, rules) => {
    expect(steppedOver({ too_late, not_bookable, full })).toEqual(rules);
  });
});
