import { ADDRESS_WORDS, DATE_LABELS, SERVICE_NAMES } from './labels';
import { SERVICE_TYPES } from '../order-types';

describe('labels', () => {
  it.each([
    ['MOVING', 'Moving'],
    ['STORAGE_COLLECTION', 'Storage Collection'],
    ['STORAGE_RETURN', 'Storage Return'],
    ['CLEANING', 'Cleaning'],
    ['PACKING', 'Packing'],
    ['UNPACKING', 'Unpacking'],
    ['PACKING_MATERIALS', 'Packing Materials'],
    ['PACKING_MATERIALS_DELIVERY', 'Packing Materials Delivery'],
    ['SHIPPING', 'International Shipping'],
    ['ASSEMBLING', 'Assembling'],
    ['DISPOSAL', 'Disposal'],
  ] as const)('PRC-7: %s is "%s"', (service, name) => {
    expect(SERVICE_NAMES[service]).toBe(name);
  });

  it('PRC-7: every service type has a name of its own', () => {
    const names = SERVICE_TYPES.map((service) => SERVICE_NAMES[service]);
    expect(new Set(names).size).toBe(SERVICE_TYPES.length);
  });

  it.each([
    ['movingDate', 'Collection Date'],
    ['storageCollectionDate', 'Collection Date'],
    ['cleaningDate', 'Cleaning Date'],
    ['shippingDate', 'Shipping Date'],
    ['deliveryDate', 'Delivery Date'],
  ] as const)('PRC-7: %s is "%s"', (date, label) => {
    expect(DATE_LABELS[date]).toBe(label);
  });

  it('PRC-7: each of the six address kinds has a postcode label', () => {
    expect(Object.keys(ADDRESS_WORDS)).toHaveLength(6);
    expect(Object.values(ADDRESS_WORDS).every(({ postcode }) => /postcode/i.test(postcode))).toBe(true);
  });
});
