import { type ReactNode, useEffect, useState } from 'react';
import { keptDraft } from '@/lib/api/kept-draft';
import { whenIdle } from '@/lib/idle';

/** The way back into a kept quote, for somebody who comes back; nobody else fetches its code. */
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
