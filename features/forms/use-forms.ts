import { useEffect } from 'react';
import { whenWanted } from '@/components/ui/Island/hydration-triggers';
import type { CallbackWays } from './CallbackPopup';

/** Loads the code of all forms when it is wanted. `ways` must keep its identity, and is null on pages without forms. */
export function useForms(ways: CallbackWays | null): void {
  useEffect(() => {
    if (!ways) return;
    let end: (() => void) | 'gone' | undefined;
    void whenWanted()
      .then(() => import('./hydrate'))
      .then(({ hydrateForms: wakeForms }) => {
        if (end !== 'gone') end = wakeForms(ways);
      })
      // Without the code the forms post natively.
      .catch(() => undefined);
    return () => {
      if (typeof end === 'function') end();
      end = 'gone';
    };
  }, [ways]);
}
