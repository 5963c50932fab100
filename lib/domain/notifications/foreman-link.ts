import { minutesAfter } from '../durations';
import { LINK_AGAIN_MINUTES, isUkMobile } from './sms';

export const LINK_WAYS = ['text', 'mail'] as const;
export type LinkWay = (typeof LINK_WAYS)[number];

/** The foreman's contacts. `phone` has plus and country code, '' for none. `left_at` is null for current staff. */
type Reached = { readonly phone: string; readonly email: string; readonly left_at: string | null };

export const waysTo = ({ phone, email, left_at: left }: Reached): readonly LinkWay[] =>
  left === null ? LINK_WAYS.filter((way) => (way === 'text' ? isUkMobile(phone) : email !== '')) : [];

/** Returns the default way: a text, which is read sooner, where texts are switched on. Null without any way. */
export function firstWay(reached: Reached, hasSms: boolean): LinkWay | null {
  const ways = waysTo(reached);
  return (hasSms ? ways[0] : ways.at(-1)) ?? null;
}

/** Returns when a link may be sent again by the same way. Earlier presses count as the same one. */
export const linkAgainAt = (askedAt: Date): Date => minutesAfter(askedAt, LINK_AGAIN_MINUTES);
