import type { CatalogueEntry } from './furniture';
import { FURNITURE } from './furniture';
import { recognise } from './paste-list/recognise';
import { plainText } from './paste-list/text';
import { searchCatalogue } from './search';

/** With more matches than this the visitor is asked for another word. */
const MOST_NAMED = 12;

/** Returns the items that a typed name may mean, the best first, at most twelve. None for an empty name. */
export function namedItems(name: string): readonly CatalogueEntry[] {
  const typed = name.trim().toLowerCase();
  if (typed === '') return [];
  const exact = FURNITURE.find(({ title }) => title.toLowerCase() === typed);
  const matching = exact ? [exact] : searchCatalogue(FURNITURE, typed);
  // A name without a distinctive word matches everything.
  return matching.length === FURNITURE.length ? [] : matching.slice(0, MOST_NAMED);
}

/** Returns the one item that a name certainly means. Null where the name fits several or is only similar ("clock"). */
export function surelyNamed(name: string): CatalogueEntry | null {
  const [named, ...others] = namedItems(name);
  if (!named || others.length > 0) return null;
  const { item, certainty } = recognise(FURNITURE, plainText(name));
  return item?.id === named.id && (certainty === 'sure' || certainty === 'usual') ? named : null;
}
