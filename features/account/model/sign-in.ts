import { MESSAGES } from '@/lib/validation/messages';
import type { SignInContent, SignInWords } from '../types';

type Arrival<State extends string> = {
  /** What has just happened; null for somebody who comes for the first time. */
  readonly state: State | null;
  /** The mailed link that they came with, and whom it signs in; null without one that still opens something. */
  readonly opens: { readonly link: string; readonly email: string } | null;
  /** Where they want to go: a path of this site, or ''. */
  readonly next: string;
  /** What they typed when it was refused; null when nothing of it is known. */
  readonly typed: string | null;
};

/** The sign-in page for whoever comes to it. Pure. */
export function signInWords<State extends string>(
  content: SignInContent<State>,
  { state, opens, next, typed }: Arrival<State>,
): SignInWords {
  const { title, lead, drawing, points, label, link } = content;
  if (opens) {
    const { title: found, lead: how, label: press, hint } = link;
    const form = { kind: 'link', ...opens, label: press, hint } as const;
    return { ...{ title: found, lead: how, drawing, points, form }, notice: null };
  }
  const changes = state === null ? {} : content.states[state];
  const wrong = typed === '' ? MESSAGES.emailRequired : MESSAGES.emailInvalid;
  const form = {
    ...{ kind: 'ask' as const, next, label: changes.label ?? label, isQuiet: changes.isQuiet ?? false },
    email: typed ?? '',
    error: state === 'wrong-email' ? wrong : null,
  };
  return {
    ...{ drawing, points, form, title: changes.title ?? title, lead: changes.lead ?? lead },
    notice: changes.notice ?? null,
  };
}
