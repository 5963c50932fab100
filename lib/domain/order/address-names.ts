import type { AddressKind } from './labels';

export const ADDRESS_NAMES: Readonly<Record<AddressKind, string>> = {
  collection: 'Collection',
  delivery: 'Delivery',
  storage_collection: 'Collection',
  cleaning: 'The home to clean',
  additional_collection: 'Another collection',
  additional_delivery: 'Another delivery',
};

/** Returns an address's name, numbered from 1 if the order has several of its kind: "Another collection (2)". */
export const numberedName = (kind: AddressKind, index: number, count: number): string =>
  count > 1 ? `${ADDRESS_NAMES[kind]} (${index + 1})` : ADDRESS_NAMES[kind];

/** Matches field paths such as "addresses.collection.floor" and "answers.addresses.additional_delivery[1].postcode". */
const OF_AN_ADDRESS = /^(?:answers\.)?addresses\.(\w+)(?:[.[](\d+))?/;

const isKind = (word: string): word is AddressKind => Object.hasOwn(ADDRESS_NAMES, word);

function countOf(answers: object, kind: AddressKind): number {
  const { addresses } = answers as { readonly addresses?: Readonly<Record<string, unknown>> };
  const list = addresses?.[kind];
  return Array.isArray(list) ? list.length : 1;
}

/** Puts the address's name before a sentence about one of its fields: "Delivery: Enter a postcode". */
export function namedSentence(path: string, sentence: string, answers: object): string {
  const [, kind = '', index = '0'] = OF_AN_ADDRESS.exec(path) ?? [];
  return isKind(kind) ? `${numberedName(kind, Number(index), countOf(answers, kind))}: ${sentence}` : sentence;
}
