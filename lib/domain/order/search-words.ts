import type { Addresses, Address, OrderLike } from '../vocabulary';

/**
 * What an order is found by at the desk: reference, name, email, phone and postcodes, lower case, each also without the
 * blanks and dashes that people leave out. A text to look for is brought into the same form by `searchForms`.
 */
export function searchWords(
  reference: string,
  { details, addresses }: Pick<OrderLike, 'details' | 'addresses'>,
): string {
  const { firstName, lastName, email, phone, phonePrefix } = details;
  const codes = [reference, ...postcodesOf(addresses)];
  const words = [`${firstName} ${lastName}`, email, ...codes, ...codes.map(compact)];
  return [...new Set([...words, `0${phone}`, `${phonePrefix}${phone}`])].join(' | ').toLowerCase();
}

/** The forms of a text that may stand in the words of what is looked for; none for a text without a letter or digit. */
export function searchForms(text: string): readonly string[] {
  const asTyped = text.trim().replace(/\s+/g, ' ').toLowerCase();
  return [...new Set([asTyped, compact(asTyped)])].filter((form) => /[\p{L}\d]/u.test(form));
}

const compact = (text: string): string => text.replace(/[\s()+-]/g, '');

function postcodesOf(addresses: Addresses): readonly string[] {
  const { additional_collection = [], additional_delivery = [], ...single } = addresses;
  const all: readonly Address[] = [...Object.values(single), ...additional_collection, ...additional_delivery];
  return all.map(({ postcode }) => postcode);
}
