import { Note } from '@/components/ui/Note/Note';
import type { CleaningAnswers } from '@/lib/domain/order/cleaning-answers';
import { CLEANING_GUARANTEE_HOURS } from '@/lib/domain/pricing/price-lists';
import { useAnswers } from '../engine/form';
import { CLEANS } from './plans';

/** Who comes, for how long, and what holds afterwards. */
export function CleanSummary() {
  const { values } = useAnswers<CleaningAnswers>();
  const clean = CLEANS.find(({ key }) => key === values.cleaningSpace);
  if (!clean) return null;
  return (
    <Note kind="quiet">
      <b>{clean.facts.join(', ')}.</b> Tell us within {CLEANING_GUARANTEE_HOURS} hours after the clean what was missed,
      and we put it right for nothing.
    </Note>
  );
}
