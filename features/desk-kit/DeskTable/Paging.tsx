import { buttonClass } from '@/components/ui/Button';
import type { DeskPaging } from '@/lib/contracts/desk-parts';
import styles from './Paging.module.scss';

/** Renders "51 in all, page 2 of 3", with the links to the pages before and after. */
export function Paging({ page, pages, total, before, after }: DeskPaging) {
  return (
    <nav className={styles.root} aria-label="Pages">
      <p className={styles.where}>
        {total} in all{pages > 1 ? `, page ${page} of ${pages}` : ''}
      </p>
      {before ? (
        <a className={buttonClass({ kind: 'outline', size: 's' })} href={before} rel="prev">
          Newer
        </a>
      ) : null}
      {after ? (
        <a className={buttonClass({ kind: 'outline', size: 's' })} href={after} rel="next">
          Older
        </a>
      ) : null}
    </nav>
  );
}
