import type { ReactNode } from 'react';
import { Icon } from './Icon/Icon';
import styles from './Accordion.module.scss';

type AccordionProps = {
  readonly items: readonly {
    /** Its anchor: a link to it leads there. */
    readonly id?: string | undefined;
    readonly title: string;
    readonly content: ReactNode;
  }[];
  /** Items of one name open one at a time (the browser's own doing). */
  readonly name?: string | undefined;
};

/** Questions that open. Works without script. */
export function Accordion({ items, name }: AccordionProps) {
  return (
    <div className={styles.root}>
      {items.map(({ id, title, content }) => (
        <details key={title} id={id} name={name} className={styles.item}>
          <summary className={styles.title}>
            {title}
            <span className={styles.sign}>
              <Icon name="plus" className={styles.plus} />
              <Icon name="minus" className={styles.minus} />
            </span>
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
