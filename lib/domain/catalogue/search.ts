import { allWords, isTelling } from './words';

/** What a search looks at; the catalogue of the API and that of lib/domain both fit. */
export type Searchable = {
  readonly title: string;
  readonly room: string;
  readonly synonyms?: readonly string[];
};

/**
 * The items that match every word of the query, best first; all of them, in their order, for a query without words.
 * Case, accents, apostrophes, hyphens and plurals do not matter, and a word may be only begun ("wardr").
 * The whole phrase before single words, title before synonym before room, whole words before beginnings;
 * ties keep the catalogue's order.
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

/** 0 when one of the words is found nowhere: people narrow a search by adding words. */
function wordScore(item: Searchable, wanted: readonly string[]): number {
  const title = allWords(item.title);
  const synonyms = (item.synonyms ?? []).flatMap(allWords);
  const room = allWords(item.room);
  const scores = wanted.map((word) => matchIn(title, word) * 10 + matchIn(synonyms, word) * 6 + matchIn(room, word));
  return scores.includes(0) ? 0 : scores.reduce((sum, each) => sum + each, 0);
}

/** A thing that is called exactly what was typed comes before one that merely has the words in its name. */
function phraseScore(item: Searchable, phrase: readonly string[]): number {
  const typed = phrase.join(' ');
  const names = [item.title, ...(item.synonyms ?? [])].map((name) => allWords(name).join(' '));
  if (names.includes(typed)) return 30;
  return names[0]?.startsWith(typed) ? 20 : 0;
}

/** 2 for the whole word, 1 for its beginning, 0 for neither. */
function matchIn(candidates: readonly string[], word: string): 0 | 1 | 2 {
  if (candidates.includes(word)) return 2;
  return candidates.some((candidate) => candidate.startsWith(word)) ? 1 : 0;
}
