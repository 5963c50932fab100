import { AddOnCards } from '@/components/booking/AddOnCards/AddOnCards';
import { SelectField } from '@/components/ui/SelectField/SelectField';
import type { MovingAnswers } from '@/lib/domain/order/moving-answers';
import { SITE } from '@/lib/site';
import { useAnswers } from '../../../engine/form';
import { planOptions } from '../../plans';
import styles from '../../../steps/steps.module.scss';

/** What we do beside carrying. Nothing paid is ticked for the visitor (LAW-5). */
export function PackingStep() {
  const { values, setField, errorOf } = useAnswers<MovingAnswers>();
  return (
    <div className={styles.stack}>
      <AddOnCards
        hint="Optional. You can change it until you pay."
        variant={SITE.addOnVariant}
        value={values.addOns}
        onChange={(addOns) => void setField('addOns', addOns)}
        error={errorOf('addOns')}
      />
      <SelectField
        label="Size of your move"
        name="movingSpace"
        value={values.movingSpace}
        onChange={(movingSpace) => void setField('movingSpace', movingSpace)}
        options={planOptions()}
        error={errorOf('movingSpace')}
      />
    </div>
  );
}
