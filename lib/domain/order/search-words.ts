import type { Address, Addresses, OrderLike } from '../vocabulary';
import { compact, fold } from './search-fold';

/** What somebody who is looked for has given. */
export type Searched = {
  readonly names: readonly string[];
  readonly email: string | null;
  /** With plus and country code. */
  readonly phone: string | null;
  /** References and postcodes: groups of letters and digits. */
  readonly codes: readonly string[];
};

/** Longer words are cut, here and where they are looked for: an index takes so much. */
export const LONGEST_WORD = 80;
/** Words kept of one order or enquiry: more than fit into the fields of any form. */
const MOST_WORDS = 400;
/** Before a telephone number that is written backwards, to be found by its end. */
export const BACKWARDS = '~';

/**
 * The words that an order or an enquiry is found by, each by its beginning (searchTerms): parts of names, the email
 * address, its parts and its domain, the telephone number forwards and backwards, and codes from each of their groups on.
 */
export function searchWords({ names, email, phone, codes }: Searched): readonly string[] {
  const words = [
    ...codes.flatMap(codeWords),
    ...(phone === null ? [] : [phone, BACKWARDS + backwards(phone.replace('+', ''))]),
    ...(email === null ? [] : emailWords(fold(email))),
    ...names.flatMap((name) => nameWords(fold(name))),
  ];
  const kept = words.map((word) => word.slice(0, LONGEST_WORD)).filter((word) => word !== '');
  return [...new Set(kept)].slice(0, MOST_WORDS);
}

/** What of an order is searched. */
export const searchedOrder = (
  reference: string,
  { details, addresses }: Pick<OrderLike, 'details' | 'addresses'>,
): Searched => ({
  names: [details.firstName, details.lastName],
  email: details.email,
  phone: `+${details.phonePrefix}${details.phone}`,
  codes: [reference, ...postcodesOf(addresses)],
});

export const backwards = (text: string): string => Array.from(text).toReversed().join('');

/** "mary-jane": as one word, and each part of it. */
const nameWords = (name: string): readonly string[] =>
  name.split(/\s+/).flatMap((word) => [compact(word), ...word.split(/[^\p{L}\d]+/u)]);

function emailWords(email: string): readonly string[] {
  const [own = '', domain = ''] = email.split('@');
  return [email, compact(domain), ...nameWords(own)];
}

/** "SM-7K4Q-2XPD": sm7k4q2xpd, 7k4q2xpd, 2xpd. */
function codeWords(code: string): readonly string[] {
  const groups = fold(code).split(/[^\p{L}\d]+/u);
  return groups.map((_group, from) => groups.slice(from).join(''));
}

function postcodesOf(addresses: Addresses): readonly string[] {
  const { additional_collection = [], additional_delivery = [], ...single } = addresses;
  const all: readonly Address[] = [...Object.values(single), ...additional_collection, ...additional_delivery];
  return all.map(({ postcode }) => postcode);
}
