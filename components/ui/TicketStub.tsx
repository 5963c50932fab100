import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './TicketStub.module.scss';

type TicketStubProps = {
  /** E.g. "£250". */
  readonly price: string;
  /** Before the price, e.g. "from" or "Total". */
  readonly lead?: string | undefined;
  /** After the price, e.g. "a week". */
  readonly per?: string | undefined;
  readonly note?: ReactNode | undefined;
  readonly action?: ReactNode | undefined;
  /** "row": price left, action right (home widget). "column": lead and price on one line, action below (order summary). */
  readonly layout?: 'row' | 'column' | undefined;
  readonly className?: string | undefined;
};

/** The price always sits on this object: an orange stub with ink lettering, torn along a dashed line. */
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
