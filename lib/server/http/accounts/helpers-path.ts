import { ROUTES } from '@/lib/routes';
import { HELPER_MESSAGES } from '@/lib/validation/helper-messages';

/** What the panel of those who may order returns has to say when somebody comes back to it. */
const HELPER_STATES = [
  ...(['invited', 'revoked', 'stopped', 'refused', 'too-many', 'moved'] as const),
  ...(['own-address', 'has-right', 'full', 'something-stays'] as const),
] as const;
export type HelperState = (typeof HELPER_STATES)[number];

/** The state that an address names; null for none and for anything else. */
export const helperState = (value: unknown): HelperState | null =>
  HELPER_STATES.find((state) => state === value) ?? null;

/** Why an address is refused that is right in itself. */
export const HELPER_REFUSALS: readonly (readonly [sentence: string, state: HelperState])[] = [
  [HELPER_MESSAGES.ownAddress, 'own-address'],
  [HELPER_MESSAGES.hasRightAlready, 'has-right'],
  [HELPER_MESSAGES.helpersFull, 'full'],
];

const ID = /^[\w-]{1,64}$/;

/** The account's page of units at the panel of one of them. */
export function helpersPath(orderId: unknown, state: HelperState): string {
  if (typeof orderId !== 'string' || !ID.test(orderId)) return ROUTES.account;
  const query = new URLSearchParams({ helpers: state, unit: orderId });
  return `${ROUTES.account}?${query}#helpers-${orderId}`;
}
