import { useEffect, useState } from 'react';

/**
 * A function whose code is fetched when it is first wanted: the hook answers null until it is there. What did not come is
 * asked for again with the next `ask`: what it is wanted for, '' for nothing.
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
