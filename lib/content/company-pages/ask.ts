import { COMPANY } from '../company';

/**
 * Builds a contact section. The points list the details that let us answer at once. The mail opens with its subject.
 */
export const ask = (words: {
  readonly title: string;
  readonly text: string;
  readonly points: readonly string[];
  readonly subject: string;
  /** The name of a form (components/forms/forms.ts). */
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
