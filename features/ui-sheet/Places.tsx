import { useState } from 'react';
import { BoroughMap, type AreaMap } from '@/components/marketing/BoroughMap';
import { Segments } from '@/components/ui/Segments/Segments';
import styles from './sheet.module.scss';

const PAGES = [
  { value: 'all', label: 'Page of all areas' },
  { value: 'CMD', label: 'Page of Camden' },
];
/** The neighbours of Camden on the map. */
const NEARNESS_EVENTS = ['BRT', 'BRN', 'HGY', 'ISL', 'CTY', 'WST'];

/**
 * Renders the map of London, for the index of areas or for one borough with its neighbours tinted. Only one at a time,
 * because the ids of its tiles must be unique.
 */
export function Places({ map }: { readonly map: AreaMap }) {
  const [page, setPage] = useState('all');
  const picked = page === 'all' ? {} : { current: page, near: NEARNESS_EVENTS };
  return (
    <>
      <div className={styles.narrow}>
        <Segments legend="Where it stands" name="sheet.map" value={page} onChange={setPage} options={PAGES} />
      </div>
      <BoroughMap label="Map of London" map={map} {...picked} />
    </>
  );
}
