import { useEffect, useRef, useState } from 'react';
import { fetchedPart } from '@/components/ui/FetchedPart/fetched-part';
import type { Pasted, PasteListProps } from './PasteList';
import styles from './PasteList.module.scss';

export const NOTHING_PASTED: Pasted = { text: '', kinds: '' };

const PasteList = fetchedPart(async () => (await import('./PasteList')).PasteList);

/** "Paste a list": closed until somebody wants it, and fetched only then. */
export function PasteDisclosure(props: PasteListProps) {
  const [isWanted, setWanted] = useState(false);
  const place = useRef<HTMLDetailsElement>(null);
  // What was pasted before a reload, and what is wrong with it, is never out of sight.
  const isNeeded = props.pasted.text !== '';
  useEffect(() => {
    if (isNeeded && place.current) place.current.open = true;
  }, [isNeeded, props.error]);
  // Opened before this code came, it has toggled unheard: then React finds it open.
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
