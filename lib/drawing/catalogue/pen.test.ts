import { CATALOGUE } from '../catalogue';

it('ILL-1: one pen draws everything: no drawing has lines of its own weight', () => {
  const pens = Object.entries(CATALOGUE).map(([id, { draw }]) => ({ id, pen: draw().pen }));
  const [first] = pens;
  const others = pens.filter(({ pen }) => pen.outline !== first?.pen.outline || pen.crease !== first.pen.crease);
  expect(others.map(({ id }) => id)).toEqual([]);
});
