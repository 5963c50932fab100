/** The ways to pay an extra other than on its page, recorded by a person at the desk. */
export const WAYS_BY_HAND = ['cash', 'transfer'] as const;
export type WayByHand = (typeof WAYS_BY_HAND)[number];

export const WAY_LABELS: Readonly<Record<WayByHand, string>> = { cash: 'Cash', transfer: 'Bank transfer' };

/** Returns the way of a payment by its provider (payments.provider). Undefined for an online payment. */
export const wayByHand = (provider: string): WayByHand | undefined => WAYS_BY_HAND.find((way) => way === provider);
