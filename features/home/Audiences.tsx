import type { LinkRow } from '@/components/marketing/LinkRows';
import { SectionHead } from '@/components/marketing/SectionHead';
import { AppLink } from '@/components/ui/AppLink';
import { Drawing } from '@/components/ui/Drawing/Drawing';
import styles from './Audiences.module.scss';

/** Renders links for visitors who are not moving home. */
export function Audiences({ audiences }: { readonly audiences: readonly LinkRow[] }) {
  return (
    <section className={styles.root}>
      <SectionHead title="Not moving house?" />
      <ul className={styles.audiences}>
        {audiences.map(({ name, href, text, drawing }) => (
          <li key={href} className={styles.audience}>
            <div className={styles.scene}>
              <Drawing {...drawing} />
            </div>
            <h3 className={styles.name}>
              <AppLink href={href} className={styles.cover}>
                {name}
              </AppLink>
            </h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
