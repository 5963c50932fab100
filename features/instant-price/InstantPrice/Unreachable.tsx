import styles from './InstantPrice.module.scss';

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
