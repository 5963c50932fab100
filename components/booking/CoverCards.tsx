import { RadioCards } from '@/components/ui/RadioCards/RadioCards';
import { COVER_FIELDS } from '@/lib/domain/order/cover-fields';
import { stepPrice, stepTitle } from '@/lib/domain/order/cover-steps';
import { coverHint, stepEffect, type CoverOf } from '@/lib/domain/order/cover-words';
import { coverGap, type ValuedLine } from '@/lib/domain/order/cover-gap';
import { COVER_STEPS, type CoverStep } from '@/lib/domain/order-types';

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
      legend="How much we are liable for"
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
