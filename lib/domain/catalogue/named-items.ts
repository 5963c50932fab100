import type { CatalogueEntry } from './furniture';
import { FURNITURE } from './furniture';
import { recognise } from './paste-list/recognise';
import { plainText } from './paste-list/text';
import { searchCatalogue } from './search';

/** More than these are not told apart: another word is asked for. */
const MOST_NAMED = 12;

/**
 * The things of the catalogue that somebody means by a typed name: one where it is a title, or where only one matches; none
 * for an empty name. The best first, at most twelve.
 */
export function namedItems(name: string): readonly CatalogueEntry[] {
  const typed = name.trim().toLowerCase();
  if (typed === '') return [];
  const exact = FURNITURE.find(({ title }) => title.toLowerCase() === typed);
  const matching = exact ? [exact] : searchCatalogue(FURNITURE, typed);
  // A name without a telling word matches everything.
  return matching.length === FURNITURE.length ? [] : matching.slice(0, MOST_NAMED);
}

/** Returns the one thing that a name surely means; null where it names several or only comes near one ("clock"). */
export function surelyNamed(name: string): CatalogueEntry | null {
  const [named, ...others] = namedItems(name);
  if (!named || others.length > 0) return null;
  const { item, certainty } = recognise(FURNITURE, plainText(name));
  return item?.id === named.id && (certainty === 'sure' || certainty === 'usual') ? named : null;
}
