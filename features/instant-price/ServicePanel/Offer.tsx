import stub from '@/components/ui/TicketStub/TicketStub.module.scss';
import type { LivePrice, ServiceSize } from '../types';
import styles from './ServicePanel.module.scss';

type OfferProps = {
  readonly size: ServiceSize;
  /** "a week"; empty for a whole price, which the distance may change. */
  readonly per: string;
  readonly live: LivePrice;
};

/** What one size costs. The style sheet shows that of the chosen size, for the chosen term. */
export function Offer({ size: { value, lead, facts, prices }, per, live }: OfferProps) {
  const isLive = per === '' && live.subject === value && live.price !== undefined;
  return (
    <div className={styles.offer} data-size={value}>
      <p className={stub.line}>
        {lead ? <span className={stub.lead}>{lead} </span> : null}
        {prices.length > 1 ? (
          <strong className={`${stub.price} ${styles.byTerm}`}>
            {prices.map((price, term) => (
              <span key={term}>{price}</span>
            ))}
          </strong>
        ) : (
          <strong className={stub.price}>{isLive ? live.price : prices[0]}</strong>
        )}
        {per ? <span className={stub.lead}> {per}</span> : null}
      </p>
      {facts ? (
        <p className={stub.note}>{[facts, isLive ? live.distance : '', 'VAT included'].filter(Boolean).join(' · ')}</p>
      ) : null}
    </div>
  );
}
