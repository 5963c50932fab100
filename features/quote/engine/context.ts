import { createContext, useContext } from 'react';
import type { Price } from './use-price';

/** What a step may know of the flow around it, beside its answers. */
export type WizardContext = { readonly price: Price; readonly draftId: string | null };
export const WizardContext = createContext<WizardContext | null>(null);

export function useWizardContext(): WizardContext {
  const context = useContext(WizardContext);
  if (!context) throw new Error('A step was rendered outside its wizard');
  return context;
}
