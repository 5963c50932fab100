import type { ReactNode } from 'react';
import { Icon } from './Icon/Icon';
import styles from './Accordion.module.scss';

type AccordionProps = {
  readonly items: readonly {
    readonly id?: string | undefined;
    readonly title: string;
    readonly content: ReactNode;
    /** Whether it is open at first. */
    readonly isOpen?: boolean | undefined;
  }[];
  /** Name of the <details> group, in which one item is open at a time. */
  readonly name?: string | undefined;
};

/** Renders titles that open to show their content. Works without a script. */
export function Accordion({ items, name }: AccordionProps) {
  return (
    <div className={styles.root}>
      {items.map(({ id, title, content, isOpen }) => (
        <details key={title} id={id} name={name} open={isOpen} className={styles.item}>
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
