import { Segments } from '@/components/ui/Segments/Segments';
import type { StorageAnswers } from '@/lib/domain/answers/storage';
import { unitLabel } from '@/lib/domain/pricing/rent';
import { storageDuration } from '@/lib/domain/pricing/storage-terms';
import { useAnswers } from '../../engine/form';
import { Answered } from '../../steps/Answered';
import styles from '../../steps/steps.module.scss';
import { StudentField } from '../../steps/StudentField';
import { useStorageStepProps } from '../step-props';
import { rentText, TERM_OPTIONS } from '../units';
import { UnitField } from './UnitField';

const TERM = 'How long for?';

/** Asks for unit and term, and whether a student stores. */
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
