import type { Address, Addresses, OrderLike } from '../order-types';
import { compact, fold } from './search-fold';

/** The searchable details of a person's order or enquiry. */
export type Searched = {
  readonly names: readonly string[];
  readonly email: string | null;
  /** With plus and country code. */
  readonly phone: string | null;
  /** References and postcodes: groups of letters and digits. */
  readonly codes: readonly string[];
};

/** The longest indexed word. Longer ones are cut here and in searches, because an index entry has a size limit. */
export const LONGEST_WORD = 80;
/** The most words of one order or enquiry: more than the fields of any form can hold. */
const MOST_WORDS = 400;
/** The prefix of a reversed telephone number, which is indexed so that searches can match its end. */
export const BACKWARDS = '~';

/**
 * Returns the words by whose beginnings (searchTerms) an order or enquiry is found: parts of names, the email address,
 * its parts and domain, the telephone number forwards and backwards, and codes from each of their groups on.
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

/** Returns the searchable details of an order. */
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

/** Splits a name into words: "mary-jane" as one word, and each of its parts. */
const nameWords = (name: string): readonly string[] =>
  name.split(/\s+/).flatMap((word) => [compact(word), ...word.split(/[^\p{L}\d]+/u)]);

function emailWords(email: string): readonly string[] {
  const [own = '', domain = ''] = email.split('@');
  return [email, compact(domain), ...nameWords(own)];
}

/** Returns a code from each of its groups on: "SM-7K4Q-2XPD" gives sm7k4q2xpd, 7k4q2xpd and 2xpd. */
function codeWords(code: string): readonly string[] {
  const groups = fold(code).split(/[^\p{L}\d]+/u);
  return groups.map((_group, from) => groups.slice(from).join(''));
}

function postcodesOf(addresses: Addresses): readonly string[] {
  const { additional_collection = [], additional_delivery = [], ...single } = addresses;
  const all: readonly Address[] = [...Object.values(single), ...additional_collection, ...additional_delivery];
  return all.map(({ postcode }) => postcode);
}
