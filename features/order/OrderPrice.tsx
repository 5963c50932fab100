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

export function OrderPrice({ status, lines, total, totalLabel, calendarUrl, drawing, booked }: OrderPriceProps) {
  return (
    <aside aria-label="Price" className={styles.root}>
      <div className={styles.ticket}>
        <div className={styles.art}>{booked ? <BookedPicture {...booked} /> : <Drawing {...drawing} isEager />}</div>
        <div className={styles.lines}>
          <h2>Price</h2>
          <PriceLines lines={lines} />
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
