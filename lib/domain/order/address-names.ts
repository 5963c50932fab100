import { ADDRESS_WORDS, type AddressKind } from './labels';

/** Returns the name of an address, with a number if `count` is above 1: "Another collection (2)" for index 1. */
export const addressName = (kind: AddressKind, index: number, count: number): string =>
  count > 1 ? `${ADDRESS_WORDS[kind].name} (${index + 1})` : ADDRESS_WORDS[kind].name;

/** Matches field paths such as "addresses.collection.floor" and "answers.addresses.additional_delivery[1].postcode". */
const ADDRESS_PATH = /^(?:answers\.)?addresses\.(\w+)(?:[.[](\d+))?/;

const isKind = (word: string): word is AddressKind => Object.hasOwn(ADDRESS_WORDS, word);

/** Returns 1 for a kind that is not a list. */
function addressCount(answers: object, kind: AddressKind): number {
  const { addresses } = answers as { readonly addresses?: Readonly<Record<string, unknown>> };
  const list = addresses?.[kind];
  return Array.isArray(list) ? list.length : 1;
}

/**
 * Puts the address's name before an error message about one of its fields: "Delivery: Enter a postcode". Returns
 * messages about other fields unchanged.
 */
export function withAddressName(path: string, message: string, answers: object): string {
  const [, kind = '', index = '0'] = ADDRESS_PATH.exec(path) ?? [];
  return isKind(kind) ? `${addressName(kind, Number(index), addressCount(answers, kind))}: ${message}` : message;
}
