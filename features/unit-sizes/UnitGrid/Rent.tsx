import type { Term, TermPrice } from '../types';
import { ByTerm } from './ByTerm';
import styles from './UnitGrid.module.scss';

type RentProps = {
  readonly prices: readonly TermPrice[];
  readonly terms: readonly Term[];
  /** The prices are those of the smallest of its kind. */
  readonly isFrom?: boolean;
};

/** What a week costs on the chosen term, and how it is paid. */
export function Rent({ prices, terms, isFrom = false }: RentProps) {
  return (
    <ByTerm>
      {prices.map(({ week, payment }, index) => (
        <span key={terms[index]?.value} className={styles.rent}>
          {isFrom ? 'from ' : null}
          <strong>{week}</strong> a week
          <small>
            {payment === week ? 'paid' : payment} {terms[index]?.every}
          </small>
        </span>
      ))}
    </ByTerm>
  );
}
