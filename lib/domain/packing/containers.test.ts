import { UNIT_HEIGHT_FEET } from '../catalogue/storage-units';
import { VAN } from '../catalogue/vans';
import { storageUnit, UNIT_HEIGHT, VAN_INSIDE, volumeOf } from './containers';

it('the van inside is the van that volumes are counted with, to the foot', () => {
  expect(Math.round(volumeOf(VAN_INSIDE))).toBe(701);
  expect(volumeOf(VAN_INSIDE) - VAN.cubicFeet).toBeLessThan(2);
  expect(VAN_INSIDE.kilograms).toBe(VAN.kilograms);
});

it('a unit is 8 ft high wherever it is measured, and its floor carries whatever fits', () => {
  expect(UNIT_HEIGHT).toBe(UNIT_HEIGHT_FEET);
  expect(storageUnit(6, 4)).toEqual({ width: 6, depth: 4, height: 8, kilograms: Infinity });
});

it.each([
  [{ width: 6, depth: 4, height: 8 }, 192],
  [{ width: 0, depth: 4, height: 8 }, 0],
  [{ width: 0.5, depth: 0.5, height: 0.5 }, 0.125],
])('the volume of %p', (box, cubicFeet) => {
  expect(volumeOf(box)).toBe(cubicFeet);
});
