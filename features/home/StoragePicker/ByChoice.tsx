import type { ReactNode } from 'react';
import styles from './StoragePicker.module.scss';

type ByChoiceProps = {
  /** Which choice decides: the unit or the term. */
  readonly of: 'unit' | 'term';
  /** One for each option, in the order of the options. */
  readonly alternatives: readonly ReactNode[];
};

/** Alternatives of which the style sheet shows the one whose radio button is checked, counted by place. */
export function ByChoice({ of, alternatives }: ByChoiceProps) {
  const Element = of === 'unit' ? 'div' : 'span';
  return (
    <Element className={of === 'unit' ? styles.byUnit : styles.byTerm}>
      {alternatives.map((alternative, index) => (
        <Element key={index}>{alternative}</Element>
      ))}
    </Element>
  );
}
