import { isSignOff, LEAST_SIGNATURE_POINTS, signaturePath, signaturePoints } from './sign-off';

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
