/** What a customer may do to a booked order; also the value of `?change=` in the address of its page. */
export const CHANGE_KINDS = ['slot', 'items', 'address', 'cancel'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];
