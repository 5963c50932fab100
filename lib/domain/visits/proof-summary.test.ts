import { NOTHING_COUNTED, withCount, type ItemCount } from './items';
import { proofSummary, type Proof } from './proof-summary';

const at = '2026-12-15T09:30:00.000Z';
const facts = (...said: readonly Partial<ItemCount>[]) =>
  said.reduce((known, one) => withCount(known, { what: 'loaded', count: 0, marks: [], at, ...one }), NOTHING_COUNTED);
const proof = (more: Partial<Proof>): Proof => ({
  kind: 'move',
  planned: 30,
  items: [],
  photos: 0,
  signoff: null,
  ...more,
});

describe('what was recorded of a visit, in short', () => {
  it.each([
    ['nothing', {}, ''],
    [
      'counts of several items, their marks, photos and a signature',
      {
        items: [
          facts({ count: 20 }, { what: 'marks', marks: ['torn', 'wet'] }),
          facts({ count: 8 }, { what: 'unloaded', count: 7 }),
        ],
        photos: 6,
        signoff: 'signed',
      },
      '28 of 30 in, 7 of 30 out, 2 marks, 6 photos, signed',
    ],
    ['none in, which somebody has counted', { items: [facts({ count: 0 })] }, '0 of 30 in'],
    ['one of each', { items: [facts({ what: 'marks', marks: ['torn'] })], photos: 1 }, '1 mark, 1 photo'],
    ['looked at, and no marks', { items: [facts({ what: 'marks', marks: [] })] }, ''],
    ['what a return does not count in', { kind: 'return', items: [facts({ count: 3 })], photos: 2 }, '2 photos'],
    ['a name that was given on the telephone', { signoff: 'by_phone' }, 'name given by phone, not signed'],
    ['nobody here', { kind: 'clean', signoff: 'not_here' }, 'customer not here'],
  ] as const)('DSK-1: %s', (_, more, text) => {
    expect(proofSummary(proof(more))).toBe(text);
  });
});
