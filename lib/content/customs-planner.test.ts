import { LONGEST_WEEKS } from '@/lib/domain/customs/days';
import { customsPlannerPage } from './customs-planner';
import { TRANSIT } from './services/shipping-transit';

describe('the customs planner', () => {
  it('counts with the longest way that the shipping pages name', () => {
    const longest = (words: string) => Number(/to (\d+) weeks$/.exec(words)?.[1]);
    expect(LONGEST_WEEKS).toEqual({
      spain: longest(TRANSIT.spain.shared),
      portugal: longest(TRANSIT.portugal.shared),
      united_arab_emirates: longest(TRANSIT.emirates.shared),
    });
  });

  it('begins with an empty form, without an error, and says that it is not advice', () => {
    const { form, notAdvice } = customsPlannerPage().body;
    expect(Object.values(form.values).join('')).toBe('');
    expect(form.errors).toEqual({});
    expect(notAdvice).toMatch(/not legal advice/);
  });
});
