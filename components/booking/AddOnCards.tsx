import { CheckCards } from '@/components/ui/CheckCards';
import { Drawing, type Picture } from '@/components/ui/Drawing/Drawing';
import { ADD_ON_SERVICES } from '@/lib/domain/catalogue/add-on-services';
import { formatPence } from '@/lib/domain/money';
import { HELP_TITLE } from '@/lib/domain/order/labels';
import type { MovingAddOn } from '@/lib/domain/order-types';
import type { AddOnVariant } from '@/lib/domain/prices/price-lists';
import { addOnPrice } from '@/lib/domain/pricing/charges';
import styles from './AddOnCards.module.scss';

export type AddOnPictures = Readonly<Record<MovingAddOn, Picture>>;

const optionsOf = (variant: AddOnVariant, pictures: AddOnPictures | undefined) =>
  ADD_ON_SERVICES.map(({ key, title, description }) => ({
    value: key,
    title,
    description,
    media: pictures && (
      <span className={styles.picture}>
        <Drawing {...pictures[key]} />
      </span>
    ),
    price: `+${formatPence(addOnPrice(key, variant))}`,
  }));

type AddOnCardsProps = {
  readonly hint: string;
  readonly variant: AddOnVariant;
  /** Drawings beside the words. Absent where the visitor has seen them before. */
  readonly pictures?: AddOnPictures;
  readonly value: readonly MovingAddOn[];
  readonly onChange: (addOns: readonly MovingAddOn[]) => void;
  readonly error?: string | undefined;
};

/** Renders the services that can be added to a move, with their prices. None is pre-ticked (LAW-5). */
export function AddOnCards({ hint, variant, pictures, value, onChange, error }: AddOnCardsProps) {
  return (
    <CheckCards
      legend={HELP_TITLE}
      hint={hint}
      name="addOns"
      value={value}
      onChange={(chosen) => onChange(ADD_ON_SERVICES.map(({ key }) => key).filter((key) => chosen.includes(key)))}
      options={optionsOf(variant, pictures)}
      error={error}
    />
  );
}
