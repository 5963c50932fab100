import type { SelectOption } from '../ui/SelectField/SelectField';
import type { FormField } from './form-view';

/** Questions that several forms ask. */
export const NAME = { kind: 'text', name: 'name', label: 'Name', autoComplete: 'name' } as const satisfies FormField;
export const EMAIL = {
  kind: 'text',
  name: 'email',
  label: 'Email',
  type: 'email',
  autoComplete: 'email',
} as const satisfies FormField;
export const PHONE = { kind: 'phone' } as const satisfies FormField;
export const POSTCODE = {
  kind: 'text',
  name: 'postcode',
  label: 'Postcode',
  autoComplete: 'postal-code',
  capitals: true,
} as const satisfies FormField;
export const COMPANY = {
  kind: 'text',
  name: 'companyName',
  label: 'Company',
  autoComplete: 'organization',
} as const satisfies FormField;

/** A day that may be left open. */
export const day = (label: string) =>
  ({ kind: 'text', name: 'date', label, type: 'date', optional: true }) as const satisfies FormField;

export const comment = (label: string, hint?: string) =>
  ({ kind: 'area', name: 'comment', label, ...(hint && { hint }) }) as const satisfies FormField;

/** A list of choices with their words (lib/domain/enquiries/choices.ts). */
export const options = (words: Readonly<Record<string, string>>): readonly SelectOption[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }));
