import { thingField } from '@/lib/contracts/thing-field';
import { readNumber } from '@/lib/domain/typed-number';
import { ROUTES } from '@/lib/routes';
import { ownPath } from '@/lib/server/modules/sessions/own-path';
import { DELEGATE_MESSAGES } from '@/lib/validation/delegate-messages';

/** The outcomes that the sign-in page can show after a form post. */
const SIGN_IN_STATES = ['sent', 'wrong-email', 'too-many', 'link-over', 'signed-out'] as const;
type SignInState = (typeof SIGN_IN_STATES)[number];

/** Returns the outcome in a query; null for none or an unknown one. */
export const signInState = (value: unknown): SignInState | null =>
  SIGN_IN_STATES.find((state) => state === value) ?? null;

/**
 * Returns the address of the sign-in page. `next` is the page afterwards, left out unless it is a path of this site.
 */
export function signInPath({ state, next }: { readonly state?: SignInState; readonly next?: unknown }): string {
  const path = ownPath(next);
  const query = new URLSearchParams({ ...(state && { state }), ...(path !== null && { next: path }) }).toString();
  return ROUTES.signIn + (query && `?${query}`);
}

/** The outcomes that the panel of delegates can show after a form post. */
const DELEGATE_STATES = [
  ...(['invited', 'revoked', 'stopped', 'refused', 'too-many', 'moved'] as const),
  ...(['own-address', 'has-right', 'full', 'something-stays'] as const),
] as const;
type DelegateState = (typeof DELEGATE_STATES)[number];

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

type Chosen = { readonly id: string; readonly quantity: number };

/**
 * Returns the items that a unit's plain form selects, by the ids of their lines. Lines with the count 0 are left out.
 * An invalid count is passed on, so that the call refuses it.
 */
export function thingsIn(fields: Readonly<Record<string, unknown>>): readonly Chosen[] {
  const prefix = thingField('');
  return Object.entries(fields)
    .flatMap(([name, value]) =>
      name.startsWith(prefix) && typeof value === 'string' ? [[name, value.trim()] as const] : [],
    )
    .map(([name, typed]) => ({ id: name.slice(prefix.length), quantity: readNumber(typed || '0') ?? Number.NaN }))
    .filter(({ quantity }) => quantity !== 0);
}
