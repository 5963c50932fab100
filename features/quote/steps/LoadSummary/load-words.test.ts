import { planFit } from '@/lib/domain/pricing/fit';
import { loadWords } from './load-words';

const box = (quantity: number) => [{ id: 'box_m', title: 'Medium box', quantity, cubicFeet: 2.4, kilograms: 14 }];

describe('ILL-1: the words of the gauges', () => {
  it('say how full a plan, a van or two vans are, by volume and by weight', () => {
    expect(loadWords('mini', planFit('mini', box(35)))).toEqual({
      full: 'Plan 40% full',
      volume: '84 cu ft of 210 cu ft',
      weight: '490 kg of 1,000 kg',
    });
    expect(loadWords('custom', planFit('custom', box(35))).full).toBe('Van 12% full');
    expect(loadWords('custom', planFit('custom', box(350)))).toEqual({
      full: '2 vans 60% full',
      volume: '840 cu ft of 1,400 cu ft',
      weight: '4,900 kg of 2,000 kg',
    });
  });
});
