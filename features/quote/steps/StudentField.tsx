import { Checkbox } from '@/components/ui/Checkbox';
import type { CheckoutAnswers } from '@/lib/domain/answers/checkout';
import { STUDENT_DISCOUNT_PERCENT } from '@/lib/domain/prices/assumptions';
import { useAnswers } from '../engine/form';

type StudentFieldProps = {
  /** The people who check the student card. */
  readonly who?: string;
  /** How long the discount lasts, after "10% off". */
  readonly holds?: string;
};

export function StudentField({ who = 'crew', holds = '' }: StudentFieldProps) {
  const { values, setField } = useAnswers<CheckoutAnswers>();
  return (
    <Checkbox
      name="isStudent"
      label="I am a student"
      hint={`${STUDENT_DISCOUNT_PERCENT}% off${holds}. Show your student card to the ${who} on the day.`}
      checked={values.isStudent}
      onChange={(checked) => setField('isStudent', checked)}
    />
  );
}
