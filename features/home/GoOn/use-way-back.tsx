import { type ReactNode, useEffect, useState } from 'react';
import { keptDraft } from '@/lib/api/kept-draft';
import { whenIdle } from '@/lib/idle';

/** Returns the link to a saved quote, or null. Only a returning visitor loads its code. */
export function useWayBack(): ReactNode {
  const [way, setWay] = useState<ReactNode>(null);
  useEffect(
    () =>
      whenIdle(() => {
        const kept = keptDraft();
        if (!kept) return;
        void import('./GoOn').then(
          ({ GoOn }) => setWay(<GoOn {...kept} />),
          () => null,
        );
      }),
    [],
  );
  return way;
}
