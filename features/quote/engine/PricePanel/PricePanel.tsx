import { useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon/Icon';
import { Note } from '@/components/ui/Note';
import { PriceLines } from '@/components/ui/PriceLines';
import { formatPence } from '@/lib/domain/money';
import type { PriceCondition } from '@/lib/domain/pricing/charges';
import { totalLabel } from '@/lib/domain/pricing/quote';
import { sentenceOf } from '../failures';
import type { Price } from '../use-price';
import {
  announcement,
  changeText,
  includedLines,
  includedText,
  laterLines,
  pricedLines,
  regularText,
} from './price-text';
import styles from './PricePanel.module.scss';

type DetailsProps = {
  readonly title: string;
  readonly price: Price;
  readonly conditions: readonly PriceCondition[];
  readonly onRetry: () => void;
  readonly children?: ReactNode;
};

type PricePanelProps = DetailsProps & {
  /** The label of the way on: "Next: day and slot". */
  readonly nextLabel: string;
  readonly isBusy: boolean;
  readonly onNext: () => void;
  readonly verdict?: ReactNode;
};

function Details({ title, price, conditions, onRetry, children }: DetailsProps) {
  const { quote, change, failure, refusal } = price;
  const included = quote ? includedLines(quote) : [];
  return (
    <>
      <h2 className={styles.title}>{title}</h2>
      {children}
      {change ? <p className={styles.change}>{changeText(change)}</p> : null}
      {quote ? <PriceLines lines={pricedLines(quote)} /> : failure ? null : <p>Working out your price …</p>}
      {included.length > 0 ? (
        <details className={styles.folded}>
          <summary className={styles.summary}>{`Also included: ${includedText(included)}`}</summary>
          <PriceLines lines={included} />
        </details>
      ) : null}
      {quote?.follows ? (
        <>
          <h3 className={styles.subtitle}>Paid later</h3>
          <PriceLines lines={laterLines(quote)} />
        </>
      ) : null}
      {failure ? (
        <Note kind="error">
          <span>{refusal ?? sentenceOf(failure)}</span>{' '}
          <button type="button" className={styles.link} onClick={onRetry}>
            Check the price again
          </button>
        </Note>
      ) : null}
      <details className={styles.folded}>
        <summary className={styles.summary}>This price changes only if …</summary>
        <ul>
          {conditions.map(({ key, text, price: unit }) => (
            <li key={key}>{`${text} (${unit})`}</li>
          ))}
        </ul>
      </details>
    </>
  );
}

/** Renders the price with the total always in view: a ticket, or on phones a bar that opens as a sheet. */
export function PricePanel({ nextLabel, isBusy, onNext, verdict, ...details }: PricePanelProps) {
  const [isOpen, setOpen] = useState(false);
  const { quote, change } = details.price;
  const total = quote ? formatPence(quote.totalWithDiscount) : '–';
  const regular = quote && regularText(quote);
  const before = quote && quote.total !== quote.totalWithDiscount ? formatPence(quote.total) : null;
  return (
    <>
      <p role="status" className={styles.spoken}>
        {quote ? announcement(quote, change) : ''}
      </p>
      <aside className={styles.panel} aria-label="Your price">
        <div className={styles.details}>
          <Details {...details} />
        </div>
        <div className={styles.total}>
          <p className={styles.totalLine}>
            <span>{quote ? totalLabel(quote) : 'Total'}</span>
            {before ? <s className={styles.before}>{before}</s> : null}
            <strong className={styles.price}>{total}</strong>
          </p>
          {regular ? <p className={styles.regular}>{regular}</p> : null}
          <p className={styles.vat}>VAT included. You pay at the end.</p>
          <p className={styles.verdict}>{verdict}</p>
          {/* Not in the tab order, because the same button below the question precedes it. */}
          <Button
            kind="dark"
            size="l"
            fullWidth
            iconAfter="arrow-right"
            loading={isBusy}
            tabIndex={-1}
            onClick={onNext}
          >
            {nextLabel}
          </Button>
        </div>
      </aside>
      <div className={isOpen ? `${styles.bar} ${styles.open}` : styles.bar}>
        {isOpen ? (
          <div className={styles.sheet} id="price-details">
            <Details {...details} />
          </div>
        ) : null}
        {change ? (
          // The status at the top of the panel says the same.
          <p key={`${total} ${changeText(change)}`} className={styles.passing} aria-hidden="true">
            {changeText(change)}
          </p>
        ) : null}
        <p className={styles.verdict}>{verdict}</p>
        <div className={styles.row}>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={isOpen ? 'price-details' : undefined}
            onClick={() => setOpen(!isOpen)}
            onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
          >
            <strong className={styles.price}>{total}</strong>
            <Icon name="chevron-down" className={styles.chevron} />
            <span className={styles.vat}>{isOpen ? 'Hide details' : (regular ?? 'VAT incl. Details')}</span>
          </button>
          <Button kind={isOpen ? 'dark' : 'primary'} size="l" iconAfter="arrow-right" loading={isBusy} onClick={onNext}>
            {nextLabel}
          </Button>
        </div>
      </div>
    </>
  );
}
