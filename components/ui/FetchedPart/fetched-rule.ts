import { useEffect, useState } from 'react';

/**
 * Returns a hook that loads a function on demand and returns null until it is there. `ask` is the reason to load it,
 * '' for none. A failed load is retried with the next `ask`.
 */
export function fetchedRule<Rule>(load: () => Promise<Rule>): (ask: string) => Rule | null {
  let fetched: Rule | null = null;
  return function useFetchedRule(ask) {
    const [rule, setRule] = useState(() => fetched);
    useEffect(() => {
      if (ask === '' || rule) return;
      load().then(
        (found) => {
          fetched = found;
          setRule(() => found);
        },
        () => undefined,
      );
    }, [ask, rule]);
    return rule;
  };
}
