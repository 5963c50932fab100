import { parsed } from '@/lib/testing/parsed';
import { renderedPages, type RenderedPage } from '@/lib/testing/rendered-pages';
import { indexablePages } from './site-pages';

/** A weekly price: "£9 a week", or "£9£6.75 a week" where one of several is shown. */
const WEEK = /(?:£[\d.,]+)+\s*a week/;
const EVERY_WEEK = new RegExp(WEEK, 'g');
/** A trip with its price, in either order. */
const TRIPS =
  /\b(?:collect\w*|return\w*|trips?|fetch\w*|way back)\b[^£]{0,80}£\d|£[\d.]+[^£]{0,60}\b(?:collect|return|trip|each way)/i;
/** The elements whose text belongs together: a question with its answer, a card, a section. */
const PARTS = 'details, form, section, article, header, main';

let pages: readonly RenderedPage[] = [];
beforeAll(async () => {
  pages = await renderedPages();
});

const textOf = (element: Element | null) => (element?.textContent ?? '').replace(/\s+/g, ' ');
/** Returns whether a text names trips with a price. A weekly price near the word does not count. */
const namesTrips = (text: string) => TRIPS.test(text.replace(EVERY_WEEK, ''));

/**
 * Returns the blocks with a weekly price and no trip prices in them or beside them. A list of units has the trip prices
 * once.
 */
function silentBlocks({ html }: RenderedPage): readonly string[] {
  if (!html.includes('week')) return [];
  const { body } = parsed(html);
  for (const script of body.querySelectorAll('script, style')) script.remove();
  const blocks = [...body.querySelectorAll('p, li, dd, td, th, h1, h2, h3, h4, label, legend, option, summary, div')];
  const priced = blocks.filter((block) => WEEK.test(textOf(block)));
  const innermost = priced.filter((block) => !priced.some((other) => other !== block && block.contains(other)));
  return innermost
    .filter((block) => !namesTrips(textOf(block)) && !namesTrips(textOf(block.parentElement)) && !isOfAList(block))
    .map((block) => textOf(block).slice(0, 160));
}

/** Returns whether a block is one of several units in a part that names the trips once, outside of the list. */
function isOfAList(block: Element): boolean {
  const part = block.closest(PARTS)?.cloneNode(true) as Element | undefined;
  if (!part || !block.closest('ul, ol, table, dl, fieldset, select, details, [data-size]')) return false;
  for (const entry of part.querySelectorAll('li')) entry.remove();
  return namesTrips(textOf(part));
}

type Thing = { readonly [key: string]: unknown };
/** Returns every weekly offer in the structured data, at any depth. */
function weeklyOffers(value: unknown): readonly Thing[] {
  if (typeof value !== 'object' || value === null) return [];
  const isWeekly = 'priceSpecification' in value && JSON.stringify(value.priceSpecification).includes('"WEE"');
  return [...(isWeekly ? [value as Thing] : []), ...Object.values(value).flatMap(weeklyOffers)];
}

describe('the price of a week of storage', () => {
  it('LAW-1 stands on no page without the trips that nobody can avoid', () => {
    const silent = pages.flatMap((page) => silentBlocks(page).map((text) => `${page.path}: ${text}`));
    expect(silent).toEqual([]);
    expect(pages.filter(({ html }) => WEEK.test(html)).length).toBeGreaterThan(20);
  });

  it('LAW-1 stands in no title or description without them, which are the words of links and shares', () => {
    const said = indexablePages(pages).flatMap(({ props }) => [props.title, props.description]);
    expect(said.filter((text) => WEEK.test(text) && !namesTrips(text))).toEqual([]);
  });

  it('LAW-1 SEO-2 is offered to search engines as a week, with the trips', () => {
    const offers = pages.flatMap(({ props }) => weeklyOffers(JSON.parse(props.jsonLd ?? '[]')));
    expect(offers.length).toBeGreaterThan(20);
    expect(offers.filter(({ description }) => typeof description !== 'string' || !namesTrips(description))).toEqual([]);
    const storage = indexablePages(pages).filter(({ path }) => /^\/services\/(?:\w+\/)?[\w-]*storage/.test(path));
    const whole = storage.flatMap(({ path, props }) => {
      const all = JSON.stringify(props.jsonLd).match(/"@type\\*":\\*"Offer/g)?.length ?? 0;
      return all === weeklyOffers(JSON.parse(props.jsonLd ?? '[]')).length ? [] : [path];
    });
    expect(whole).toEqual([]);
  });
});
