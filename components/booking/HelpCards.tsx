import { CheckCards } from '@/components/ui/CheckCards';
import { MATERIALS_BROUGHT } from '@/lib/domain/catalogue/add-on-services';
import { formatPence } from '@/lib/domain/money';
import { SERVICE_NAMES } from '@/lib/domain/order/labels';
import type { AddOn } from '@/lib/domain/order-types';
import { addOnPrice } from '@/lib/domain/pricing/charges';
import type { AddOnVariant } from '@/lib/domain/prices/price-lists';

const DESCRIPTIONS: Readonly<Record<AddOn, string>> = {
  PACKING: 'We bring the boxes and pack your things.',
  PACKING_MATERIALS: MATERIALS_BROUGHT,
  UNPACKING: 'We unpack the boxes and take them away with us.',
  CLEANING: 'We clean the home once it is empty.',
  ASSEMBLING: 'We take furniture apart or put it together.',
};

type HelpCardsProps<A extends AddOn> = {
  readonly legend: string;
  readonly hint: string;
  readonly offered: readonly A[];
  readonly variant: AddOnVariant;
  readonly value: readonly AddOn[];
  readonly onChange: (addOns: readonly A[]) => void;
  readonly error?: string | undefined;
};

/** Renders the extras of a service other than moving, with their prices. None is pre-ticked (LAW-5). */
export function HelpCards<A extends AddOn>(props: HelpCardsProps<A>) {
  const { legend, hint, offered, variant, value, onChange, error } = props;
  return (
    <CheckCards
      legend={legend}
      hint={hint}
      name="addOns"
      value={value}
      onChange={(chosen) => onChange(offered.filter((addOn) => chosen.includes(addOn)))}
      options={offered.map((addOn) => ({
        value: addOn,
        title: SERVICE_NAMES[addOn],
        description: DESCRIPTIONS[addOn],
        price: `+${formatPence(addOnPrice(addOn, variant))}`,
      }))}
      error={error}
    />
  );
}
