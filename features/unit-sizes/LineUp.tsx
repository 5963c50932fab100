import { Drawing } from '@/components/ui/Drawing/Drawing';
import type { SizedUnit } from './types';
import styles from './LineUp.module.scss';

type LineUpProps = { readonly units: readonly Pick<SizedUnit, 'id' | 'title' | 'floor' | 'small'>[] };

/** All units on one line at one scale, each the way to its card. On narrow screens the line scrolls. */
export function LineUp({ units }: LineUpProps) {
  return (
    <nav className={styles.root} aria-label="Units by size">
      <ul className={styles.units}>
        {units.map(({ id, title, floor, small }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.unit}>
              <Drawing {...small} isEager />
              <b>{title}</b>
              <span className={styles.floor}>{floor}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
