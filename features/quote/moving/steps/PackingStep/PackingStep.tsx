import { CheckCards } from '@/components/ui/CheckCards/CheckCards';
import { SelectField } from '@/components/ui/SelectField/SelectField';
import type { MovingAnswers } from '@/lib/domain/order/moving-answers';
import { SITE } from '@/lib/site';
import { useAnswers } from '../../../engine/form';
import { addOnOptions, planOptions } from '../../plans';
import styles from '../steps.module.scss';

/** What we do beside carrying. Nothing paid is ticked for the visitor (LAW-5). */
export function PackingStep() {
  const { values, setField, errorOf } = useAnswers<MovingAnswers>();
  return (
    <div className={styles.stack}>
      <CheckCards
        legend="Packing and other help"
        hint="Optional. You can change it until you pay."
        name="addOns"
        value={values.addOns}
        onChange={(addOns) => void setField('addOns', addOns)}
        options={addOnOptions(SITE.addOnVariant)}
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
