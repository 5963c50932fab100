import { minutesAfter } from '../durations';
import { LINK_AGAIN_MINUTES } from './assumptions';
import { isUkMobile } from './uk-mobile';

/** How the link of a crew's day goes to who leads it. */
export const LINK_WAYS = ['text', 'mail'] as const;
export type LinkWay = (typeof LINK_WAYS)[number];

/** `phone` with plus and country code; '' for none. `left_at`: null for who still works here. */
type Reached = { readonly phone: string; readonly email: string; readonly left_at: string | null };

/** The ways in which somebody can be sent a link. */
export const waysTo = ({ phone, email, left_at: left }: Reached): readonly LinkWay[] =>
  left === null ? LINK_WAYS.filter((way) => (way === 'text' ? isUkMobile(phone) : email !== '')) : [];

/** The way that is taken where nobody chooses: a text is seen first, where texts go out at all. Null without any. */
export function firstWay(reached: Reached, hasTexts: boolean): LinkWay | null {
  const ways = waysTo(reached);
  return (hasTexts ? ways[0] : ways.at(-1)) ?? null;
}

/** From when on a link goes out again by the same way: what is pressed before then is the same press. */
export const linkAgainAt = (askedAt: Date): Date => minutesAfter(askedAt, LINK_AGAIN_MINUTES);
