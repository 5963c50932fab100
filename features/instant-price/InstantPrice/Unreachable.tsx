import styles from './InstantPrice.module.scss';

/** The answer did not come. What the form says stays true; what the postcode would change is missing. */
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
