import { anItem } from '@/lib/testing/moves';
import { agreedCover, coverCondition } from './service';

const HARP = anItem(30, { id: 'harp' });

describe('the cover that is agreed', () => {
  it.each([
    ['nothing where it is what every price includes', 'included', [], undefined],
    [
      'what was said of a listed thing',
      'included',
      [{ id: 'harp', pounds: 900 }],
      { itemLimit: 100, jobLimit: 10_000 },
    ],
    ['the limits of today', 'highest', [], { itemLimit: 5_000, jobLimit: 50_000 }],
  ] as const)('PLN-3 is %s', (_, step, worth, kept) => {
    expect(agreedCover({ step, worth }, [HARP])).toEqual(kept && { step, ...kept, worth });
  });

  it('PLN-3 keeps no worth of what is not listed', () => {
    expect(agreedCover({ step: 'included', worth: [{ id: 'harp', pounds: 900 }] }, [])).toBeUndefined();
  });

  it('PLN-3 is a condition of the price while none is chosen', () => {
    expect(coverCondition().map(({ price }) => price)).toEqual(['from £19']);
    expect(coverCondition('raised')).toEqual([]);
  });
});
