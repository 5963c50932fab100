import { createContext, useContext } from 'react';
import type { DeskRefusedForm } from '@/lib/contracts/desk-views';

/** What the form of this page was sent with last, and why it was refused; null when none was. */
export const RefusedForm = createContext<DeskRefusedForm | null>(null);

type Sent = { readonly action: string; readonly hidden: Readonly<Record<string, string | number>> };

/** The same, for the form that it was: several of a page are sent to one call and differ in what they send unseen. */
export function useRefusalOf({ action, hidden }: Sent): DeskRefusedForm | null {
  const refused = useContext(RefusedForm);
  if (refused?.action !== action) return null;
  const isSame = ([name, value]: [string, string | number]) =>
    (refused.values[name] ?? String(value)) === String(value);
  return Object.entries(hidden).every(isSame) ? refused : null;
}

type Answered = {
  /** What was typed into a field; undefined for what was not sent. */
  readonly typed: (name: string) => string | undefined;
  /** What is wrong with it, until it is changed. */
  readonly errorOf: (name: string) => string | undefined;
};

/** What the fields of a form know of it. */
export const AnsweredForm = createContext<Answered>({ typed: () => undefined, errorOf: () => undefined });
export const useAnsweredForm = (): Answered => useContext(AnsweredForm);
