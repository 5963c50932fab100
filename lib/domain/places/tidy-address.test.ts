import { anAddress } from '@/lib/testing/moves';
import { tidyAddress } from './tidy-address';
import type { DraftAddress } from '../order-types';

const draft = (changes: Partial<DraftAddress>): DraftAddress => ({ ...anAddress({ postcode: 'n12tx' }), ...changes });

describe('QUO-6: an address as an order keeps it', () => {
  it.each([
    ['n12tx', 'N1 2TX'],
    [' SE15 4ql ', 'SE15 4QL'],
    ['N1', 'N1'],
    [' somewhere ', 'somewhere'],
    ['', ''],
  ])('writes the postcode %p as %p', (postcode, full) => {
    expect(tidyAddress(draft({ postcode })).postcode).toBe(full);
  });

  it('has the four fields and nothing beside them', () => {
    const typed = { ...draft({ floor: -1, elevator: true }), typedBy: 'a form' };
    expect(tidyAddress(typed)).toEqual({ postcode: 'N1 2TX', floor: -1, parking: true, elevator: true });
  });

  it('needs no lift on the ground floor', () => {
    expect(tidyAddress(draft({ floor: 0, elevator: null })).elevator).toBe(false);
  });

  it.each<Partial<DraftAddress>>([
    { floor: null },
    { parking: null },
    { floor: 1, elevator: null },
    { floor: -1, elevator: null },
  ])('says nothing that nobody has said: %p', (changes) => {
    expect(() => tidyAddress(draft(changes))).toThrow(RangeError);
  });
});
