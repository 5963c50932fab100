import { PLAN_MILES } from '@/lib/domain/catalogue/plan-capacity';
import { LONDON_AREAS } from '@/lib/domain/places/areas';
import { isInLondon } from '@/lib/domain/places/london';
import { boroughOf } from './area-links';
import { BOROUGHS } from './boroughs';
import { areaIndexContent } from './index-page';
import { movingAreaContent } from './moving-page';
import { parkingContent } from './parking';
import { reachOf } from './reach';
import { storageAreaContent } from './storage-page';

const PRODUCTS = [
  ['moving', BOROUGHS.map((borough) => movingAreaContent(borough))],
  ['storage', BOROUGHS.map((borough) => storageAreaContent(borough))],
] as const;

/** Keys of the content that are no text to read: URLs, drawings, and the map, which is the same on every page. */
const UNREAD = [
  'href',
  'path',
  'map',
  'drawing',
  'words',
  'avatar',
  'action',
  'current',
  'key',
  'spot',
  'iconUrl',
  'id',
];

function sentences(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value.replace(/<[^>]+>/g, '')];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (UNREAD.includes(key) ? [] : sentences(inner)));
}

const NAMES = [
  ...LONDON_AREAS,
  ...BOROUGHS.flatMap(({ neighbourhoods, moving, storage }) => [
    ...neighbourhoods,
    ...[moving.from, moving.to, storage.from].map(({ place }) => place),
  ]),
].toSorted((a, b) => b.length - a.length);
const NAME = new RegExp(NAMES.join('|'), 'g');
const DISTRICT = /\b[A-Z]{1,2}\d{1,2}[A-Z]?\b/g;

/**
 * Returns every run of five words, with names, postcodes and numbers normalised, to find texts that differ only by
 * those.
 */
function fiveWords(content: object): ReadonlySet<string> {
  const grams = sentences(content).flatMap((sentence) => {
    const plain = sentence
      .replace(NAME, 'name')
      .replace(DISTRICT, 'code')
      .replace(/[£\d.,]*\d/g, '0');
    const words = plain.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    return words.slice(4).map((_, index) => words.slice(index, index + 5).join(' '));
  });
  return new Set(grams);
}

function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((gram) => b.has(gram)).length;
  return shared / (a.size + b.size - shared);
}

describe.each(PRODUCTS)('pages of areas: %s', (product, pages) => {
  it('SEO-3: no two read as the same text with a name swapped', () => {
    const texts = pages.map((content) => ({ title: content.title, grams: fiveWords(content) }));
    const pairs = texts.flatMap((a, index) =>
      texts.slice(index + 1).map((b) => ({ pair: `${a.title} / ${b.title}`, value: similarity(a.grams, b.grams) })),
    );
    expect(pairs.filter(({ value }) => value > 0.5)).toEqual([]);
  });

  it('SEO-1: have titles and descriptions of their own, of sensible length', () => {
    const words = pages.map((page) => page.words);
    expect(new Set(words.map(({ title }) => title)).size).toBe(BOROUGHS.length);
    expect(new Set(words.map(({ description }) => description)).size).toBe(BOROUGHS.length);
    for (const { title, description } of words) {
      expect(title.length).toBeLessThanOrEqual(60);
      expect(description.length).toBeGreaterThanOrEqual(70);
      expect(description.length).toBeLessThanOrEqual(160);
    }
  });

  it('SEO-3: have four questions, a way out to the council, and links to every neighbour', () => {
    pages.forEach(({ questions, parking, near, map }, index) => {
      expect(questions).toHaveLength(4);
      expect(parking.link.href).toMatch(/\.gov\.uk/);
      const { neighbours = [], acrossTheRiver = [] } = BOROUGHS[index] ?? {};
      expect(near.neighbours).toHaveLength(neighbours.length + acrossTheRiver.length);
      expect(Object.keys(map.names)).toHaveLength(BOROUGHS.length);
    });
  });

  it('say nothing that a fact left empty', () => {
    for (const sentence of pages.flatMap((page) => sentences(page))) {
      expect(sentence).not.toMatch(/undefined|null|NaN|\[object| {2}| ,|\.\./);
    }
  });

  it('the index leads to every one of them', () => {
    const { regions } = areaIndexContent(product);
    const names = regions.flatMap(({ areas }) => areas.map(({ name }) => name));
    expect(names.toSorted()).toEqual([...LONDON_AREAS]);
    expect(regions.every(({ areas }) => areas.length > 0)).toBe(true);
  });
});

describe('example prices', () => {
  it('SEO-3: are the engine’s: the same within the included miles, more beyond them', () => {
    const bexley = boroughOf('bexley');
    const { rows } = movingAreaContent(bexley).table;
    const { nearest, farthest } = reachOf(bexley);
    expect(farthest.miles).toBeGreaterThan(PLAN_MILES);
    const near = rows.find(({ name }) => name === nearest.name);
    const far = rows.find(({ name }) => name === farthest.name);
    expect(near?.cells).toEqual(['£259', '£449', '£849']);
    expect(far?.cells).toEqual(
      [259, 449, 849].map((base) => `£${base + (farthest.miles - PLAN_MILES) * 1.5}`.replace(/\.5$/, '.50')),
    );
  });

  it('SEO-3: say for every borough what its council asks for, or where to look and by when', () => {
    const silent = BOROUGHS.filter((borough) => {
      const labels = parkingContent(borough).facts.map(({ label }) => label);
      if (borough.parking) return labels.length === 0;
      return !labels.includes('Where to look') || !labels.includes('By when');
    });
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it('SEO-3: name stairs and parking of the example’s own address', () => {
    const { example } = movingAreaContent(boroughOf('kensington-and-chelsea'));
    expect(example.lines.map(({ label, amount }) => `${label} ${amount}`)).toContain('No parking £15');
    expect(example.total.amount).toBe('£464');
  });

  it('SEO-3: says the same miles to the store in the text and in the priced example', () => {
    const { local, example } = storageAreaContent(boroughOf('hackney'));
    expect(local.paragraphs.join(' ')).toContain('12 miles from E5 to NW10');
    expect(example.lines.map(({ label }) => label)).toContain('12 miles');
  });

  it('LAW-1: storage from the edge of London pays for the miles that are not included', () => {
    const questions = storageAreaContent(boroughOf('havering')).questions.map(({ answer }) => answer);
    expect(questions.some((answer) => answer.includes('26 miles away, 1 more than the 25'))).toBe(true);
  });
});

it('an address that no borough has is an error', () => {
  expect(() => boroughOf('atlantis')).toThrow(RangeError);
});

describe('Greater London', () => {
  it('has every district of every borough, so that each has a price', () => {
    const districts = BOROUGHS.flatMap((borough) => borough.districts);
    expect(districts.filter((outcode) => !isInLondon(outcode))).toEqual([]);
  });
});
