import { Segments } from '@/components/ui/Segments/Segments';
import type { StorageAnswers } from '@/lib/domain/order/storage-answers';
import { useAnswers } from '../../engine/form';
import styles from '../../steps/steps.module.scss';
import { StudentField } from '../../steps/StudentField';
import { rentText, TERM_OPTIONS } from '../units';
import { UnitField } from './UnitField/UnitField';

/** Which unit, for how long, and whether a student stores. */
export function SpaceStep() {
  const { values, setField, errorOf } = useAnswers<StorageAnswers>();
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
      <UnitField />
      <StudentField holds=", now and later" />
    </div>
  );
}
