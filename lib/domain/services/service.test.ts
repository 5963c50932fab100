import { MOVING_ADD_ONS } from '../order-types';
import { chosenOf } from './service';

describe('the add-ons of a service among what is booked', () => {
  it.each([
    [
      ['MOVING', 'ASSEMBLING', 'PACKING'],
      ['PACKING', 'ASSEMBLING'],
    ],
    [['STORAGE_COLLECTION', 'UNPACKING'], []],
    [[], []],
  ] as const)('%j: %j, in the order of the service', (services, chosen) => {
    expect(chosenOf(MOVING_ADD_ONS, services)).toEqual(chosen);
  });
});
