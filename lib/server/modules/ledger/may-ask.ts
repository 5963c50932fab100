import type { Deps } from '@/lib/server/platform/installation/deps';
import { isFirstHit } from '@/lib/server/platform/limits/limits';

/** How often the provider is asked about one thing for one reason, at most: its limits are shared by all customers. */
export const ASKED_EVERY_MS = 5_000;

/**
 * Why a customer's request asks the provider. `back`: the customer is back from its page. `card`: they want to give another
 * card. `preview` and `confirm`: a refund is shown or promised. Each reason has a turn of its own, so that what is asked for
 * one never keeps a customer from the newest answer to the next.
 */
export type Reason = 'back' | 'card' | 'preview' | 'confirm';

/** Returns whether the provider may be asked about something now: no instance has for this reason, within a few seconds. */
export const mayAsk = ({ db, now }: Pick<Deps, 'db' | 'now'>, reason: Reason, about: string): Promise<boolean> =>
  isFirstHit(db, `payment provider ${reason} ${about}`, ASKED_EVERY_MS, now());
