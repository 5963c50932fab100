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

/** On a phone the total and the button stand where they stood on every step. Last in reading order, after all that is agreed to (LAW-4). */
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
