import { CLEANING_SERVICE as cleaning, RETURN_SERVICE as returns, STORAGE_SERVICE as storage } from './services';

describe('the other tabs of the price widget', () => {
  it('PRC-4, PRC-5: storage says the week of every unit for every term, by the active list', () => {
    expect(storage.sizes.options.map(({ label, prices }) => [label, ...prices]).slice(0, 3)).toEqual([
      ['3 × 3 ft', '£9', '£6.75', '£5.40', '£4.05'],
      ['3 × 5 ft', '£15.90', '£11.93', '£9.54', '£7.16'],
      ['6 × 4 ft', '£21.90', '£16.43', '£13.14', '£9.86'],
    ]);
    expect(storage.sizes.options[2]?.facts).toBe(
      `a full unit costs ${returns.sizes.options[2]?.prices[0]} to bring back`,
    );
    expect(storage.terms?.options.map(({ note }) => note)).toEqual([
      'a week at a time · collection and return from £49 each',
      '4 weeks or more · collection and return from £49 each',
      '13 weeks or more · collection and return from £49 each',
      '26 weeks or more · collection free, return from £49',
    ]);
  });

  it('who is not sure yet sees from what the cheapest unit costs, and goes to all of them', () => {
    expect(storage.sizes.options.at(-1)).toMatchObject({
      value: '',
      lead: 'from',
      prices: ['£9', '£6.75', '£5.40', '£4.05'],
    });
  });

  it('PRC-3: a clean has the price of its home', () => {
    expect(cleaning.sizes.options.map(({ label, facts, prices }) => [label, facts, ...prices])).toEqual([
      ['1 bedroom', '2 cleaners · 5 hours', '£209'],
      ['2 bedrooms', '2 cleaners · 5 hours', '£269'],
      ['3 bedrooms', '2 cleaners · 6 hours', '£299'],
    ]);
  });

  it('PRC-6: a return costs what the unit holds, some things at least the first 10 cubic feet', () => {
    const priced = returns.sizes.options;
    expect(priced[2]).toMatchObject({ label: '6 × 4 ft unit', facts: 'up to 134 cu ft', prices: ['£86.20'] });
    expect(priced.at(-1)).toMatchObject({ lead: 'from', facts: '10 cu ft, then 30p each', prices: ['£49'] });
  });
});
