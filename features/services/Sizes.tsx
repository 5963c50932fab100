import { SectionHead } from '@/components/marketing/SectionHead';
import { AppLink } from '@/components/ui/AppLink';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Drawing } from '@/components/ui/Drawing/Drawing';
import type { SizesProps } from './types';
import styles from './Sizes.module.scss';

/** Renders units side by side at one scale, each with a link into its quote. On narrow screens the row scrolls. */
export function Sizes({ id, title, lead, sizes, action }: SizesProps) {
  return (
    <section id={id} className={styles.root}>
      <SectionHead title={title} lead={lead} />
      <ul className={styles.sizes}>
        {sizes.map(({ title: size, like, price, drawing, link }) => (
          <li key={size} className={styles.size}>
            <div className={styles.unit}>
              <Drawing {...drawing} alt="" />
            </div>
            <h3 className={styles.name}>
              <AppLink href={link.href} className={styles.cover} data-spot={link.spot}>
                {size}
              </AppLink>
            </h3>
            <p className={styles.like}>{like}</p>
            <p className={styles.price}>{price}</p>
          </li>
        ))}
      </ul>
      {action ? (
        <ButtonLink href={action.href} kind="outline" data-spot={action.spot}>
          {action.label}
        </ButtonLink>
      ) : null}
    </section>
  );
}
