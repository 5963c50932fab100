/** The pages of a shared list: for its owner, for its link, and for one part. */
export const SHARED_LIST = '/shared-list';
export const JOIN_LIST = '/shared-list/join';
export const LIST_CONTRIBUTION = '/shared-list/part';
export const ORDER_SHARES = '/shared-list/shares';
export const PAY_SHARE = '/shared-list/pay';

const pathOf = (path: string, query: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(Object.entries(query).filter(([, value]) => value !== '')).toString()}`;

/** Returns the address of a shared list. `said`: the outcome of the last form. */
export const sharedListPath = (draftId: string, said = ''): string => pathOf(SHARED_LIST, { quote: draftId, said });
export const joinListPath = (key: string, said = '', name = ''): string => pathOf(JOIN_LIST, { list: key, said, name });

export type PartPlace = { readonly room?: string; readonly find?: string; readonly said?: string };
export const listContributionPath = (key: string, { room = '', find = '', said = '' }: PartPlace = {}): string =>
  pathOf(LIST_CONTRIBUTION, { key, room, find, said });

/** Returns the address of an order's shares. It needs the key of the order's page: nobody else shares out the price. */
export const orderSharesPath = (reference: string, token: string): string => pathOf(ORDER_SHARES, { reference, token });
export const sharePayPath = (key: string, said = ''): string => pathOf(PAY_SHARE, { key, said });
/** Returns the path that leads on to the payment of a share, served by the backend. */
export const shareLinkPath = (key: string): string => pathOf('/api/shares/pay', { key });
