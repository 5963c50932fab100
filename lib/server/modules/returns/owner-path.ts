import { ROUTES } from '@/lib/routes';

const OWNER_STATES = ['sent', 'wrong-number', 'wrong-email', 'too-many', 'link-over', 'nothing'] as const;
export type OwnerState = (typeof OWNER_STATES)[number];

export const ownerState = (value: unknown): OwnerState | null => OWNER_STATES.find((state) => state === value) ?? null;

/** `draftId` is the return to continue, left out unless it is a valid id. */
export function ownerPath(state: OwnerState | null, draftId: unknown): string {
  const draft = typeof draftId === 'string' && /^[A-Za-z0-9_-]{1,40}$/.test(draftId) ? draftId : null;
  const query = new URLSearchParams({ ...(state && { state }), ...(draft && { quote: draft }) }).toString();
  return ROUTES.returnOwner + (query && `?${query}`);
}
