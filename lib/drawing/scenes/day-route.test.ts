import { extentOf } from '../render/extent';
import { DAY_FRAMES, DAY_STOPS, nameOnStreet, vanOnStreet, type DayStop } from './day-route';
import { dayStreet, dayVan } from './day';

const within = (
  scene: ReturnType<typeof dayVan>,
  [left, top, width, height]: readonly [number, number, number, number],
) => {
  const drawn = extentOf(scene.shapes().flatMap((shape) => shape.points));
  return drawn.left >= left && drawn.top >= top && drawn.right <= left + width && drawn.bottom <= top + height;
};

it('DAY-3: the frames hold all of the street and of the van', () => {
  expect(within(dayVan(), DAY_FRAMES.van)).toBe(true);
  for (const places of [
    ['home', 'home'],
    ['home', 'store'],
    ['store', 'home'],
  ] as const)
    expect(within(dayStreet(places), DAY_FRAMES.street)).toBe(true);
});

it('DAY-3: the van goes on from stop to stop along the street, and never out of the picture', () => {
  const boxes = (Object.keys(DAY_STOPS) as DayStop[]).map(vanOnStreet);
  for (const [index, { left, top, width }] of boxes.entries()) {
    const before = boxes[index - 1];
    if (before) expect([left > before.left, top > before.top]).toEqual([true, true]);
    expect([left >= 0, left + width <= 1, top >= 0]).toEqual([true, true, true]);
  }
});

it('DAY-3: names stand over what they name, the second below and right of the first', () => {
  for (const places of [
    ['home', 'home'],
    ['home', 'store'],
    ['store', 'home'],
  ] as const) {
    const [first, second] = [nameOnStreet(places, 0), nameOnStreet(places, 1)];
    expect([second.left > first.left, second.top > first.top, first.top > 0, second.left < 0.95]).toEqual([
      true,
      true,
      true,
      true,
    ]);
  }
});
