import { ADD_ON_SERVICES } from './add-on-services';

describe('ADD_ON_SERVICES', () => {
  it('PRC-2, PLN-1: are packing, cleaning and assembling, and materials for who packs alone', () => {
    expect(ADD_ON_SERVICES.map(({ key, title }) => [key, title])).toEqual([
      ['PACKING', 'Packing'],
      ['CLEANING', 'Cleaning'],
      ['ASSEMBLING', 'Dismantling and reassembly'],
      ['PACKING_MATERIALS', 'Boxes and tape'],
    ]);
  });
});
