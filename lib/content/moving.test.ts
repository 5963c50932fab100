import { LISTED_ADD_ONS } from '@/lib/domain/prices/price-lists';
import { ADD_ON_CONTENT, INCLUDED_IN_EVERY_MOVE } from './moving';

describe('content of the moving flow', () => {
  it('says for every add-on what is done and what stays with the visitor, without a price', () => {
    for (const addOn of LISTED_ADD_ONS) {
      const { description, done, yours } = ADD_ON_CONTENT[addOn];
      expect(done.length).toBeGreaterThan(1);
      expect([description, ...done, yours].join(' ')).not.toMatch(/£|!/);
    }
  });

  it('LAW-1: names miles, road charges and VAT as included', () => {
    expect(INCLUDED_IN_EVERY_MOVE.join('; ')).toBe(
      'The first 25 miles; Loading, carrying and unloading; Congestion Charge, ULEZ, Blackwall and Silvertown tunnel tolls; VAT',
    );
  });
});
