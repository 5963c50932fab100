import { Segments } from '@/components/ui/Segments/Segments';
import type { StorageAnswers } from '@/lib/domain/order/storage-answers';
import { useAnswers } from '../../engine/form';
import styles from '../../steps/steps.module.scss';
import { StudentField } from '../../steps/StudentField';
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
        value={storageSpace}
        onChange={async (space) => {
          await setField('storageSpace', space);
          if (space !== 'custom') await setField('squareFeet', null);
        }}
        priceOf={(unit) => rentText(unit, storageTerm || LIST_TERM)?.week ?? null}
      />
      <StudentField holds=", now and later" />
    </div>
  );
}
