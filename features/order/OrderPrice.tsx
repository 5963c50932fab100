import '@/components/load-drawing/HoldPicture?styles';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Drawing, type Picture } from '@/components/ui/Drawing/Drawing';
import { island } from '@/components/ui/Island/island';
import { PriceLines } from '@/components/ui/PriceLines';
import { TicketStub } from '@/components/ui/TicketStub';
import type { LoadToDraw } from '@/lib/domain/packing/containers';
import type { OrderPageModel } from './model';
import styles from './OrderPrice.module.scss';

type OrderPriceProps = OrderPageModel & {
  readonly drawing: Picture;
  readonly booked: LoadToDraw | null;
};

/** Renders the price. Its lines are folded once it is paid. */
export function OrderPrice({ drawing, booked, ...model }: OrderPriceProps) {
  const { status, isUnpaid, lines, total, totalLabel, calendarUrl } = model;
  return (
    <aside aria-label="Price" className={styles.root}>
      <div className={styles.ticket}>
        <div className={styles.art}>{booked ? <BookedPicture {...booked} /> : <Drawing {...drawing} isEager />}</div>
        <div className={styles.lines}>
          <details open={isUnpaid}>
            <summary>
              <h2>Price</h2>
            </summary>
            <PriceLines lines={lines} />
          </details>
        </div>
        <TicketStub layout="column" lead={totalLabel} price={total} note={`VAT included. ${status.paid}.`} />
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

const BookedPicture = island(async () => (await import('@/components/load-drawing/HoldPicture')).HoldPicture, {
  when: 'never',
});
