import { Drawing, type Picture } from '@/components/ui/Drawing/Drawing';
import { RadioCards } from '@/components/ui/RadioCards/RadioCards';
import { formatSquareFeet } from '@/lib/domain/catalogue/storage-units';
import type { StorageAnswers } from '@/lib/domain/answers/storage';
import { CUSTOM_SQUARE_FEET } from '@/lib/domain/prices/storage-price-lists';
import { useAnswers } from '../../engine/form';
import { AreaField } from '../../units/AreaField';
import { CUSTOM_AREA, FULL_NOW, UNITS, type UnitOption } from '../../units/units';
import { useStorageStepProps } from '../step-props';
import { LIST_TERM, rentText } from '../units';
import styles from './UnitField.module.scss';

/** The scale of all drawings, set by the largest unit and its text. */
const SCALE = 0.36;
const FULL_CHOSEN = 'The size you chose is full at the moment: choose another one';
const { min } = CUSTOM_SQUARE_FEET;
const CUSTOM: UnitOption = {
  space: 'custom',
  title: 'Custom',
  area: `from ${formatSquareFeet(min)}`,
  isPopular: false,
};

/** Asks for a unit, with prices for the chosen term, and for the area of a custom one. */
export function UnitField() {
  const { values, setField, errorOf } = useAnswers<StorageAnswers>();
  const { unitPictures, fullUnits } = useStorageStepProps();
  const { storageSpace, squareFeet } = values;
  const term = values.storageTerm || LIST_TERM;
  const priceOf = ({ space }: UnitOption) => {
    const rent = rentText({ storageSpace: space, squareFeet: space === 'custom' ? (squareFeet ?? min) : null }, term);
    return rent?.week ?? 'by request';
  };
  const isFull = ({ space }: UnitOption) => fullUnits.includes(space);
  const factOf = ({ area, isPopular }: UnitOption) => (isPopular ? `${area}, popular` : area);
  return (
    <div className={styles.root}>
      <RadioCards
        legend="Size of the unit"
        hint="Prices are per week, VAT included. All drawings are to the same scale."
        name="storageSpace"
        columns={2}
        value={storageSpace}
        onChange={(space) => {
          setField('storageSpace', space);
          if (space !== 'custom') setField('squareFeet', null);
        }}
        options={[...UNITS, ...(CUSTOM_AREA ? [CUSTOM] : [])].map((unit) => ({
          value: unit.space,
          title: unit.title,
          description: isFull(unit) ? FULL_NOW : factOf(unit),
          price: priceOf(unit),
          disabled: isFull(unit),
          media: <UnitPicture picture={unitPictures[unit.space]} />,
        }))}
        error={errorOf('storageSpace') ?? (fullUnits.some((space) => space === storageSpace) ? FULL_CHOSEN : undefined)}
      />
      {storageSpace === 'custom' ? <AreaField /> : null}
    </div>
  );
}

function UnitPicture({ picture }: { readonly picture: Picture }) {
  return (
    <span className={styles.picture}>
      <Drawing {...picture} width={picture.width * SCALE} height={picture.height * SCALE} alt="" />
    </span>
  );
}
