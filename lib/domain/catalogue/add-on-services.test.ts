import { CLEANING_ADD_ONS, MOVING_ADD_ONS, RETURN_ADD_ONS, STORAGE_ADD_ONS } from '../order-types';
import { ADD_ON_SERVICES, MATERIALS_WITH } from './add-on-services';

describe('ADD_ON_SERVICES', () => {
  it('PRC-2, PLN-1: are packing, cleaning and assembling, and materials for who packs alone', () => {
    expect(ADD_ON_SERVICES.map(({ key, title }) => [key, title])).toEqual([
      ['PACKING', 'Packing'],
      ['CLEANING', 'Cleaning'],
      ['ASSEMBLING', 'Dismantling and reassembly'],
      ['PACKING_MATERIALS', 'Boxes and tape'],
    ]);
  });

  it('PRC-2: a set of materials is offered with the services that the pages name, and with no other', () => {
    const offers = {
      'a move': MOVING_ADD_ONS,
      storage: STORAGE_ADD_ONS,
      'a clean': CLEANING_ADD_ONS,
      'a return': RETURN_ADD_ONS,
    };
    for (const [service, addOns] of Object.entries(offers)) {
      expect([service, MATERIALS_WITH.includes(service)]).toEqual([
        service,
        (addOns as readonly string[]).includes('PACKING_MATERIALS'),
      ]);
    }
  });
});
