import { Button, buttonClass } from '@/components/ui/Button/Button';
import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { PriceLines } from '@/components/ui/PriceLines/PriceLines';
import { TicketStub } from '@/components/ui/TicketStub/TicketStub';
import type { OrderPageModel } from '../types';
import styles from './OrderPrice.module.scss';

/** What it costs, line by line, and what there is to do about it. The ways out work without a script, all but "Print". */
export function OrderPrice({ status, lines, total, calendarUrl }: OrderPageModel) {
  const { action } = status;
  return (
    <aside aria-label="Price" className={styles.root}>
      <div className={styles.ticket}>
        <div className={styles.lines}>
          <h2>Price</h2>
          <PriceLines lines={lines} />
        </div>
        <TicketStub
          layout="column"
          lead="Total"
          price={total}
          note={`VAT included. ${status.paid}.`}
          action={
            action?.kind === 'pay' ? (
              <a href={action.href} className={buttonClass({ kind: 'dark', size: 'l', fullWidth: true })}>
                {action.label}
              </a>
            ) : null
          }
        />
      </div>
      <div className={styles.actions}>
        {calendarUrl ? (
          <ButtonLink href={calendarUrl} download kind="secondary" iconBefore="calendar">
            Add to calendar
          </ButtonLink>
        ) : null}
        <Button kind="secondary" iconBefore="print" onClick={() => window.print()}>
          Print
        </Button>
      </div>
    </aside>
  );
}
