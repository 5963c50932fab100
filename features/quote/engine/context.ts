import { createContext, useContext } from 'react';
import type { FieldErrors } from './types';
import type { Price } from './use-price';

/** The parts of the flow that a step can read besides its answers. */
export type WizardContext = {
  readonly price: Price;
  readonly draftId: string | null;
  /** Messages by field id about input that is not yet an answer, after it stopped "Next". */
  readonly waiting: FieldErrors;
};
export const WizardContext = createContext<WizardContext | null>(null);

export function useWizardContext(): WizardContext {
  const context = useContext(WizardContext);
  if (!context) throw new Error('A step was rendered outside its wizard');
  return context;
}
