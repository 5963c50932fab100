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

const SIZE = 'Size of the home';

export function HomeStep() {
  const { values, setField, errorOf } = useAnswers<CleaningAnswers>();
  const clean = CLEANS.find(({ key }) => key === values.cleaningSpace);
  return (
    <div className={styles.stack}>
      <Answered label={SIZE} answer={clean ? `${clean.title}, ${clean.price}` : null} error={errorOf('cleaningSpace')}>
        <RadioCards
          legend={SIZE}
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
