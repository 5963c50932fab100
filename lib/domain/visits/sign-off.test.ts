import { NOTHING_COUNTED, withCount, type ItemCount } from './items';
import {
  LEAST_SIGNATURE_POINTS,
  isSignOff,
  proofSummary,
  signaturePath,
  signaturePoints,
  type Proof,
} from './sign-off';

const stroke = (points: number) => Array.from({ length: points }, (_, n) => ({ x: n * 3, y: 40.4 }));

describe('a sign-off', () => {
  it('CRW-1: a signature is a path in its box, of whole numbers', () => {
    expect(
      signaturePath(
        [
          [
            { x: 1.4, y: 2.6 },
            { x: -5, y: 900 },
          ],
          [{ x: 700, y: 0 }],
        ],
        1,
      ),
    ).toBe('M1 3L0 200M600 0');
    expect(signaturePath([[{ x: 10, y: 20 }]], 2)).toBe('M20 40');
  });

  it('CRW-1: points are counted, and a dot or anything but a path is no signature', () => {
    expect(signaturePoints(signaturePath([stroke(5), stroke(6)], 1))).toBe(11);
    expect(['', 'M1', 'M1 2Z', 'M1 2"/><script>'].map(signaturePoints)).toEqual([0, 0, 0, 0]);
    const signed = (points: number, name = 'Ada') =>
      isSignOff({ outcome: 'signed', name, signature: signaturePath([stroke(points)], 1) });
    expect([signed(1), signed(LEAST_SIGNATURE_POINTS - 1), signed(LEAST_SIGNATURE_POINTS)]).toEqual([
      false,
      false,
      true,
    ]);
    expect(signed(LEAST_SIGNATURE_POINTS, ' ')).toBe(false);
  });

  it('CRW-1: who is not here or does not wish to has neither name nor signature', () => {
    expect(isSignOff({ outcome: 'not_here', name: '', signature: '' })).toBe(true);
    expect(isSignOff({ outcome: 'declined', name: 'Ada', signature: '' })).toBe(false);
  });
});

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
