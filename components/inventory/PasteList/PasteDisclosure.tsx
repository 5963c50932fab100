import dynamic from 'next/dynamic';
import { useState } from 'react';
import type { PasteListProps } from './PasteList';
import styles from './PasteList.module.scss';

const PasteList = dynamic(() => import('./PasteList').then((module) => module.PasteList), { ssr: false });

/** "Paste a list": closed until somebody wants it, and fetched only then. */
export function PasteDisclosure(props: PasteListProps) {
  const [isWanted, setWanted] = useState(false);
  // Opened before this code came, it has toggled unheard: then React finds it open.
  const look = (details: HTMLDetailsElement | null) => {
    if (details?.open) setWanted(true);
  };
  return (
    <details
      ref={look}
      className={styles.disclosure}
      onToggle={(event) => look(event.currentTarget)}
      suppressHydrationWarning
    >
      <summary className={styles.summary}>
        <b>Paste a list</b> <span>in your own words, and we read it</span>
      </summary>
      {isWanted ? <PasteList {...props} /> : null}
    </details>
  );
}
