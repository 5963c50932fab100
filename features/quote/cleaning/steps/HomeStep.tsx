import { RadioCards } from '@/components/ui/RadioCards/RadioCards';
import type { CleaningAnswers } from '@/lib/domain/order/cleaning-answers';
import { useAnswers } from '../../engine/form';
import styles from '../../steps/steps.module.scss';
import { StudentField } from '../../steps/StudentField';
import { CLEANS } from '../plans';

const OPTIONS = CLEANS.map(({ key, title, price, facts }) => ({
  value: key,
  title,
  description: facts.join(', '),
  price,
}));

/** The size of the home, and whether a student lives there. */
export function HomeStep() {
  const { values, setField, errorOf } = useAnswers<CleaningAnswers>();
  return (
    <div className={styles.stack}>
      <RadioCards
        legend="Size of the home"
        name="cleaningSpace"
        value={values.cleaningSpace}
        onChange={(space) => void setField('cleaningSpace', space)}
        options={OPTIONS}
        error={errorOf('cleaningSpace')}
      />
      <StudentField who="cleaners" />
    </div>
  );
}
