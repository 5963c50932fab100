import { drawnCar, drawnCorner, drawnOpening, type AccessCheckDrawing } from './access-check';

const pathOf = ({ paths }: AccessCheckDrawing, kind: string) => paths.find((path) => path.kind === kind)?.d;
const texts = ({ labels }: AccessCheckDrawing) => labels.map(({ text }) => text);
const points = (d = '') => [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);

describe('drawings of a way, one unit a centimetre', () => {
  it('PLN-4: a door has its opening and the thing in it at their true sizes', () => {
    const drawn = drawnOpening({ width: 79, height: 197 }, { width: 73, height: 85 });
    expect(pathOf(drawn, 'way')).toBe('M0 0L79 0L79 197L0 197z');
    expect(pathOf(drawn, 'thing')).toBe('M3 112L76 112L76 197L3 197z');
    expect(texts(drawn)).toEqual(['73 × 85', '79', '197']);
  });

  it('PLN-4: what is larger than its door stands over its edges, inside the drawing', () => {
    const drawn = drawnOpening({ width: 79, height: 197 }, { width: 130, height: 230 });
    const [left, top, width, height] = drawn.viewBox.split(' ').map(Number) as [number, number, number, number];
    for (const [x, y] of points(pathOf(drawn, 'thing'))) {
      expect(x > left && x < left + width && y > top && y < top + height).toBe(true);
    }
    expect(drawn.paths.some(({ kind }) => kind === 'gap')).toBe(false);
  });

  it('PLN-4: at a corner the thing touches both outer walls, and its gap ends at the inner corner', () => {
    const angle = Math.PI / 4;
    const room = 12.3;
    const drawn = drawnCorner({ before: 90, after: 90, length: 120, width: 55, angle, slides: null, room });
    const [first, second] = points(pathOf(drawn, 'thing'));
    expect(first).toEqual([84.9, 0]);
    expect(second).toEqual([0, 84.9]);
    const [from, to] = points(pathOf(drawn, 'gap'));
    expect(to).toEqual([90, 90]);
    expect(Math.hypot(90 - from![0], 90 - from![1])).toBeCloseTo(room, 0);
  });

  it('PLN-4: what slides stands along the walls', () => {
    const slides = { length: 190, width: 75, angle: Math.PI / 2, slides: 'before', room: 5 } as const;
    const drawn = drawnCorner({ before: 80, after: 200, ...slides });
    expect(points(pathOf(drawn, 'thing'))).toEqual([
      [0, 0],
      [0, 190],
      [75, 190],
      [75, 0],
    ]);
  });

  it.each([
    ['a door', drawnOpening({ width: 72, height: 197 }, { width: 65, height: 85 })],
    ['a lift', drawnCar({ width: 100, depth: 110, door: 75 }, { width: 55, height: 91 })],
    [
      'a corner',
      drawnCorner({ before: 90, after: 90, length: 85, width: 73, angle: Math.PI / 4, slides: null, room: 11 }),
    ],
  ])('PLN-4: %s: its measures stand inside the drawing', (_, { viewBox, labels }) => {
    const [left, top, width, height] = viewBox.split(' ').map(Number) as [number, number, number, number];
    for (const { at } of labels) {
      expect(at[0] - 14 >= left && at[0] + 14 <= left + width).toBe(true);
      expect(at[1] - 8 >= top && at[1] + 8 <= top + height).toBe(true);
    }
  });

  it('PLN-4: a lift has its car, its door and what stands against its back wall', () => {
    const drawn = drawnCar({ width: 110, depth: 140, door: 80 }, { width: 73, height: 85 });
    expect(pathOf(drawn, 'thing')).toBe('M18.5 0L91.5 0L91.5 85L18.5 85z');
    expect(texts(drawn)).toEqual(['85 × 73', '110', '140']);
  });
});
