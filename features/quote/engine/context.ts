import { createContext, useContext } from 'react';
import type { FieldErrors } from './types';
import type { Price } from './use-price';

/** What a step may know of the flow around it, beside its answers. */
export type WizardContext = {
  readonly price: Price;
  readonly draftId: string | null;
  /** What was typed and is no answer yet, once "Next" was kept back by it: the sentence by the field's id. */
  readonly waiting: FieldErrors;
};
export const WizardContext = createContext<WizardContext | null>(null);

export function useWizardContext(): WizardContext {
  const context = useContext(WizardContext);
  if (!context) throw new Error('A step was rendered outside its wizard');
  return context;
}
