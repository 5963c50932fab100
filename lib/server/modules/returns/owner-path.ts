import { ROUTES } from '@/lib/routes';

/** The outcomes that the proof-of-ownership page can show after a form post. */
const OWNER_STATES = ['sent', 'wrong-number', 'wrong-email', 'too-many', 'link-over', 'nothing'] as const;
export type OwnerState = (typeof OWNER_STATES)[number];

/** Returns the outcome in a query; null for none or an unknown one. */
export const ownerState = (value: unknown): OwnerState | null => OWNER_STATES.find((state) => state === value) ?? null;

/**
 * Returns the address of the proof-of-ownership page. `draftId` is the return to continue, left out unless it is a
 * valid id.
 */
export function ownerPath(state: OwnerState | null, draftId: unknown): string {
  const draft = typeof draftId === 'string' && /^[A-Za-z0-9_-]{1,40}$/.test(draftId) ? draftId : null;
  const query = new URLSearchParams({ ...(state && { state }), ...(draft && { quote: draft }) }).toString();
  return ROUTES.returnOwner + (query && `?${query}`);
}
