import { useEffect, useRef, useState } from 'react';
import { fetchedPart } from '@/components/ui/FetchedPart/fetched-part';
import type { Pasted, PasteListProps } from './PasteList';
import styles from './PasteList.module.scss';

export const NOTHING_PASTED: Pasted = { text: '', kinds: '' };

const PasteList = fetchedPart(async () => (await import('./PasteList')).PasteList);

export function PasteDisclosure(props: PasteListProps) {
  const [isWanted, setWanted] = useState(false);
  const place = useRef<HTMLDetailsElement>(null);
  // Opens by itself when a reload brings back pasted text, or when the text has an error.
  const isNeeded = props.pasted.text !== '';
  useEffect(() => {
    if (isNeeded && place.current) place.current.open = true;
  }, [isNeeded, props.error]);
  // The visitor may open it before hydration, without a toggle event. React then finds it open.
  const look = (details: HTMLDetailsElement | null) => {
    if (details?.open) setWanted(true);
  };
  return (
    <details
      ref={(details) => {
        place.current = details;
        look(details);
      }}
      className={styles.disclosure}
      onToggle={(event) => look(event.currentTarget)}
      suppressHydrationWarning
    >
      <summary className={styles.summary}>
        <b>Paste a list</b> <span>in your own words, and we turn it into items</span>
      </summary>
      {isWanted || isNeeded ? <PasteList {...props} /> : null}
    </details>
  );
}
