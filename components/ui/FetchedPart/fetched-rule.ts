import { useEffect, useState } from 'react';

/** Returns a hook that loads a function when `ask` is not '', and returns null until then. The next `ask` retries. */
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
