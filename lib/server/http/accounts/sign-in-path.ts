import { ROUTES } from '@/lib/routes';
import { ownPath } from '@/lib/server/subjects/sessions/own-path';

/** What the sign-in page has to say when somebody comes back to it. */
const SIGN_IN_STATES = ['sent', 'wrong-email', 'too-many', 'link-over', 'signed-out'] as const;
export type SignInState = (typeof SIGN_IN_STATES)[number];

/** The state that an address names; null for none and for anything else. */
export const signInState = (value: unknown): SignInState | null =>
  SIGN_IN_STATES.find((state) => state === value) ?? null;

/** The address of the sign-in page; `next` is where to go afterwards, left out unless it is a path of ours. */
export function signInPath({ state, next }: { readonly state?: SignInState; readonly next?: unknown }): string {
  const path = ownPath(next);
  const query = new URLSearchParams({ ...(state && { state }), ...(path !== null && { next: path }) }).toString();
  return ROUTES.signIn + (query && `?${query}`);
}
