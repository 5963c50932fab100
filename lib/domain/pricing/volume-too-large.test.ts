import { VolumeTooLarge } from './volume-too-large';

it('says how much it was, and is told from other errors by its name', () => {
  const error = new VolumeTooLarge(1_400.1);
  expect([error.cubicFeet, error.name, error.message]).toEqual([
    1_400.1,
    'VolumeTooLarge',
    '1400.1 cu ft is more than two vans hold',
  ]);
});
