import { withAddressName } from './address-names';

const SENTENCE = 'Enter a postcode';
const said = (path: string, addresses: object = {}) => withAddressName(path, SENTENCE, { addresses });

describe('withAddressName', () => {
  it.each([
    ['addresses.collection.postcode', 'Collection: Enter a postcode'],
    ['answers.addresses.delivery.floor', 'Delivery: Enter a postcode'],
    ['addresses.cleaning.postcode', 'The home to clean: Enter a postcode'],
  ])('FORM-2: says whose %s is meant', (path, sentence) => expect(said(path)).toBe(sentence));

  it('FORM-2: counts where there are several of a kind, in either way of writing a place', () => {
    const two = { additional_delivery: [{}, {}] };
    expect(said('addresses.additional_delivery.1.postcode', two)).toBe('Another delivery (2): Enter a postcode');
    expect(said('answers.addresses.additional_delivery[0].postcode', two)).toBe(
      'Another delivery (1): Enter a postcode',
    );
    expect(said('addresses.additional_delivery.0.postcode', { additional_delivery: [{}] })).toBe(
      'Another delivery: Enter a postcode',
    );
  });

  it.each(['email', 'addresses', 'addresses.constructor.name'])('leaves what is said of %s as it is', (path) =>
    expect(said(path)).toBe(SENTENCE),
  );
});
