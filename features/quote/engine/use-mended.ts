import { useEffect, useRef } from 'react';
import type { FieldErrors } from './types';

type Mending = {
  /** What is said to be wrong. */
  readonly errors: FieldErrors;
  /** Everything that is wrong with the answers as they stand. */
  readonly check: () => Promise<FieldErrors>;
  /** Whether what is said of a field comes from these rules. */
  readonly isOurs: (path: string) => boolean;
  readonly mend: (path: string) => void;
};

/**
 * Takes back what is no longer wrong once the answers have changed: a rule may look at another answer than the one it is
 * said beside, that of a telephone number at its country. Nothing new is said: that waits for "Next".
 */
export function useMended(values: object, mending: Mending): void {
  const latest = useRef(mending);
  useEffect(() => {
    latest.current = mending;
  });
  useEffect(() => {
    const { errors, check, isOurs, mend } = latest.current;
    const said = Object.keys(errors).filter(isOurs);
    if (said.length === 0) return;
    let isOver = false;
    const mendAll = (wrong: FieldErrors) => {
      if (!isOver) said.filter((path) => !(path in wrong)).forEach(mend);
    };
    // Without the rules nobody knows: it stays until "Next".
    check().then(mendAll, () => null);
    return () => {
      isOver = true;
    };
  }, [values]);
}
