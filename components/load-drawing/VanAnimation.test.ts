import { emptyingVans } from './VanAnimation';
import { drawVans } from './van-load';

const boxes = (quantity: number) => [{ id: 'box_m', title: 'Medium box', quantity, cubicFeet: 3, kilograms: 10 }];
const ONE = { kind: 'vans', count: 1 } as const;
const seen = ({ parts }: ReturnType<typeof emptyingVans>, share: number) =>
  parts.filter(({ outBelow }) => outBelow !== null && share > outBelow);

it.each([
  [1, 12],
  [0.75, 9],
  [1 / 12, 1],
  [0, 0],
])('DAY-3: a van with %f of its things shows %i of 12', (share, pieces) => {
  expect(seen(emptyingVans(boxes(12), ONE), share)).toHaveLength(pieces);
});

it('DAY-3: a full one is the van as it was planned, in the same frame', () => {
  const { viewBox, parts } = emptyingVans(boxes(12), ONE);
  const planned = drawVans({ items: boxes(12), hold: ONE });
  expect([viewBox, parts.map(({ paths }) => paths)]).toEqual([
    planned.viewBox,
    planned.parts.map(({ paths }) => paths),
  ]);
});

it('DAY-3: each of two vans empties as fast as the other, and what found no room in them is not drawn', () => {
  const two = emptyingVans([{ id: 'sofa_3', title: 'Sofa', quantity: 60, cubicFeet: 60, kilograms: 50 }], {
    kind: 'vans',
    count: 2,
  });
  const all = seen(two, 1).length;
  expect(all).toBeLessThan(60);
  expect(Math.abs(seen(two, 0.5).length - all / 2)).toBeLessThanOrEqual(1);
  const always = ({ parts }: ReturnType<typeof emptyingVans>) =>
    parts.flatMap(({ outBelow, paths }) => (outBelow === null ? paths : [])).join('');
  expect(always(two)).toBe(always(emptyingVans([], { kind: 'vans', count: 2 })));
});

it('ABU-2: is drawn once for a list', () => {
  expect(emptyingVans(boxes(12), ONE)).toBe(emptyingVans(boxes(12), ONE));
  expect(emptyingVans(boxes(12), ONE)).not.toBe(emptyingVans(boxes(13), ONE));
});
