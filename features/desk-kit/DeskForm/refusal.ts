import { createContext, useContext } from 'react';
import type { DeskRefusedForm } from '@/lib/contracts/desk-parts';

/** The last refused form of this page, with its values and errors; null if there is none. */
export const RefusedForm = createContext<DeskRefusedForm | null>(null);

type Sent = { readonly action: string; readonly hidden: Readonly<Record<string, string | number>> };

/**
 * Returns the refusal of this form, or null. Several forms of a page have the same action and differ in their hidden
 * fields.
 */
export function useRefusalOf({ action, hidden }: Sent): DeskRefusedForm | null {
  const refused = useContext(RefusedForm);
  if (refused?.action !== action) return null;
  const isSame = ([name, value]: [string, string | number]) =>
    (refused.values[name] ?? String(value)) === String(value);
  return Object.entries(hidden).every(isSame) ? refused : null;
}

type Answered = {
  /** Returns the sent value of a field, or undefined if it was not sent. */
  readonly typed: (name: string) => string | undefined;
  /** Returns the error of a field, until the field is changed. */
  readonly errorOf: (name: string) => string | undefined;
};

/** The sent values and errors of the form that the fields are in. */
export const AnsweredForm = createContext<Answered>({ typed: () => undefined, errorOf: () => undefined });
export const useAnsweredForm = (): Answered => useContext(AnsweredForm);
