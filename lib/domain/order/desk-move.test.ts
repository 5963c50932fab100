import { steppedOver } from './desk-move';

describe('a move at the desk', () => {
  it.each([
    [false, false, []],
    [true, false, ['too_late']],
    [false, true, ['not_bookable']],
    [true, true, ['too_late', 'not_bookable']],
  ])('too late %p and not bookable %p steps over %p', (too_late, not_bookable, rules) => {
    expect(steppedOver({ too_late, not_bookable })).toEqual(rules);
  });
});
