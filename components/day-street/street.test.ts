import { layOutStreet } from './street';

const PICTURE = { path: '/street.svg', width: 608, height: 438, alt: '' };

it('DAY-3: every stop of the van is a share of the street, one after the other', () => {
  const { width, stops } = layOutStreet({ street: PICTURE, van: PICTURE, ends: ['home', 'store'] });
  const lefts = [stops.coming, stops.first, stops.between, stops.second].map(({ left }) => Number.parseFloat(left));
  expect(lefts.toSorted((a, b) => a - b)).toEqual(lefts);
  expect(width).toMatch(/^\d+(\.\d+)?%$/);
  expect(Math.max(...lefts) + Number.parseFloat(width)).toBeLessThanOrEqual(100);
});
