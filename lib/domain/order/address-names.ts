import type { AddressKind } from './labels';

/** What an address is called where it is asked for; the words are ours. */
export const ADDRESS_NAMES: Readonly<Record<AddressKind, string>> = {
  collection: 'Collection',
  delivery: 'Delivery',
  storage_collection: 'Collection',
  cleaning: 'The home to clean',
  additional_collection: 'Another collection',
  additional_delivery: 'Another delivery',
};

/** "Another collection (2)": numbered from 1 where there are several of a kind. */
export const numberedName = (kind: AddressKind, index: number, count: number): string =>
  count > 1 ? `${ADDRESS_NAMES[kind]} (${index + 1})` : ADDRESS_NAMES[kind];

/** "addresses.collection.floor", "answers.addresses.additional_delivery[1].postcode". */
const OF_AN_ADDRESS = /^(?:answers\.)?addresses\.(\w+)(?:[.[](\d+))?/;

const isKind = (word: string): word is AddressKind => Object.hasOwn(ADDRESS_NAMES, word);

function countOf(answers: object, kind: AddressKind): number {
  const { addresses } = answers as { readonly addresses?: Readonly<Record<string, unknown>> };
  const list = addresses?.[kind];
  return Array.isArray(list) ? list.length : 1;
}

/**
 * The sentence about a field, with the name of the address first that it is one of: "Delivery: Enter a postcode". For
 * where it stands apart from its address. `answers` tell how many of a kind there are.
 */
export function namedSentence(path: string, sentence: string, answers: object): string {
  const [, kind = '', index = '0'] = OF_AN_ADDRESS.exec(path) ?? [];
  return isKind(kind) ? `${numberedName(kind, Number(index), countOf(answers, kind))}: ${sentence}` : sentence;
}
