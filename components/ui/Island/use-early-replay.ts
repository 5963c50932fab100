import { useEffect, useLayoutEffect, useRef } from 'react';
import { type EarlyEvent, keptSoFar } from '@/lib/late-scripts/early-log';
import { replayTheRest } from './early-input';

/**
 * Does again what was pressed and typed in the parts of a page that are no islands. What happened in a place that still
 * sleeps (`asleep`, a selector) is left to it. For the frame of all pages.
 */
export function useEarlyReplay(asleep: string): void {
  const before = useRef<readonly EarlyEvent[]>([]);
  useLayoutEffect(() => void (before.current = keptSoFar()), []);
  // After the effects of everything in the page: what sleeps has taken what is its own.
  useEffect(() => replayTheRest(asleep, before.current), [asleep]);
}
