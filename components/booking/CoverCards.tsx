import type { CSSProperties } from 'react';
import { RadioCards } from '@/components/ui/RadioCards/RadioCards';
import { NOTHING, formatPence } from '@/lib/domain/money';
import { COVER_STEPS, type CoverStep } from '@/lib/domain/order-types';
import { COVER_FIELDS } from '@/lib/domain/order/cover-fields';
import { coverGap, type ValuedLine } from '@/lib/domain/order/cover-gap';
import { coverHint, gapTitle, stepEffect, stepTitle, worthText, type CoverOf } from '@/lib/domain/order/cover-words';
import { stepPrice } from '@/lib/domain/order/list-lines';
import styles from './CoverMeter.module.scss';

type CoverCardsProps = {
  readonly of: CoverOf;
  readonly lines: readonly ValuedLine[];
  readonly value: CoverStep;
  readonly onChange: (step: CoverStep) => void;
  readonly error?: string | undefined;
};

/** Renders the steps of liability cover with their prices. No paid step is pre-selected (LAW-5). */
export function CoverCards({ of, lines, value, onChange, error }: CoverCardsProps) {
  return (
    <RadioCards
      legend="Choose your cover"
      hint={coverHint(of)}
      name={COVER_FIELDS.step}
      id="cover-step"
      value={value}
      onChange={(chosen) => onChange(COVER_STEPS.find((step) => step === chosen) ?? 'included')}
      options={COVER_STEPS.map((step) => ({
        value: step,
        title: stepTitle(step),
        description: stepEffect(coverGap(lines, step)),
        price: stepPrice(step),
      }))}
      error={error}
    />
  );
}

type CoverMeterProps = { readonly lines: readonly ValuedLine[]; readonly step: CoverStep };

export function CoverMeter({ lines, step }: CoverMeterProps) {
  const gap = coverGap(lines, step);
  const { total, covered, open } = gap;
  if (total === NOTHING) {
    return <p className={styles.text}>List your things to see whether the included cover is enough.</p>;
  }
  const share: CSSProperties & { '--covered': string } = { '--covered': `${((covered / total) * 100).toFixed(1)}%` };
  return (
    <div className={styles.root} style={share}>
      <p className={styles.title} role="status">
        {gapTitle(gap, step)}
      </p>
      <div className={open === NOTHING ? `${styles.bar} ${styles.whole}` : styles.bar} aria-hidden="true" />
      <p className={styles.legend}>
        <span className={styles.covered}>{`${formatPence(covered)} covered`}</span>
        {open === NOTHING ? null : <span className={styles.open}>{`${formatPence(open)} not covered`}</span>}
      </p>
      <p className={styles.text}>{worthText(gap, step)}</p>
    </div>
  );
}
