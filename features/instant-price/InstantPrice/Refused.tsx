import stub from '@/components/ui/TicketStub.module.scss';
import styles from './InstantPrice.module.scss';

/** Renders the link to ask us when a postcode has no online price. The sentence about it stands beside the field. */
export function Refused({ href }: { readonly href: string }) {
  return (
    <>
      <p className={stub.line}>
        <strong className={stub.lead}>By request</strong>
      </p>
      <p className={stub.note}>
        There is no price online for this postcode. <a href={href}>Ask us, with what you have typed</a>
      </p>
    </>
  );
}

/** Renders the failure to get a price. The prices in the form stay valid without the effect of the postcodes. */
export function Unreachable({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <p className={styles.unreachable}>
      We could not work out the distance just now.{' '}
      <button type="button" className={styles.retry} onClick={onRetry}>
        Try again
      </button>
    </p>
  );
}
