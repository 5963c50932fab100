import { SERVICE_TYPES } from '../order-types';
import { COOLING_OFF_DAYS } from './assumptions';
import { isTransport } from './transport';

describe('LAW-6: the right to cancel', () => {
  it('is 14 days', () => {
    expect(COOLING_OFF_DAYS).toBe(14);
  });

  it('is not one for goods that are carried on a fixed date, and is one for everything else', () => {
    expect(SERVICE_TYPES.filter(isTransport)).toEqual(['MOVING', 'STORAGE_COLLECTION', 'SHIPPING', 'STORAGE_RETURN']);
  });
});
