import { ROUTES } from '@/lib/routes';
import { ownPath } from '@/lib/server/modules/sessions/own-path';

/** The outcomes that the sign-in page can show after a form post. */
const SIGN_IN_STATES = ['sent', 'wrong-email', 'too-many', 'link-over', 'signed-out'] as const;
export type SignInState = (typeof SIGN_IN_STATES)[number];

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
