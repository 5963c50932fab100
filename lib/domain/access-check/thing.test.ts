import { bentBoxes } from './thing';

describe('a mattress that is bent', () => {
  it('PLN-4: counts as two thirds of one of its longer sides', () => {
    expect(bentBoxes({ width: 198, depth: 21, height: 150 })).toEqual([
      { width: 132, depth: 21, height: 150 },
      { width: 198, depth: 21, height: 100 },
    ]);
    expect(bentBoxes({ width: 150, depth: 21, height: 150 })).toHaveLength(2);
  });
});
