import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { formatPence, lessPercent, pence } from '@/lib/domain/money';
import { weeklyPrice } from '@/lib/domain/pricing/storage-rates';
import { SITE } from '@/lib/site';
import { INITIAL_TERM, LARGE_SERVICES, TERM_CHOICES, homeContent, unitCards } from './home';
import { instantPlans, planCards, priceFrom } from './moving-plans';
import { asJsonLd, movingCompanyData } from './structured-data';

const CALL = { phone: '020 7946 0123', phoneHref: 'tel:+442079460123' };

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
    const words = homeContent(CALL)
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

  it('PRC-4, PRC-5: storage is priced by the active list, with the discount of each term', () => {
    const unit = unitCards().find(({ value }) => value === 'Plan 6x4');
    const listed = weeklyPrice(SITE.storagePriceList, { storageSpace: 'Plan 6x4', squareFeet: null }, 'weekly');
    expect(unit?.prices.map(({ week }) => week)).toEqual(
      [0, 25, 40, 55].map((percent) => formatPence(lessPercent(listed, percent))),
    );
    expect(TERM_CHOICES.map(({ detail }) => detail)).toEqual(['list price', '−25%', '−40%', '−55%']);
  });

  it('PRC-5: no unit has two prices: the cheapest one costs the same in the services and in the line-up', () => {
    const term = TERM_CHOICES.findIndex(({ value }) => value === INITIAL_TERM);
    expect(LARGE_SERVICES.find(({ name }) => name === 'Storage')?.price).toBe(unitCards()[0]?.prices[term]?.week);
    const names = unitCards().map(({ title }) => title);
    expect(new Set(names).size).toBe(names.length);
  });

  it('types no price: each is calculated from the price lists', () => {
    const folder = path.join(process.cwd(), 'lib/content');
    const sources = readdirSync(folder).filter((name) => /^(home|faqs|moving-plans)[\w-]*\.ts$/.test(name));
    const written = sources.filter((name) => !name.endsWith('.test.ts'));
    expect(written.length).toBeGreaterThan(2);
    for (const name of written)
      expect(readFileSync(path.join(folder, name), 'utf8')).not.toMatch(/£\d|\d ?(p|pounds)\b/);
  });

  it('LAW-8: the newest reviews are there, each marked as what it is', () => {
    const { reviews } = homeContent(CALL).reviews;
    expect(reviews).toHaveLength(4);
    expect(reviews.every(({ review }) => review.isExample)).toBe(true);
  });

  it('is small: the props of the page stay under 20 kB', () => {
    expect(JSON.stringify(homeContent(CALL)).length).toBeLessThan(20_000);
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
    expect(asJsonLd({ '@type': 'Thing', name: '</script><script>' })).not.toContain('<');
  });
});
