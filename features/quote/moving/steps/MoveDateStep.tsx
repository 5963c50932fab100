import { useEffect } from 'react';
import type { MovingAnswers } from '@/lib/domain/answers/flow-answers';
import { mayMoveIn } from '@/lib/domain/services/may-begin';
import { changedAnswers } from '@/lib/domain/timeline/changes';
import { ROUTES } from '@/lib/routes';
import { useAnswers, useHalfTyped, useWizardContext } from '../../engine/form';
import { DateStep } from '../../steps/DateStep';
import styles from '../../steps/steps.module.scss';
import { REFUSED_DAY } from '../flow';
import { MoveTimeline, whyNotThen } from '../MoveTimeline';

/** Pages of the services to book when nothing is left to move, because all items are stored or disposed of. */
const SERVICE_PAGES = { storage: ROUTES.storageQuote, disposal: '/services/disposal' } as const;

const NO_REASON = { text: '' };

export function MoveDateStep() {
  const { values, setField } = useAnswers<MovingAnswers>();
  const { price } = useWizardContext();
  const { movingSpace } = values;
  const miles = price.quote?.distanceMiles ?? null;
  const reason = whyNotThen(values, miles);
  const [stored, setStored] = useHalfTyped(REFUSED_DAY, NO_REASON);
  // The flow stops "Next" with the stored reason, because only this step loads the timeline's rules.
  useEffect(() => {
    if (reason !== (stored?.text ?? '')) setStored(reason === '' ? null : { text: reason });
  });
  return (
    <div className={styles.stack}>
      <DateStep isRuledOut={(slot) => movingSpace !== '' && !mayMoveIn({ ...values, movingSpace }, miles, slot)} />
      <MoveTimeline
        values={values}
        miles={miles}
        wayTo={({ change, label }) => {
          if (change.kind === 'instead') return <a href={SERVICE_PAGES[change.instead]}>{label}</a>;
          const changed = changedAnswers(values, change);
          return changed ? (
            <button
              type="button"
              onClick={() => {
                setField('movingSpace', changed.movingSpace);
                setField('addOns', changed.addOns);
                setField('timeSlot', changed.timeSlot);
              }}
            >
              {label}
            </button>
          ) : null;
        }}
      />
    </div>
  );
}
