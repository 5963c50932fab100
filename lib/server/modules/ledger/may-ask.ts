import type { Deps } from '@/lib/server/platform/installation/deps';
import { isFirstHit } from '@/lib/server/platform/limits/limits';

/** How often the provider is asked at most, because all customers share its limits. */
export const ASKED_EVERY_MS = 5_000;

/**
 * Why the provider is asked: the customer returns, gives another card, or a refund is shown or promised. Each reason is
 * counted on its own, so that none delays the newest answer to another.
 */
export type Reason = 'back' | 'card' | 'preview' | 'confirm';

/** Returns whether no instance has asked for this reason within the last seconds. */
export const mayAsk = ({ db, now }: Pick<Deps, 'db' | 'now'>, reason: Reason, about: string): Promise<boolean> =>
  isFirstHit(db, `payment provider ${reason} ${about}`, ASKED_EVERY_MS, now());
