import { SelectField } from '@/components/ui/SelectField';
import { formatSlot } from '@/lib/domain/london-time';
import type { CleaningAnswers } from '@/lib/domain/answers/flow-answers';
import { SLOT_TIMES, mayFollow } from '@/lib/domain/slots/calendar';
import { useAnswers } from '../../engine/form';
import { DateStep } from '../../steps/DateStep';
import styles from '../../steps/steps.module.scss';

const OPTIONS = [
  { value: '', label: 'No move on that day' },
  ...SLOT_TIMES.map((slot) => ({ value: slot[0], label: `Movers arrive ${formatSlot(slot)}` })),
];

/** Asks for the day, and for the movers' slot on the same day, because the cleaners come after them. */
export function CleanDateStep() {
  const { values, setField, errorOf } = useAnswers<CleaningAnswers>();
  return (
    <div className={styles.stack}>
      <SelectField
        label="Are you moving out on the day of the clean?"
        hint="If so, we only offer slots after your movers’ slot."
        name="moveSlot"
        value={values.moveSlot?.[0] ?? ''}
        onChange={(start) => setField('moveSlot', SLOT_TIMES.find((slot) => slot[0] === start) ?? null)}
        options={OPTIONS}
        error={errorOf('moveSlot')}
      />
      <DateStep isRuledOut={(slot) => !mayFollow(slot, values.moveSlot)} />
    </div>
  );
}
