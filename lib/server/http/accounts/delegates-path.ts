import { ROUTES } from '@/lib/routes';
import { HELPER_MESSAGES } from '@/lib/validation/delegate-messages';

/** The outcomes that the panel of delegates can show after a form post. */
const HELPER_STATES = [
  ...(['invited', 'revoked', 'stopped', 'refused', 'too-many', 'moved'] as const),
  ...(['own-address', 'has-right', 'full', 'something-stays'] as const),
] as const;
export type HelperState = (typeof HELPER_STATES)[number];

/** Returns the outcome in a query; null for none or an unknown one. */
export const helperState = (value: unknown): HelperState | null =>
  HELPER_STATES.find((state) => state === value) ?? null;

/** The refusals of a valid email address, with the outcome that the panel shows. */
export const HELPER_REFUSALS: readonly (readonly [sentence: string, state: HelperState])[] = [
  [HELPER_MESSAGES.ownAddress, 'own-address'],
  [HELPER_MESSAGES.hasRightAlready, 'has-right'],
  [HELPER_MESSAGES.helpersFull, 'full'],
];

const ID = /^[\w-]{1,64}$/;

/** Returns the address of the account's units, scrolled to the delegates of one unit. */
export function helpersPath(orderId: unknown, state: HelperState): string {
  if (typeof orderId !== 'string' || !ID.test(orderId)) return ROUTES.account;
  const query = new URLSearchParams({ helpers: state, unit: orderId });
  return `${ROUTES.account}?${query}#helpers-${orderId}`;
}
