import { Drawing, type Picture } from '@/components/ui/Drawing/Drawing';
import { RadioCards } from '@/components/ui/RadioCards/RadioCards';
import { Segments } from '@/components/ui/Segments/Segments';
import { useAnswers } from '@/features/quote/engine/form';
import { Answered } from '@/features/quote/steps/Answered';
import { StudentField } from '@/features/quote/steps/StudentField';
import styles from '@/features/quote/steps/steps.module.scss';
import { AreaField } from '@/features/quote/units/AreaField';
import { CUSTOM_AREA, FULL_NOW, UNITS, type UnitOption } from '@/features/quote/units/units';
import type { StorageAnswers } from '@/lib/domain/answers/flow-answers';
import { formatSquareFeet } from '@/lib/domain/catalogue/storage-units';
import { CUSTOM_SQUARE_FEET } from '@/lib/domain/prices/storage-price-lists';
import { unitLabel } from '@/lib/domain/pricing/storage';
import { storageDuration } from '@/lib/domain/pricing/storage-terms';
import { useStorageStepProps } from '../step-props';
import { LIST_TERM, TERM_OPTIONS, rentText } from '../units';
import unitFieldStyles from './UnitField.module.scss';

const TERM = 'How long for?';

export function SpaceStep() {
  const { values, setField, errorOf } = useAnswers<StorageAnswers>();
  const { fullUnits } = useStorageStepProps();
  const { storageSpace, squareFeet, storageTerm } = values;
  const rent = storageSpace && storageTerm ? rentText({ storageSpace, squareFeet }, storageTerm) : null;
  const termTitle = storageTerm === '' ? null : storageDuration(storageTerm).title;
  // A unit that is fully rented by now must be chosen again.
  const isFull = storageSpace !== '' && fullUnits.includes(storageSpace);
  const unit = storageSpace === '' || isFull ? null : unitLabel(storageSpace, squareFeet);
  return (
    <div className={styles.stack}>
      <div className={styles.field}>
        <Answered label={TERM} answer={termTitle} error={errorOf('storageTerm')}>
          <Segments
            legend={TERM}
            name="storageTerm"
            value={storageTerm}
            onChange={(term) => setField('storageTerm', term)}
            options={TERM_OPTIONS}
            error={errorOf('storageTerm')}
            onMist
          />
        </Answered>
        <p className={styles.quiet} role="status">
          {rent ? `${rent.week} a week, ${rent.fourWeeks} for four weeks, VAT included.` : ''}
        </p>
      </div>
      <Answered label="Size of the unit" answer={unit} error={errorOf('storageSpace') ?? errorOf('squareFeet')}>
        <UnitField />
      </Answered>
      <StudentField holds=", now and later" />
    </div>
  );
}

/** The scale of all drawings, set by the largest unit and its text. */
const SCALE = 0.36;
const FULL_CHOSEN = 'The size you chose is full at the moment: choose another one';
const { min } = CUSTOM_SQUARE_FEET;
const CUSTOM: UnitOption = {
  space: 'custom',
  title: 'Custom',
  area: `from ${formatSquareFeet(min)}`,
  suits: null,
  isPopular: false,
};

function UnitField() {
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
    <div className={unitFieldStyles.root}>
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
    <span className={unitFieldStyles.picture}>
      <Drawing {...picture} width={picture.width * SCALE} height={picture.height * SCALE} alt="" />
    </span>
  );
}
