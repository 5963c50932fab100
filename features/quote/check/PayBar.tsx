import { Button } from '@/components/ui/Button';
import { formatPence } from '@/lib/domain/money';
import { totalLabel, type Quote } from '@/lib/domain/pricing/quote';
import styles from './PayBar.module.scss';

type PayBarProps = {
  readonly quote: Quote;
  readonly label: string;
  readonly isBusy: boolean;
  readonly onPay: () => void;
};

/**
 * Renders total and button at the bottom of a phone, as on every step. Last in reading order, after all agreements
 * (LAW-4).
 */
export function PayBar({ quote, label, isBusy, onPay }: PayBarProps) {
  return (
    <div className={styles.bar}>
      <p className={styles.total}>
        <strong>{formatPence(quote.totalWithDiscount)}</strong>
        <span>{`${totalLabel(quote)}, VAT incl.`}</span>
      </p>
      <Button kind="primary" size="l" loading={isBusy} onClick={onPay}>
        {label}
      </Button>
    </div>
  );
}
