import { AddOnCards } from '@/components/booking/AddOnCards';
import { SelectField } from '@/components/ui/SelectField';
import { MOVING_PLANS, planPriceText } from '@/lib/domain/catalogue/plans';
import { SPACE_TITLES } from '@/lib/domain/catalogue/space-titles';
import type { MovingAnswers } from '@/lib/domain/answers/flow-answers';
import { SITE } from '@/lib/site';
import { useAnswers } from '../../engine/form';
import { useMovingStepProps } from '../step-props';
import { Answered } from '../../steps/Answered';
import styles from '../../steps/steps.module.scss';

const SIZE = 'Size of your move';

const PLANS = MOVING_PLANS.map((plan) => ({ value: plan.key, label: `${plan.title}, ${planPriceText(plan)}` }));

/** Asks for the extras of a move. No paid extra is pre-ticked (LAW-5). */
export function PackingStep() {
  const { values, setField, errorOf } = useAnswers<MovingAnswers>();
  const { addOnPictures } = useMovingStepProps();
  return (
    <div className={styles.stack}>
      <AddOnCards
        hint="Optional. You can change it until you pay."
        variant={SITE.addOnVariant}
        pictures={addOnPictures}
        value={values.addOns}
        onChange={(addOns) => setField('addOns', addOns)}
        error={errorOf('addOns')}
      />
      <Answered
        label={SIZE}
        answer={values.movingSpace === '' ? null : SPACE_TITLES[values.movingSpace]}
        error={errorOf('movingSpace')}
      >
        <SelectField
          label={SIZE}
          name="movingSpace"
          value={values.movingSpace}
          onChange={(movingSpace) => setField('movingSpace', movingSpace)}
          options={PLANS}
          error={errorOf('movingSpace')}
        />
      </Answered>
    </div>
  );
}
