import { HelpCards } from '@/components/booking/HelpCards';
import type { AddOn } from '@/lib/domain/order-types';
import { SITE } from '@/lib/site';
import { useAnswers } from '../engine/form';
import type { BookingAnswers } from '../flow-config';

type AddOnsFieldProps = { readonly legend: string; readonly offered: readonly AddOn[] };

/** Asks for the extras that a flow offers. */
export function AddOnsField({ legend, offered }: AddOnsFieldProps) {
  const { values, setField, errorOf } = useAnswers<BookingAnswers>();
  return (
    <HelpCards
      legend={legend}
      hint="Optional. You can change it until you pay."
      offered={offered}
      variant={SITE.addOnVariant}
      value={values.addOns}
      onChange={(addOns) => setField('addOns', addOns)}
      error={errorOf('addOns')}
    />
  );
}
