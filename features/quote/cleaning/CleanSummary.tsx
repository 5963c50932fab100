import { Note } from '@/components/ui/Note/Note';
import { GUARANTEE_PROMISE, GUARANTEE_TITLE } from '@/lib/domain/order/cleaning-guarantee';
import type { CleaningAnswers } from '@/lib/domain/answers/cleaning';
import { useAnswers } from '../engine/form';
import { guaranteedIn } from './guarantee';
import { CLEANS } from './plans';

/** Who comes, for how long, and what holds afterwards: from when until when, once the slot is known. */
export function CleanSummary() {
  const { values } = useAnswers<CleaningAnswers>();
  const clean = CLEANS.find(({ key }) => key === values.cleaningSpace);
  if (!clean) return null;
  return (
    <Note kind="quiet">
      <p>
        <b>{`${clean.facts.join(', ')}.`}</b> <span>{`${clean.rooms}.`}</span> <b>{GUARANTEE_TITLE}.</b>{' '}
        {GUARANTEE_PROMISE}
      </p>
      {guaranteedIn(values).map((period) => (
        <p key={period}>{`${period}.`}</p>
      ))}
    </Note>
  );
}
