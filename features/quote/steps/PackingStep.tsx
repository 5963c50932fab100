import { HelpCards } from '@/components/booking/HelpCards';
import { HELP_TITLE } from '@/lib/domain/order/labels';
import { CLEANING_ADD_ONS, STORAGE_ADD_ONS, type AddOn } from '@/lib/domain/order-types';
import { SITE } from '@/lib/site';
import { useAnswers } from '../engine/form';
import type { BookingAnswers } from '../flow-config';

type AddOnsFieldProps = { readonly legend: string; readonly offered: readonly AddOn[] };

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

export function CleaningPackingStep() {
  return <AddOnsField legend="Packing" offered={CLEANING_ADD_ONS} />;
}

export function CollectionPackingStep() {
  return <AddOnsField legend={HELP_TITLE} offered={STORAGE_ADD_ONS} />;
}
