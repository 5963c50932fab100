import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './TicketStub.module.scss';

type TicketStubProps = {
  readonly price: string;
  readonly lead?: string | undefined;
  readonly per?: string | undefined;
  readonly note?: ReactNode | undefined;
  readonly action?: ReactNode | undefined;
  /** "row": price left, action right. "column": lead and price on one line, action below. */
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
