import { AppLink } from '@/components/ui/AppLink';
import { Drawing, type Picture } from '@/components/ui/Drawing/Drawing';
import { Icon } from '@/components/ui/Icon/Icon';
import styles from './LinkRows.module.scss';

export type LinkRow = {
  readonly name: string;
  readonly href: string;
  readonly text: string;
  readonly drawing: Picture;
};

export function LinkRows({ links }: { readonly links: readonly LinkRow[] }) {
  return (
    <ul className={styles.root}>
      {links.map(({ name, href, text, drawing }) => (
        <li key={href} className={styles.row}>
          <div className={styles.thing}>
            <Drawing {...drawing} />
          </div>
          <div>
            <h3 className={styles.name}>
              <AppLink href={href} className={styles.cover}>
                {name}
              </AppLink>
            </h3>
            <p className={styles.note}>{text}</p>
          </div>
          <Icon name="arrow-right" className={styles.arrow} />
        </li>
      ))}
    </ul>
  );
}
