import { useEffect, useState } from 'react';
import { NEARNESS_EVENTS } from '@/components/ui/Island/hydration-triggers';

const EVENTS = [...NEARNESS_EVENTS, 'scroll'] as const;

/** Returns whether the visitor has done anything on the page. Until then the parts further down are not loaded. */
export function useHasInteracted(): boolean {
  const [hasInteracted, setHasInteracted] = useState(false);
  useEffect(() => {
    const onInteraction = () => setHasInteracted(true);
    EVENTS.forEach((sign) => document.addEventListener(sign, onInteraction));
    return () => EVENTS.forEach((sign) => document.removeEventListener(sign, onInteraction));
  }, []);
  return hasInteracted;
}
