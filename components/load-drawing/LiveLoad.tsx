import { useEffect, useRef, useState } from 'react';
import { fetchedPart } from '@/components/ui/FetchedPart/fetched-part';
import { whenIdle } from '@/lib/idle';
import type { LoadDrawingProps } from './LoadDrawing';
import styles from './LiveLoad.module.scss';

const LoadDrawing = fetchedPart(async () => (await import('./LoadDrawing')).LoadDrawing);

/** Renders its children until the live drawing is ready, which loads in idle time once the element is visible. */
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
