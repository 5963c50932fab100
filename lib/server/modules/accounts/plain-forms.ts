import { thingField } from '@/lib/account-routes';
import { readNumber } from '@/lib/domain/typed-number';
import { ROUTES } from '@/lib/routes';
import { ownPath } from '@/lib/server/modules/sessions/own-path';
import { DELEGATE_MESSAGES } from '@/lib/validation/rental-messages';

const SIGN_IN_STATES = ['sent', 'wrong-email', 'too-many', 'link-over', 'signed-out'] as const;
type SignInState = (typeof SIGN_IN_STATES)[number];

export const signInState = (value: unknown): SignInState | null =>
  SIGN_IN_STATES.find((state) => state === value) ?? null;

/** Leaves out a `next` that is not a path of this site. */
export function signInPath({ state, next }: { readonly state?: SignInState; readonly next?: unknown }): string {
  const path = ownPath(next);
  const query = new URLSearchParams({ ...(state && { state }), ...(path !== null && { next: path }) }).toString();
  return ROUTES.signIn + (query && `?${query}`);
}

const DELEGATE_STATES = [
  ...(['invited', 'revoked', 'stopped', 'refused', 'too-many', 'moved'] as const),
  ...(['own-address', 'has-right', 'full', 'something-stays'] as const),
] as const;
type DelegateState = (typeof DELEGATE_STATES)[number];

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

/** Returns the selected items without the count 0. Passes an invalid count on, so that the call refuses it. */
export function thingsIn(fields: Readonly<Record<string, unknown>>): readonly Chosen[] {
  const prefix = thingField('');
  return Object.entries(fields)
    .flatMap(([name, value]) =>
      name.startsWith(prefix) && typeof value === 'string' ? [[name, value.trim()] as const] : [],
    )
    .map(([name, typed]) => ({ id: name.slice(prefix.length), quantity: readNumber(typed || '0') ?? Number.NaN }))
    .filter(({ quantity }) => quantity !== 0);
}
