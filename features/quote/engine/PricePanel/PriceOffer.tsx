import styles from './PricePanel.module.scss';

type PriceOfferProps = {
  readonly text: string;
  /** The label of the button that takes the offer. */
  readonly action: string;
  readonly isBusy?: boolean;
  readonly onTake: () => void;
};

/** Renders an offer of the same job for less, beside its price. */
export function PriceOffer({ text, action, isBusy, onTake }: PriceOfferProps) {
  return (
    <span>
      <span>{text}</span>{' '}
      <button type="button" className={styles.link} disabled={isBusy} onClick={onTake}>
        {action}
      </button>
    </span>
  );
}
