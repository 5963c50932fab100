import { createContext, useContext } from 'react';

/** Returns provider and hook for the content that a page passes to the steps of one flow. No answers, no prices. */
export function createStepProps<F extends object>(flow: string) {
  const StepProps = createContext<F | null>(null);
  const useStepProps = (): F => {
    const facts = useContext(StepProps);
    if (!facts) throw new Error(`A step of the ${flow} flow was rendered without its facts`);
    return facts;
  };
  return { Provider: StepProps.Provider, useFacts: useStepProps };
}
