import dynamic from 'next/dynamic';
import { useState } from 'react';
import type { PasteListProps } from './PasteList';
import styles from './PasteList.module.scss';

const PasteList = dynamic(() => import('./PasteList').then((module) => module.PasteList), { ssr: false });

/** "Paste a list": closed until somebody wants it, and fetched only then. */
export function PasteDisclosure(props: PasteListProps) {
  const [isWanted, setWanted] = useState(false);
  return (
    <details className={styles.disclosure} onToggle={(event) => event.currentTarget.open && setWanted(true)}>
      <summary className={styles.summary}>
        <b>Paste a list</b> <span>in your own words, and we read it</span>
      </summary>
      {isWanted ? <PasteList {...props} /> : null}
    </details>
  );
}
