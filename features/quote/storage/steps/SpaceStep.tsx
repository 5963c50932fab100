import { Checkbox } from '@/components/ui/Checkbox/Checkbox';
import { Segments } from '@/components/ui/Segments/Segments';
import type { StorageAnswers } from '@/lib/domain/order/storage-answers';
import { STUDENT_DISCOUNT_PERCENT } from '@/lib/domain/pricing/assumptions';
import { useAnswers } from '../../engine/form';
import styles from '../../steps/steps.module.scss';
import { UnitField } from '../../units/UnitField/UnitField';
import { useStorageFacts } from '../facts';
import { LIST_TERM, rentText, TERM_OPTIONS } from '../units';

/** Which unit, for how long, and whether a student stores. */
export function SpaceStep() {
  const { values, setField, errorOf } = useAnswers<StorageAnswers>();
  const { unitPictures } = useStorageFacts();
  const { storageSpace, squareFeet, storageTerm } = values;
  const rent = storageSpace && storageTerm ? rentText({ storageSpace, squareFeet }, storageTerm) : null;
  return (
    <div className={styles.stack}>
      <div className={styles.field}>
        <Segments
          legend="How long for?"
          name="storageTerm"
          value={storageTerm}
          onChange={(term) => void setField('storageTerm', term)}
          options={TERM_OPTIONS}
          error={errorOf('storageTerm')}
          onMist
        />
        <p className={styles.quiet} role="status">
          {rent ? `${rent.week} a week, ${rent.fourWeeks} for four weeks, VAT included.` : ''}
        </p>
      </div>
      <UnitField
        legend="Size of the unit"
        hint="Prices are for a week, VAT included. All drawings are in one scale."
        pictures={unitPictures}
        priceOf={(unit) => rentText(unit, storageTerm || LIST_TERM)?.week ?? null}
      />
      <Checkbox
        name="isStudent"
        label="I am a student"
        hint={`${STUDENT_DISCOUNT_PERCENT}% off, now and later. Show your student card to the crew on the day.`}
        checked={values.isStudent}
        onChange={(checked) => void setField('isStudent', checked)}
      />
    </div>
  );
}
