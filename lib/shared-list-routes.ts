/** A quote's list that several people fill: the page of its owner, the one that its link opens, and that of a part. */
export const SHARED_LIST = '/shared-list';
export const JOIN_LIST = '/shared-list/join';
export const LIST_PART = '/shared-list/part';

const pathOf = (path: string, query: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(Object.entries(query).filter(([, value]) => value !== '')).toString()}`;

/** `said`: what became of what was asked there. */
export const sharedListPath = (draftId: string, said = ''): string => pathOf(SHARED_LIST, { quote: draftId, said });
export const joinListPath = (key: string, said = '', name = ''): string => pathOf(JOIN_LIST, { list: key, said, name });

/** Where in the catalogue somebody is: a room, or what they look for. */
export type PartPlace = { readonly room?: string; readonly find?: string; readonly said?: string };
export const listPartPath = (key: string, { room = '', find = '', said = '' }: PartPlace = {}): string =>
  pathOf(LIST_PART, { key, room, find, said });
