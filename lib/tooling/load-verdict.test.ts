import { complaints, lostIn, percentile, shareOfLimit, slowness, type Memory } from './load-verdict';

const flat = Array.from({ length: 10 }, (): Memory => ({ busy: 320, rss: 300, heap: 100 }));
const rounds = (change: Readonly<Record<number, Memory>>) => flat.map((memory, index) => change[index + 1] ?? memory);
const GOOD = new Map([
  [200, 300],
  [201, 100],
  [409, 2],
  [429, 1],
]);

describe('the verdict on a load', () => {
  it('is good when everybody was served or honestly refused, and memory is flat', () => {
    expect(complaints(GOOD, flat)).toEqual([]);
  });

  it.each([500, 503, 404, 422, 302])('finds fault with %i', (status) => {
    expect(complaints(new Map([...GOOD, [status, 1]]), flat)).toEqual([
      `1 answers that no visitor should get: ${status}.`,
    ]);
  });

  it('finds fault with calls that nobody answered, and with an empty run', () => {
    expect(complaints(new Map([[0, 7]]), flat)).toEqual(['7 answers that no visitor should get: none at all.']);
    expect(complaints(new Map(), flat)).toEqual(['Nobody was answered.']);
  });

  it('holds memory against the most of three rounds, not against a cold start', () => {
    expect(
      complaints(GOOD, rounds({ 1: { busy: 160, rss: 150, heap: 40 }, 2: { busy: 210, rss: 200, heap: 60 } })),
    ).toEqual([]);
    expect(complaints(GOOD, rounds({ 7: { busy: 440, rss: 430, heap: 400 } }))).toEqual([]);
    expect(complaints(GOOD, rounds({ 10: { busy: 380, rss: 376, heap: 116 } }))).toEqual([
      'Memory (rss) grew from 300 MB in the first 3 rounds to 376 MB after round 10.',
      'Memory (heap) grew from 100 MB in the first 3 rounds to 116 MB after round 10.',
    ]);
  });

  it('finds fault with a process that takes more than it may while it is busy', () => {
    expect(complaints(GOOD, rounds({ 5: { busy: 451, rss: 300, heap: 100 } }))).toEqual([
      'Memory came to 451 MB, 450 are the most.',
    ]);
  });

  it('finds fault with calls that one of a hundred waits for too long, each by its own limit', () => {
    const calls = (name: string, ms: number, slow: number) =>
      Array.from({ length: 100 }, (_, index) => ({ name, ms: index < slow ? ms : 10 }));
    const quick = [...calls('price', 9_000, 1), ...calls('order', 1_000, 9), ...calls('payment', 9_000, 50)];
    expect(slowness(quick)).toEqual([]);
    expect(slowness([...quick, ...calls('slots', 501, 2), ...calls('order', 1_200, 100)])).toEqual([
      'slots took 501 ms at p99, 500 are the most.',
      'order took 1200 ms at p99, 1000 are the most.',
    ]);
    expect(shareOfLimit('order', calls('order', 250, 2))).toBe(0.25);
    expect(shareOfLimit('payment', quick)).toBeNull();
  });

  it('finds fault with what was sold twice, acknowledged and lost, or has no file', () => {
    const well = { orders: 70, events: 40, photos: 9, full: 7, overbooked: 0, twice: 0, withoutFile: 0, parts: 0 };
    const told = { orders: 70, events: 39, photos: 9 };
    expect(lostIn(well, told)).toEqual([]);
    expect(lostIn({ ...well, orders: 69, photos: 8 }, told)).toEqual([
      '70 orders were acknowledged, 69 are stored.',
      '9 photos were acknowledged, 8 are stored.',
    ]);
    expect(lostIn({ ...well, overbooked: 1, twice: 2, withoutFile: 3, parts: 4 }, told)).toHaveLength(4);
  });

  it.each([
    [[5, 1, 3, 2, 4], 0.5, 3],
    [[5, 1, 3, 2, 4], 0.99, 5],
    [Array.from({ length: 1000 }, (_, index) => index + 1), 0.99, 990],
    [[], 0.99, 0],
  ])('counts percentiles (%#)', (times, share, expected) => {
    expect(percentile(times, share)).toBe(expected);
  });
});
