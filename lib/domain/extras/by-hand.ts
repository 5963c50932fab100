/** How an extra is paid other than on its page: a person at the desk writes it down. */
export const WAYS_BY_HAND = ['cash', 'transfer'] as const;
export type WayByHand = (typeof WAYS_BY_HAND)[number];

export const WAY_LABELS: Readonly<Record<WayByHand, string>> = { cash: 'Cash', transfer: 'Bank transfer' };

/** The way of a payment by what took it (payments.provider); undefined for one that was made online. */
export const wayByHand = (provider: string): WayByHand | undefined => WAYS_BY_HAND.find((way) => way === provider);
