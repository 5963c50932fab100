import { ROUTES } from '@/lib/routes';
import { DELEGATE_MESSAGES } from '@/lib/validation/delegate-messages';

/** The outcomes that the panel of delegates can show after a form post. */
const DELEGATE_STATES = [
  ...(['invited', 'revoked', 'stopped', 'refused', 'too-many', 'moved'] as const),
  ...(['own-address', 'has-right', 'full', 'something-stays'] as const),
] as const;
export type DelegateState = (typeof DELEGATE_STATES)[number];

/** Returns the outcome in a query; null for none or an unknown one. */
export const delegateState = (value: unknown): DelegateState | null =>
  DELEGATE_STATES.find((state) => state === value) ?? null;

/** The refusals of a valid email address, with the outcome that the panel shows. */
export const DELEGATE_REFUSALS: readonly (readonly [sentence: string, state: DelegateState])[] = [
  [DELEGATE_MESSAGES.ownAddress, 'own-address'],
  [DELEGATE_MESSAGES.hasRightAlready, 'has-right'],
  [DELEGATE_MESSAGES.helpersFull, 'full'],
];

const ID = /^[\w-]{1,64}$/;

/** Returns the address of the account's units, scrolled to the delegates of one unit. */
export function delegatesPath(orderId: unknown, state: DelegateState): string {
  if (typeof orderId !== 'string' || !ID.test(orderId)) return ROUTES.account;
  const query = new URLSearchParams({ helpers: state, unit: orderId });
  return `${ROUTES.account}?${query}#helpers-${orderId}`;
}
