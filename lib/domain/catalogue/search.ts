import { allWords, isTelling } from './words';

export type Searchable = {
  readonly title: string;
  readonly room: string;
  readonly synonyms?: readonly string[];
};

/**
 * Returns the items that match every word of the query, best first, or all for a query without words. Case, accents,
 * hyphens and plurals do not matter, and a word may be incomplete ("wardr"). The whole phrase ranks before single
 * words, title before synonym before room, whole words before beginnings.
 */
export function searchCatalogue<Item extends Searchable>(items: readonly Item[], query: string): readonly Item[] {
  const phrase = allWords(query);
  const wanted = phrase.filter(isTelling);
  if (wanted.length === 0) return items;
  return items
    .map((item) => ({ item, byWords: wordScore(item, wanted), byPhrase: phraseScore(item, phrase) }))
    .filter(({ byWords }) => byWords > 0)
    .toSorted((a, b) => b.byWords + b.byPhrase - (a.byWords + a.byPhrase))
    .map(({ item }) => item);
}

/** Scores an item by single words. 0 when it lacks one of them, since people narrow a search by adding words. */
function wordScore(item: Searchable, wanted: readonly string[]): number {
  const title = allWords(item.title);
  const synonyms = (item.synonyms ?? []).flatMap(allWords);
  const room = allWords(item.room);
  const scores = wanted.map((word) => matchIn(title, word) * 10 + matchIn(synonyms, word) * 6 + matchIn(room, word));
  return scores.includes(0) ? 0 : scores.reduce((sum, each) => sum + each, 0);
}

/** Scores an item by the whole phrase: an exact title ranks before one that only contains the words. */
function phraseScore(item: Searchable, phrase: readonly string[]): number {
  const typed = phrase.join(' ');
  const names = [item.title, ...(item.synonyms ?? [])].map((name) => allWords(name).join(' '));
  if (names.includes(typed)) return 30;
  return names[0]?.startsWith(typed) ? 20 : 0;
}

/** Returns 2 for the whole word, 1 for its beginning, 0 for neither. */
function matchIn(candidates: readonly string[], word: string): 0 | 1 | 2 {
  if (candidates.includes(word)) return 2;
  return candidates.some((candidate) => candidate.startsWith(word)) ? 1 : 0;
}
