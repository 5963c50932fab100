import { readArticle } from './articles';
import { ContentError } from './front-matter';

const FACTS = {
  title: 'How to pack a plant',
  shortTitle: 'Packing a plant',
  description: 'What a plant needs on the day of a move, from the week before to the first watering in the new home.',
  date: '2026-11-10',
  updated: '2026-11-12',
  topics: ['Packing'],
  services: ['moving', 'packing'],
  drawing: 'items/plant',
};

const file = (facts: object, body = '## Water\n\nNot on the last day.') => ({
  slug: 'sample',
  file: 'lib/content/blog/sample.md',
  text: `---\n${JSON.stringify(facts)}\n---\n${body}`,
});
const problemsOf = (facts: object, body?: string): readonly string[] => {
  try {
    readArticle(file(facts, body));
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
};

describe('an article', () => {
  it('is its facts, its text as HTML, and the minutes it takes', () => {
    expect(readArticle(file(FACTS, `## Water\n\n${'word '.repeat(440)}`))).toMatchObject({
      slug: 'sample',
      path: '/blog/sample',
      title: 'How to pack a plant',
      minutes: 3,
      headings: [{ id: 'water', text: 'Water' }],
      drawing: { path: expect.stringMatching(/^\/drawings\/items\/plant\./) as string },
    });
  });

  it.each([
    [{ title: undefined }, 'title is missing'],
    [{ title: 'x'.repeat(76) }, 'title has more than 75 characters'],
    [{ shortTitle: 'x'.repeat(34) }, 'shortTitle has more than 33 characters'],
    [{ description: 'Short.' }, 'description has fewer than 70 characters'],
    [{ date: '10 November 2026' }, 'date is not a day like 2026-11-20'],
    [{ updated: '2026-02-30' }, 'updated is not a day like 2026-11-20'],
    [{ updated: '2026-11-09' }, 'updated is before date'],
    [{ topics: ['Gardening'] }, /^topics are Moving, Packing, /],
    [{ topics: [] }, 'topics are missing'],
    [{ services: ['moving', 'teleport'] }, /^services are moving, packing, /],
    [{ services: ['moving'] }, 'services has fewer than 2'],
    [{ drawing: 'items/castle' }, /There is no drawing "items\/castle"/],
    [{ author: 'Me' }, 'there are unknown entries: author'],
    [{ sources: [{ name: 'TfL', url: 'tfl' }] }, 'sources[0].url is no https address'],
  ])('with %j is refused in words', (change, problem) => {
    expect(problemsOf({ ...FACTS, ...change })).toContainEqual(
      typeof problem === 'string' ? problem : expect.stringMatching(problem),
    );
  });

  it('names every problem and the file at once', () => {
    const faulty = file({ ...FACTS, title: 'x', date: 'soon' });
    expect(() => readArticle(faulty)).toThrow(
      /^lib\/content\/blog\/sample\.md:\n {2}- title has fewer than 8 characters\n {2}- date is not a day/,
    );
  });

  it('without front matter, or with some that is no YAML, is refused', () => {
    expect(() => readArticle({ ...file(FACTS), text: '## Only text' })).toThrow(/begins with front matter/);
    expect(() => readArticle({ ...file(FACTS), text: '---\ntitle: "open\n---\ntext' })).toThrow(/is not YAML/);
  });

  it('PRC-1: types no price of ours, and the amounts of others only with their source', () => {
    const sources = [{ name: 'Transport for London', url: 'https://tfl.gov.uk/', amounts: ['£12.50'] }];
    expect(problemsOf(FACTS, 'It costs £259.')).toEqual([expect.stringMatching(/^£259: a price of ours is a place/)]);
    expect(problemsOf({ ...FACTS, sources }, 'It costs £12.50, and £1,250 more.')).toEqual([
      expect.stringMatching(/^£1,250: /),
    ]);
    expect(problemsOf({ ...FACTS, sources }, 'It costs £12.50, and {{price:one_bedroom}} more.')).toEqual([]);
  });
});
