import { COMPANY } from '../company';

/** How to ask: the points are what makes one answer enough. The mail opens with its subject. */
export const ask = (words: {
  readonly title: string;
  readonly text: string;
  readonly points: readonly string[];
  readonly subject: string;
  /** The form of this name (components/forms/forms.ts). */
  readonly form: 'mover' | 'partner' | 'contact';
}) => {
  const { subject, ...rest } = words;
  return {
    kind: 'ask',
    ...rest,
    mailHref: `mailto:${COMPANY.email.value}?subject=${encodeURIComponent(subject)}`,
    email: COMPANY.email.value,
    phone: COMPANY.phone.value,
    phoneHref: COMPANY.phoneHref,
  } as const;
};
