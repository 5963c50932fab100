import { ROUTES } from '@/lib/routes';

/** What the page has to say on which somebody shows that things are theirs. */
const OWNER_STATES = ['sent', 'wrong-number', 'wrong-email', 'too-many', 'link-over', 'nothing'] as const;
export type OwnerState = (typeof OWNER_STATES)[number];

/** The state that an address names; null for none and for anything else. */
export const ownerState = (value: unknown): OwnerState | null => OWNER_STATES.find((state) => state === value) ?? null;

/** The address of that page; `draftId` is a return that goes on from there, left out unless it can be one. */
export function ownerPath(state: OwnerState | null, draftId: unknown): string {
  const draft = typeof draftId === 'string' && /^[A-Za-z0-9_-]{1,40}$/.test(draftId) ? draftId : null;
  const query = new URLSearchParams({ ...(state && { state }), ...(draft && { quote: draft }) }).toString();
  return ROUTES.returnOwner + (query && `?${query}`);
}
