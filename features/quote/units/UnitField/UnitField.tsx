import { Drawing, type Picture } from '@/components/ui/Drawing/Drawing';
import type { CardOption } from '@/components/ui/RadioCards/ChoiceCard';
import { RadioCards } from '@/components/ui/RadioCards/RadioCards';
import { TextField } from '@/components/ui/TextField/TextField';
import { formatSquareFeet } from '@/lib/domain/catalogue/storage-units';
import { CUSTOM_SQUARE_FEET } from '@/lib/domain/pricing/storage-price-lists';
import type { StorageToRent } from '@/lib/domain/pricing/storage-rates';
import { useAnswers } from '../../engine/form';
import { areaOf, CUSTOM_AREA, UNITS, type UnitOption, type UnitPictures } from '../units';
import styles from './UnitField.module.scss';

/** The drawings are all in one scale: as large as the largest leaves room for beside its words. */
const SCALE = 0.36;
const { min, max } = CUSTOM_SQUARE_FEET;
const CUSTOM: UnitOption = {
  space: 'custom',
  title: 'Custom',
  area: `from ${formatSquareFeet(min)}`,
  isPopular: false,
};

type UnitAnswers = { readonly squareFeet: number | null };
type UnitFieldProps = {
  readonly legend: string;
  readonly hint: string;
  readonly pictures: UnitPictures;
  /** The unit, or the value of `instead`. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Another answer than a unit, before all of them. */
  readonly instead?: CardOption;
  /** What the card of a unit says at its end; null for a price by request. */
  readonly priceOf: (unit: StorageToRent) => string | null;
};

/** The units with their prices, and the area of a custom one. */
export function UnitField({ legend, hint, pictures, value, onChange, instead, priceOf }: UnitFieldProps) {
  const { values, setField, errorOf } = useAnswers<UnitAnswers>();
  const { squareFeet } = values;
  const priceText = ({ space }: UnitOption) =>
    priceOf({ storageSpace: space, squareFeet: space === 'custom' ? (squareFeet ?? min) : null }) ?? 'by request';
  const units = [...UNITS, ...(CUSTOM_AREA ? [CUSTOM] : [])].map((unit) => ({
    value: unit.space,
    title: unit.title,
    description: unit.isPopular ? `${unit.area}, popular` : unit.area,
    price: priceText(unit),
    media: <UnitPicture picture={pictures[unit.space]} />,
  }));
  return (
    <div className={styles.root}>
      <RadioCards
        legend={legend}
        hint={hint}
        name="storageSpace"
        columns={2}
        value={value}
        onChange={onChange}
        options={[...(instead ? [instead] : []), ...units]}
        error={errorOf('storageSpace')}
      />
      {value === 'custom' ? (
        <TextField
          label="Area in square feet"
          hint={`Whole square feet from ${min} to ${max}. For more, ring us for a price.`}
          name="squareFeet"
          inputMode="numeric"
          value={squareFeet === null ? '' : String(squareFeet)}
          onChange={(text) => void setField('squareFeet', areaOf(text))}
          error={errorOf('squareFeet')}
          className={styles.area}
        />
      ) : null}
    </div>
  );
}

/** A drawing on the card of a unit. */
export function UnitPicture({ picture }: { readonly picture: Picture }) {
  return (
    <span className={styles.picture}>
      <Drawing {...picture} width={picture.width * SCALE} height={picture.height * SCALE} alt="" />
    </span>
  );
}
