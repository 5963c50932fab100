import Head from 'next/head';
import { useRef, type ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { Checkbox } from '@/components/ui/Checkbox';
import { Icon } from '@/components/ui/Icon/Icon';
import { formatDay, formatSlot, type LocalDate, type SlotTimes } from '@/lib/domain/london-time';
import { formatPence } from '@/lib/domain/money';
import { HOLD_MINUTES } from '@/lib/domain/order/hold';
import { totalLabel, type Quote } from '@/lib/domain/pricing/quote';
import { SITE } from '@/lib/site';
import { PriceOffer } from '../engine/PricePanel/PriceOffer';
import panelStyles from '../engine/PricePanel/PricePanel.module.scss';
import { regularText } from '../engine/PricePanel/price-text';
import { CHECK_TITLE } from './answer-row';
import type { LaterPayments } from './Terms';
import styles from './OrderTicket.module.scss';

type Paying = {
  readonly label: string;
  readonly isBusy: boolean;
  readonly onPay: () => void;
};

type OrderTicketProps = Paying & {
  readonly quote: Quote;
  readonly date: LocalDate | '';
  readonly slot: SlotTimes | null;
  /** "Full refund until Monday 7 December, 10:00". */
  readonly refund: string | null;
  readonly isForCustomer: boolean;
  readonly agreement: LaterPayments['box'] | null;
  /** An offer of the same job for less (FLW-1). */
  readonly cheaper: { readonly text: string; readonly action: string; readonly onTake: () => void } | null;
};

/** Renders the total with what follows it: the regular payment for storage, and other lines about the price. */
function OrderTotal({ quote, children }: { readonly quote: Quote; readonly children?: ReactNode }) {
  const regular = regularText(quote);
  return (
    <div className={styles.total}>
      <p className={styles.totalLine} aria-live="polite" aria-atomic="true">
        <span>{`${totalLabel(quote)} with VAT`}</span> <strong>{formatPence(quote.totalWithDiscount)}</strong>
      </p>
      {regular ? <p className={styles.regular}>{regular}</p> : null}
      {children}
    </div>
  );
}

/** Renders the price without a payment, where nothing can be ordered. */
export function PriceTicket({ quote }: { readonly quote: Quote }) {
  return (
    <section aria-label="Your price" className={styles.ticket}>
      <OrderTotal quote={quote} />
    </section>
  );
}

/** Renders the total, the main terms, the consent and the button, beside the answers or below them on a phone. */
export function OrderTicket({
  quote,
  date,
  slot,
  refund,
  isForCustomer,
  agreement,
  cheaper,
  ...paying
}: OrderTicketProps) {
  const ticket = useRef<HTMLElement>(null);
  return (
    <section ref={ticket} tabIndex={-1} aria-label="Your payment" className={styles.ticket}>
      <OrderTotal quote={quote}>
        {cheaper ? (
          <p className={panelStyles.verdict}>
            <PriceOffer
              {...cheaper}
              isBusy={paying.isBusy}
              onTake={() => {
                // The pressed button disappears with its offer.
                ticket.current?.focus();
                cheaper.onTake();
              }}
            />
          </p>
        ) : null}
      </OrderTotal>
      <ul className={styles.facts}>
        {date && slot ? (
          <li>
            <Icon name="calendar" />
            <p>
              <span>{`${formatDay(date)}, `}</span>
              <span className={styles.slot}>{formatSlot(slot)}</span>
            </p>
          </li>
        ) : null}
        {refund ? (
          <li>
            <Icon name="check" />
            <p>{refund}</p>
          </li>
        ) : null}
        <li>
          <Icon name="clock" />
          <p>
            {isForCustomer
              ? 'We hold the slot and email the customer the link to pay'
              : `Slot held for ${HOLD_MINUTES} minutes while you pay`}
          </p>
        </li>
        {isForCustomer ? null : (
          <li>
            <Icon name="info" />
            <p>You pay on our payment provider’s secure page; we never see your card</p>
          </li>
        )}
      </ul>
      {agreement ? <Agreement {...agreement} /> : null}
      <div className={styles.wide}>
        <PayButton kind="dark" {...paying} />
      </div>
    </section>
  );
}

/** Renders the consent to later payments, never pre-ticked (LAW-5). */
function Agreement(box: LaterPayments['box']) {
  return (
    <div className={styles.agreement}>
      {box.error ? (
        <Head>
          <title key="title">{`Error: ${CHECK_TITLE} | ${SITE.name}`}</title>
        </Head>
      ) : null}
      <Checkbox {...box} />
    </div>
  );
}

const PayButton = ({ kind, label, isBusy, onPay }: Paying & { readonly kind: 'dark' | 'primary' }) => (
  <Button kind={kind} size="l" fullWidth loading={isBusy} onClick={onPay}>
    {label}
  </Button>
);

/** Renders total and button at the bottom of a phone, last in reading order after all agreements (LAW-4). */
export function PayBar({ quote, ...paying }: Paying & { readonly quote: Quote }) {
  return (
    <div className={styles.bar}>
      <p className={styles.barTotal}>
        <strong>{formatPence(quote.totalWithDiscount)}</strong>
        <span>{`${totalLabel(quote)}, VAT incl.`}</span>
      </p>
      <PayButton kind="primary" {...paying} />
    </div>
  );
}
