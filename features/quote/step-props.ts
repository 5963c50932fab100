import { createContext, useContext } from 'react';

/** Returns provider and hook for the content that a page passes to the steps of one flow. No answers, no prices. */
export function factsOf<F extends object>(flow: string) {
  const Facts = createContext<F | null>(null);
  const useFacts = (): F => {
    const facts = useContext(Facts);
    if (!facts) throw new Error(`A step of the ${flow} flow was rendered without its facts`);
    return facts;
  };
  return { Provider: Facts.Provider, useFacts };
}
