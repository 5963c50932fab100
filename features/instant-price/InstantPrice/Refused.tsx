import stub from '@/components/ui/TicketStub.module.scss';
import styles from './InstantPrice.module.scss';

export function Refused({ href }: { readonly href: string }) {
  return (
    <>
      <p className={stub.line}>
        <strong className={stub.lead}>By request</strong>
      </p>
      <p className={stub.note}>
        We can’t price this postcode online. <a href={href}>Ask us for a price</a>
      </p>
    </>
  );
}

/** Renders the failure to get a price. The prices without the effect of the postcodes stay valid. */
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
