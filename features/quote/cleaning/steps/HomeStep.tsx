import { RadioCards } from '@/components/ui/RadioCards/RadioCards';
import type { CleaningAnswers } from '@/lib/domain/answers/flow-answers';
import { useAnswers } from '../../engine/form';
import { Answered } from '../../steps/Answered';
import styles from '../../steps/steps.module.scss';
import { StudentField } from '../../steps/StudentField';
import { CLEANS } from '../plans';

const OPTIONS = CLEANS.map(({ key, title, price, facts, rooms }) => ({
  value: key,
  title,
  description: `${rooms}. ${facts.join(', ')}.`,
  price,
}));

const LABEL = 'Size of the home';

/** Asks for the size of the home, unless it is already chosen, and whether the visitor is a student. */
export function HomeStep() {
  const { values, setField, errorOf } = useAnswers<CleaningAnswers>();
  const chosen = CLEANS.find(({ key }) => key === values.cleaningSpace);
  return (
    <div className={styles.stack}>
      <Answered
        label={LABEL}
        answer={chosen ? `${chosen.title}, ${chosen.price}` : null}
        error={errorOf('cleaningSpace')}
      >
        <RadioCards
          legend={LABEL}
          name="cleaningSpace"
          value={values.cleaningSpace}
          onChange={(space) => setField('cleaningSpace', space)}
          options={OPTIONS}
          error={errorOf('cleaningSpace')}
        />
      </Answered>
      <StudentField who="cleaners" />
    </div>
  );
}
