import { uncapitalised } from '../wording';
import type { Items } from '../order-types';
import { findMeasures } from './measures';

/** Returns one piece of a line of the list in a sentence: "the TV", "one medium box". Own items keep their title. */
export function pieceInSentence({ id, title, quantity }: Items[number]): string {
  if (!findMeasures(id)) return title;
  const [name = title] = title.split(',');
  // An abbreviation ("TV") keeps its capitals.
  const inSentence = /^[A-Z][a-z]/.test(name) ? uncapitalised(name) : name;
  return quantity === 1 ? `the ${inSentence}` : `one ${inSentence}`;
}
