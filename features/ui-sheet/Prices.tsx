import { Button } from '@/components/ui/Button';
import { Gauge } from '@/components/ui/Gauge';
import { PriceLines } from '@/components/ui/PriceLines';
import { TicketStub } from '@/components/ui/TicketStub';
import styles from './sheet.module.scss';

const LINES = [
  { key: 'van', label: 'Van, two movers', detail: 'the first 25 miles are in it', amount: '£49.00' },
  { key: 'items', label: '31 items, 335 cu ft', detail: '60p a cubic foot', amount: '£201.00' },
  { key: 'charges', label: 'Road charges', amount: 'included' },
];
const next = (
  <Button kind="dark" size="l" iconAfter="arrow-right">
    Choose a day
  </Button>
);

export function Prices() {
  return (
    <>
      <div className={styles.ticket}>
        <TicketStub lead="from" price="£259" note="2 movers · 30 boxes · 25 miles · VAT included" action={next} />
      </div>
      <div className={styles.summary}>
        <div className={styles.summaryBody}>
          <Gauge label="Van 48% full" value={335} max={700} text="335 of 700 cu ft" />
          <PriceLines lines={LINES} changedKey="items" />
        </div>
        <TicketStub
          layout="column"
          lead="Total"
          price="£250"
          note="VAT included. Pay after you pick a slot."
          action={next}
        />
      </div>
      <div className={styles.narrow}>
        <Gauge label="More than one van holds" value={800} max={700} text="800 of 700 cu ft" />
      </div>
    </>
  );
}
