import { completed } from './document';

const COLLECTION = { label: 'Collection', address: 'N1 2TX' };
const DELIVERY = { label: 'Delivery', address: 'SE15 4QL' };
const at = ({ label, address }: typeof DELIVERY, street: string) => ({ label, address: `${street}, ${address}` });

describe('places of a document', () => {
  it('INV-1: get the streets that were given since', () => {
    const now = [at(COLLECTION, '12 Elm Road, London'), DELIVERY];
    expect(completed([COLLECTION, DELIVERY], now)).toEqual(now);
  });

  it.each([
    ['goes somewhere else by now', [COLLECTION], [at({ ...COLLECTION, address: 'E1 6AN' }, '1 Ash Lane, London')]],
    ['had its street already', [at(COLLECTION, '12 Elm Road, London')], [at(COLLECTION, '14 Elm Road, London')]],
    ['has become another', [COLLECTION], [at({ ...DELIVERY, address: 'N1 2TX' }, '1 Ash Lane, London')]],
    ['is no longer known', [COLLECTION], []],
  ])('INV-1: stay as they were issued where a stop %s', (_, written, now) => {
    expect(completed(written, now)).toEqual(written);
  });
});
