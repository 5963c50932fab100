import { useEffect } from 'react';
import { whenWanted } from '@/components/ui/Island/when-wanted';
import type { CallbackWays } from './CallbackPopup';

/**
 * All forms of the site wake from here, once the browser is idle or somebody comes near. Give facts that stay the same;
 * null where no forms are.
 */
export function useForms(ways: CallbackWays | null): void {
  useEffect(() => {
    if (!ways) return;
    let end: (() => void) | 'gone' | undefined;
    void whenWanted()
      .then(() => import('./wake'))
      .then(({ wakeForms }) => {
        if (end !== 'gone') end = wakeForms(ways);
      })
      // Without the code the forms post as they are.
      .catch(() => undefined);
    return () => {
      if (typeof end === 'function') end();
      end = 'gone';
    };
  }, [ways]);
}
