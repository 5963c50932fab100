import { createContext, useContext } from 'react';

/** What a flow's own steps are told by their page beside what every flow is told: content. No answers, no prices. */
export function factsOf<F extends object>(flow: string) {
  const Facts = createContext<F | null>(null);
  const useFacts = (): F => {
    const facts = useContext(Facts);
    if (!facts) throw new Error(`A step of the ${flow} flow was rendered without its facts`);
    return facts;
  };
  return { Provider: Facts.Provider, useFacts };
}
