import { type LinkRow, LinkRows } from '@/components/marketing/LinkRows';
import { SectionHead } from '@/components/marketing/SectionHead';
import { AppLink } from '@/components/ui/AppLink';
import { Drawing } from '@/components/ui/Drawing/Drawing';
import { Icon } from '@/components/ui/Icon/Icon';
import type { LargeService } from './types';
import styles from './Services.module.scss';

type ServicesProps = { readonly large: readonly LargeService[]; readonly small: readonly LinkRow[] };

/** Renders the bookable services: three with their price, and six that go with them. Each card is one link. */
export function Services({ large, small }: ServicesProps) {
  return (
    <section className={styles.root}>
      <SectionHead
        title={<>Moving, storage, cleaning and&nbsp;more</>}
        lead="Book one service or several. You have one team, one bill and one number to ring."
      />
      <ul className={styles.large}>
        {large.map(({ name, href, text, price, per, drawing }) => (
          <li key={href} className={styles.card}>
            <div className={styles.scene}>
              <Drawing {...drawing} />
            </div>
            <div className={styles.words}>
              <h3>
                <AppLink href={href} className={styles.cover}>
                  {name}
                </AppLink>
              </h3>
              <p className={styles.text}>{text}</p>
              <p className={styles.price}>
                from <strong>{price}</strong> {per}
              </p>
            </div>
            <span className={styles.go}>
              <Icon name="arrow-right" />
            </span>
          </li>
        ))}
      </ul>
      <LinkRows links={small} />
    </section>
  );
}
