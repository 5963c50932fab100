import { useEffect, useState, type RefObject } from 'react';
import { whenNear, whenOnScreen } from '@/components/ui/Island/signs';

/** Before it is looked at: its code has a screen's scrolling to come. */
const MARGIN = '600px';

/**
 * Whether what stands below is wanted: somebody has done anything on the page, or it is nearly on the screen. A page that
 * is only opened does not fetch it.
 */
export function useWanted(place: RefObject<Element | null>): boolean {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const wake = () => setWanted(true);
    if (!place.current || typeof IntersectionObserver === 'undefined') return wake();
    const signs = [whenOnScreen(place.current, MARGIN), whenNear(document.body, () => false)].map((sign) => sign(wake));
    return () => signs.forEach((end) => end());
  }, [place]);
  return isWanted;
}
