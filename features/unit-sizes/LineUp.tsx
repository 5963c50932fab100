import { Drawing } from '@/components/ui/Drawing/Drawing';
import type { SizedUnit } from './types';
import styles from './LineUp.module.scss';

type LineUpProps = { readonly units: readonly Pick<SizedUnit, 'id' | 'title' | 'floor' | 'small'>[] };

/** Renders all units in a row at one scale, each a link to its card. On narrow screens the row scrolls. */
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
