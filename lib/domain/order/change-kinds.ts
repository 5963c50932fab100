/** The changes that a customer can make to a booked order, and the values of `?change=` in its page's URL. */
export const CHANGE_KINDS = ['slot', 'items', 'address', 'cancel'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];
