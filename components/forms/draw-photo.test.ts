import { fitted } from './draw-photo';

it('CRW-1, CLM-1: a photo is as long as is kept at most, and never made larger', () => {
  expect(fitted(4000, 3000, 1600)).toEqual({ width: 1600, height: 1200 });
  expect(fitted(3000, 4000, 1600)).toEqual({ width: 1200, height: 1600 });
  expect(fitted(640, 480, 1600)).toEqual({ width: 640, height: 480 });
  expect(fitted(9000, 1, 1600)).toEqual({ width: 1600, height: 1 });
});
