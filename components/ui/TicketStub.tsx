import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './TicketStub.module.scss';

type TicketStubProps = {
  /** E.g. "£250". */
  readonly price: string;
  /** Text before the price, e.g. "from" or "Total". */
  readonly lead?: string | undefined;
  /** Text after the price, e.g. "a week". */
  readonly per?: string | undefined;
  readonly note?: ReactNode | undefined;
  readonly action?: ReactNode | undefined;
  /**
   * "row": price left, action right (home widget). "column": lead and price on one line, action below (order
   * summary).
   */
  readonly layout?: 'row' | 'column' | undefined;
  readonly className?: string | undefined;
};

/** Renders a price as an orange ticket stub. All main prices of the site use it. */
export function TicketStub({ price, lead, per, note, action, layout = 'row', className }: TicketStubProps) {
  return (
    <div className={clsx(styles.root, layout === 'column' && styles.column, className)}>
      <div className={styles.words}>
        <p className={styles.line}>
          {lead ? <span className={styles.lead}>{`${lead} `}</span> : null}
          <strong className={styles.price}>{price}</strong>
          {per ? <span className={styles.lead}>{` ${per}`}</span> : null}
        </p>
        {note ? <div className={styles.note}>{note}</div> : null}
      </div>
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
