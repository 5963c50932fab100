import clsx from 'clsx';
import type { ReactNode } from 'react';
import { FieldMessage } from '../Field/FieldMessage';
import styles from './RadioCards.module.scss';

export type CardGroupTexts = {
  readonly legend: string;
  readonly legendHidden?: boolean | undefined;
  readonly hint?: ReactNode | undefined;
  readonly error?: string | undefined;
  /** Number of columns on wide screens. Default: 1. */
  readonly columns?: 1 | 2 | 3 | undefined;
};

type CardGroupProps = CardGroupTexts & { readonly id: string; readonly children: ReactNode };

/** Renders fieldset, legend, hint and message around a group of cards. */
export function CardGroup({ id, legend, legendHidden, hint, error, columns = 1, children }: CardGroupProps) {
  const described = [hint && `${id}-hint`, error && `${id}-message`].filter(Boolean).join(' ');
  return (
    <fieldset className={clsx(styles.root, error && styles.invalid)} aria-describedby={described || undefined}>
      <legend className={legendHidden ? styles.legendHidden : styles.legend}>{legend}</legend>
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      <div className={clsx(styles.cards, columns === 2 && styles.two, columns === 3 && styles.three)}>{children}</div>
      <FieldMessage id={`${id}-message`} error={error} />
    </fieldset>
  );
}
