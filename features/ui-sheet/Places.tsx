import { useState } from 'react';
import { BoroughMap, type AreaMap } from '@/components/marketing/BoroughMap';
import { Segments } from '@/components/ui/Segments/Segments';
import styles from './sheet.module.scss';

const PAGES = [
  { value: 'all', label: 'Page of all areas' },
  { value: 'CMD', label: 'Page of Camden' },
];
/** Next to Camden on the map. */
const NEAR = ['BRT', 'BRN', 'HGY', 'ISL', 'CTY', 'WST'];

/** The map of London, for a page of all areas or with one raised and its neighbours tinted. One at a time: a tile has one id. */
export function Places({ map }: { readonly map: AreaMap }) {
  const [page, setPage] = useState('all');
  const picked = page === 'all' ? {} : { current: page, near: NEAR };
  return (
    <>
      <div className={styles.narrow}>
        <Segments legend="Where it stands" name="sheet.map" value={page} onChange={setPage} options={PAGES} />
      </div>
      <BoroughMap label="Map of London" map={map} {...picked} />
    </>
  );
}
