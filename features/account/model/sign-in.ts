import { MESSAGES } from '@/lib/validation/messages';
import type { SignInContent, SignInWords } from '../types';

type Arrival<State extends string> = {
  /** The event that led to the page; null for a first visit. */
  readonly state: State | null;
  /** The emailed link in the URL and the address that it signs in; null without a valid link. */
  readonly opens: { readonly link: string; readonly email: string } | null;
  /** The page to continue to: a path of this site, or ''. */
  readonly next: string;
  /** The refused email as typed; null when unknown. */
  readonly typed: string | null;
};

/** Returns the texts of the sign-in page for a visitor's situation. Pure. */
export function signInWords<State extends string>(
  content: SignInContent<State>,
  { state, opens, next, typed }: Arrival<State>,
): SignInWords {
  const { title, lead, drawing, points, label, link } = content;
  if (opens) {
    const { title: found, lead: how, label: press, hint } = link;
    const form = { kind: 'link', ...opens, label: press, hint } as const;
    return { title: found, lead: how, drawing, points, form, notice: null };
  }
  const changes = state === null ? {} : content.states[state];
  const wrong = typed === '' ? MESSAGES.emailRequired : MESSAGES.emailInvalid;
  const form = {
    kind: 'ask' as const,
    next,
    label: changes.label ?? label,
    isQuiet: changes.isQuiet ?? false,
    email: typed ?? '',
    error: state === 'wrong-email' ? wrong : null,
  };
  return {
    drawing,
    points,
    form,
    title: changes.title ?? title,
    lead: changes.lead ?? lead,
    notice: changes.notice ?? null,
  };
}
