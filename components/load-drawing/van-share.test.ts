import { drawVans } from './van-load';
import { drawVansShare } from './van-share';

const LOAD = {
  items: [{ id: 'box_m', title: 'Medium box', quantity: 12, cubicFeet: 3, kilograms: 10 }],
  hold: { kind: 'vans', count: 1 },
} as const;
const pieces = ({ parts }: ReturnType<typeof drawVans>) =>
  new Set(parts.map(({ key }) => key).filter((key) => !key.startsWith('hold-'))).size;

it('DAY-3: a van is drawn as it is packed, half unloaded and empty, in one frame', () => {
  const drawn = [1, 0.5, 0].map((share) => drawVansShare(LOAD, share));
  expect(drawn.map(pieces)).toEqual([12, 6, 0]);
  expect(new Set(drawn.map(({ viewBox }) => viewBox)).size).toBe(1);
  expect(drawn[0]).toEqual(drawVans(LOAD));
});

it('DAY-3: what went in first is what is still there', () => {
  const [all, half] = [1, 0.5].map((share) => drawVansShare(LOAD, share).parts.map(({ key }) => key));
  expect(half?.every((key) => key.startsWith('hold-') || all?.includes(key))).toBe(true);
});
