import { useEffect, useRef, useState } from 'react';
import { fetchedPart } from '@/components/ui/FetchedPart/fetched-part';
import { whenIdle } from '@/lib/idle';
import type { LoadDrawingProps } from './LoadDrawing';
import styles from './LiveLoad.module.scss';

const LoadDrawing = fetchedPart(async () => (await import('./LoadDrawing')).LoadDrawing);

/**
 * The place of the live drawing. Shows its children until the drawing is there, and fetches its code only for an eye
 * that sees it (a panel that a phone hides never does), when the page has nothing better to do.
 */
export function LiveLoad({ children, ...load }: LoadDrawingProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (!place.current || typeof IntersectionObserver === 'undefined') return;
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      seen.disconnect();
      whenIdle(() => setWanted(true));
    });
    seen.observe(place.current);
    return () => seen.disconnect();
  }, []);
  return (
    <div ref={place} className={styles.root} data-live-load>
      {isWanted ? <LoadDrawing {...load}>{children}</LoadDrawing> : children}
    </div>
  );
}
