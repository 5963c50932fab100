import { allArticles } from './articles';
import { feedXml } from './feed';

const ORIGIN = 'https://www.example.com';
const all = allArticles();

const parsed = (articles = all) => {
  const xml = feedXml(articles, { origin: ORIGIN, description: 'Guides & more' });
  return new DOMParser().parseFromString(xml, 'application/xml');
};
const textsOf = (parent: Element | Document, name: string) =>
  [...parent.querySelectorAll(name)].map(({ textContent }) => textContent);

describe('the feed', () => {
  it('is well-formed RSS 2.0 with what a channel needs', () => {
    const feed = parsed();
    expect(feed.querySelector('parsererror')).toBeNull();
    expect(feed.documentElement.tagName).toBe('rss');
    expect(feed.documentElement.getAttribute('version')).toBe('2.0');
    expect(textsOf(feed, 'channel > link')).toEqual([`${ORIGIN}/blog`]);
    expect(textsOf(feed, 'channel > description')).toEqual(['Guides & more']);
    const [self] = feed.getElementsByTagNameNS('http://www.w3.org/2005/Atom', 'link');
    expect(self?.getAttribute('href')).toBe(`${ORIGIN}/blog/feed.xml`);
  });

  it('has each article once, with an absolute link, a permanent id and a day that readers understand', () => {
    const items = [...parsed().querySelectorAll('item')];
    expect(items).toHaveLength(all.length);
    items.forEach((item, index) => {
      const { title, path, date } = all[index]!;
      expect(textsOf(item, 'title')).toEqual([title]);
      expect(textsOf(item, 'link')).toEqual([ORIGIN + path]);
      expect(textsOf(item, 'guid')).toEqual([ORIGIN + path]);
      const [published = ''] = textsOf(item, 'pubDate');
      expect(published).toMatch(/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/);
      expect(new Date(published).toISOString().slice(0, 10)).toBe(date);
    });
  });

  it('escapes what XML reserves', () => {
    const [article] = all;
    const item = parsed([{ ...article!, title: 'Tom & <Ana>' }]).querySelector('item');
    expect(textsOf(item!, 'title')).toEqual(['Tom & <Ana>']);
  });
});
