import { MESSAGES } from '@/lib/validation/messages';
import type { SignInContent, SignInWords } from '../types';

type Arrival<State extends string> = {
  readonly state: State | null;
  /** The valid link in the URL, and the address that it signs in. */
  readonly opens: { readonly link: string; readonly email: string } | null;
  /** A path of this site, or ''. */
  readonly next: string;
  /** The refused email as typed. */
  readonly typed: string | null;
};

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
