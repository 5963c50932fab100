import { CheckCards } from '@/components/ui/CheckCards/CheckCards';
import { ADD_ON_SERVICES } from '@/lib/domain/catalogue/add-on-services';
import { formatPence } from '@/lib/domain/money';
import { HELP_TITLE } from '@/lib/domain/order/labels';
import type { MovingAddOn } from '@/lib/domain/vocabulary';
import type { AddOnVariant } from '@/lib/domain/prices/price-lists';
import { addOnPrice } from '@/lib/domain/pricing/add-on-charges';

const optionsOf = (variant: AddOnVariant) =>
  ADD_ON_SERVICES.map(({ key, title, description }) => ({
    value: key,
    title,
    description,
    price: `+${formatPence(addOnPrice(key, variant))}`,
  }));

type AddOnCardsProps = {
  readonly hint: string;
  readonly variant: AddOnVariant;
  readonly value: readonly MovingAddOn[];
  readonly onChange: (addOns: readonly MovingAddOn[]) => void;
  readonly error?: string | undefined;
};

/** What we do beside carrying, with its price. Nothing paid is ticked for the visitor (LAW-5). */
export function AddOnCards({ hint, variant, value, onChange, error }: AddOnCardsProps) {
  return (
    <CheckCards
      legend={HELP_TITLE}
      hint={hint}
      name="addOns"
      value={value}
      onChange={(chosen) => onChange(ADD_ON_SERVICES.map(({ key }) => key).filter((key) => chosen.includes(key)))}
      options={optionsOf(variant)}
      error={error}
    />
  );
}
