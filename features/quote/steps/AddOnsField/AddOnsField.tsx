import { CheckCards } from '@/components/ui/CheckCards/CheckCards';
import { formatPence } from '@/lib/domain/money';
import { SERVICE_NAMES } from '@/lib/domain/order/labels';
import type { AddOn } from '@/lib/domain/order/types';
import { addOnPrice } from '@/lib/domain/pricing/add-on-charges';
import { SITE } from '@/lib/site';
import type { BookingAnswers } from '../../booking';
import { useAnswers } from '../../engine/form';

const DESCRIPTIONS: Readonly<Record<AddOn, string>> = {
  PACKING: 'We bring the boxes and pack your things.',
  PACKING_MATERIALS: 'Boxes, tape and paper, brought to your door: you pack.',
  UNPACKING: 'We unpack the boxes and take them away with us.',
  CLEANING: 'We clean the home once it is empty.',
  ASSEMBLING: 'We take furniture apart or put it together.',
};

type AddOnsFieldProps = { readonly legend: string; readonly offered: readonly AddOn[] };

/** What can be added to a service, with its price. Nothing paid is ticked for the visitor (LAW-5). */
export function AddOnsField({ legend, offered }: AddOnsFieldProps) {
  const { values, setField, errorOf } = useAnswers<BookingAnswers>();
  return (
    <CheckCards
      legend={legend}
      hint="Optional. You can change it until you pay."
      name="addOns"
      value={values.addOns}
      onChange={(chosen) => void setField('addOns', chosen)}
      options={offered.map((addOn) => ({
        value: addOn,
        title: SERVICE_NAMES[addOn],
        description: DESCRIPTIONS[addOn],
        price: `+${formatPence(addOnPrice(addOn, SITE.addOnVariant))}`,
      }))}
      error={errorOf('addOns')}
    />
  );
}
