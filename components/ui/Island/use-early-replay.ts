import { useEffect, useLayoutEffect, useRef } from 'react';
import { type EarlyEvent, keptSoFar } from '@/lib/deferred-scripts/early-log';
import { replayTheRest } from './early-input';

/**
 * Replays the early input in the parts of a page that are not islands. Input in parts that are not hydrated yet
 * (`pending`, a selector) stays with them. Call once, in the frame of all pages.
 */
export function useEarlyReplay(pending: string): void {
  const before = useRef<readonly EarlyEvent[]>([]);
  useLayoutEffect(() => void (before.current = keptSoFar()), []);
  // Effects here run after those of the whole page, when the unhydrated parts have taken their own input.
  useEffect(() => replayTheRest(pending, before.current), [pending]);
}
