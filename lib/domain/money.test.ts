import {
  formatDifference,
  formatFull,
  formatLineAmount,
  formatPence,
  formatPounds,
  formatRate,
  fromPounds,
  lessPercent,
  pence,
  roundUp,
  sum,
  toPounds,
} from './money';

describe('pence', () => {
  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('refuses %d', (amount) => {
    expect(() => pence(amount)).toThrow(RangeError);
  });
});

describe('roundUp', () => {
  it.each([
    [100, 100],
    [100.01, 101],
    [100.5, 101],
    [99.999_999_9, 100],
    [15.9 * 75 * 6, 7155],
    [0.1 * 3 * 100, 30],
    [1.1 * 100, 110],
    [-0.5, 0],
    [-150.5, -150],
  ])('PRC-6: %d pence become %d', (calculated, rounded) => {
    expect(roundUp(calculated)).toBe(rounded);
  });

  it('PRC-6: is never minus zero, which pages would show', () => {
    expect(Object.is(roundUp(-0.2), 0)).toBe(true);
  });
});

describe('pounds', () => {
  it.each([0, 0.01, 0.29, 1.1, 8.2, 9.86, 15.9, 19.99, 49, 848.8, 99_999.99, -25.9])(
    'PRC-6: £%d survives the way to pence and back',
    (pounds) => {
      expect(toPounds(fromPounds(pounds))).toBe(pounds);
    },
  );
});

describe('lessPercent', () => {
  it.each([
    [1590, 25, 1193],
    [2190, 55, 986],
    [25_900, 10, 23_310],
    [1, 10, 1],
    [25_900, 0, 25_900],
    [25_900, 100, 0],
  ])('PRC-6: %d pence less %d %% are %d, rounded up', (price, percent, rest) => {
    expect(lessPercent(pence(price), percent)).toBe(rest);
  });
});

describe('formats', () => {
  it.each([
    [0, '£0'],
    [25_000, '£250'],
    [986, '£9.86'],
    [4930, '£49.30'],
    [134_300, '£1,343'],
    [-1000, '−£10'],
    [-2590, '−£25.90'],
  ])('%d pence are "%s"', (amount, text) => {
    expect([formatPence(pence(amount)), formatPounds(amount / 100)]).toEqual([text, text]);
  });

  it.each([
    [0, '£0.00'],
    [25_900, '£259.00'],
    [134_305, '£1,343.05'],
    [-1000, '−£10.00'],
  ])('INV-1: in full, %d pence are "%s"', (amount, text) => {
    expect(formatFull(pence(amount))).toBe(text);
  });

  it.each([
    [60, '60p'],
    [150, '£1.50'],
    [1000, '£10'],
  ])('a rate of %d pence is "%s"', (amount, text) => {
    expect(formatRate(pence(amount))).toBe(text);
  });

  it('sums', () => {
    expect(sum([])).toBe(0);
    expect(sum([pence(100), pence(-30)])).toBe(70);
  });

  describe('formatDifference', () => {
    it.each([
      [2590, '+£25.90'],
      [-1000, '−£10'],
      [0, '£0'],
    ])('writes %d pence as %s', (amount, text) => {
      expect(formatDifference(pence(amount))).toBe(text);
    });
  });
});

describe('formatLineAmount', () => {
  it('calls what costs nothing included', () => {
    expect([0, 16_900, -1000].map((amount) => formatLineAmount(pence(amount)))).toEqual(['included', '£169', '−£10']);
  });
});
