/** A quote's list that several people fill: the page of its owner, the one that its link opens, and that of a part. */
export const SHARED_LIST = '/shared-list';
export const JOIN_LIST = '/shared-list/join';
export const LIST_PART = '/shared-list/part';

/** Who ordered shares the price out, and each pays their share. */
export const ORDER_SHARES = '/shared-list/shares';
export const PAY_SHARE = '/shared-list/pay';

const pathOf = (path: string, query: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(Object.entries(query).filter(([, value]) => value !== '')).toString()}`;

/** `said`: what became of what was asked there. */
export const sharedListPath = (draftId: string, said = ''): string => pathOf(SHARED_LIST, { quote: draftId, said });
export const joinListPath = (key: string, said = '', name = ''): string => pathOf(JOIN_LIST, { list: key, said, name });

/** Where in the catalogue somebody is: a room, or what they look for. */
export type PartPlace = { readonly room?: string; readonly find?: string; readonly said?: string };
export const listPartPath = (key: string, { room = '', find = '', said = '' }: PartPlace = {}): string =>
  pathOf(LIST_PART, { key, room, find, said });

/** With the key of the order's page: nobody else shares its price out. */
export const orderSharesPath = (reference: string, token: string): string => pathOf(ORDER_SHARES, { reference, token });
export const sharePayPath = (key: string, said = ''): string => pathOf(PAY_SHARE, { key, said });
/** Leads on to the payment; of the backend. */
export const shareLinkPath = (key: string): string => pathOf('/api/shares/pay', { key });
