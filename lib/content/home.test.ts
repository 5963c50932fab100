import { homeContent } from './home';
import { instantPlans, planCards, priceFrom } from './moving-plans';
import { asJsonLd, movingCompanyData } from './structured-data';
import { formatPence, pence } from '@/lib/domain/money';
import { SITE } from '@/lib/site';

describe('home content', () => {
  it('LAW-2: the tagline is the price of the cheapest move that the engine sells', () => {
    const cheapest = Math.min(...instantPlans().map(({ space }) => priceFrom(space)));
    expect(SITE.tagline).toBe(`Smart Moving from ${formatPence(pence(cheapest))}`);
    expect(priceFrom('custom')).toBe(cheapest);
  });

  it('PRC-1: the plans cost and hold what the spec says', () => {
    expect(instantPlans().map(({ label, price, facts }) => `${label} ${price}: ${facts}`)).toEqual([
      'Mini £169: 2 movers · 10 boxes',
      '1 bed £259: 2 movers · 30 boxes',
      '2 bed £449: 3 movers · 55 boxes',
      '3 bed £849: 4 movers · 75 boxes',
      'Custom £49: 10 cubic feet, then 60p each',
    ]);
    expect(planCards()[0]?.points).toContain('2 movers for 2 hours');
    expect(planCards()[3]?.points).toContain('2 vans, up to 25 miles');
  });

  it('LAW-1: everything that can add to a price is named with its own price', () => {
    const words = homeContent('020 7946 0123')
      .nothingHidden.pledges.map(({ text }) => text)
      .join(' ');
    for (const charge of [
      '£10 a floor',
      '£15 without parking',
      '£25 for one more',
      '£1.50 a mile',
      '60p a cubic foot',
      '10% on busy days',
    ]) {
      expect(words).toContain(charge);
    }
  });

  it('is small: the props of the page stay under 20 kB', () => {
    expect(JSON.stringify(homeContent('020 7946 0123')).length).toBeLessThan(20_000);
  });
});

describe('structured data', () => {
  it('SEO-2: describes a MovingCompany by facts of the page, without rating or samples', () => {
    const data = movingCompanyData();
    expect(data).toMatchObject({ '@type': 'MovingCompany', name: SITE.name, priceRange: '£49–£849' });
    expect(Object.keys(data)).not.toEqual(expect.arrayContaining(['aggregateRating']));
    expect(JSON.stringify(data)).not.toMatch(/sample|review/i);
  });

  it('cannot end its script element', () => {
    expect(asJsonLd({ name: '</script><script>' })).not.toContain('<');
  });
});
