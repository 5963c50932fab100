import { Note } from '@/components/ui/Note';
import type { CleaningAnswers } from '@/lib/domain/answers/flow-answers';
import { GUARANTEE_PROMISE, GUARANTEE_TITLE } from '@/lib/domain/order/cleaning-guarantee';
import { useAnswers } from '../engine/form';
import { StepPage, question, type StepView } from '../pages/StepPage';
import type { Questions } from '../engine/types';
import { cleaningFlow, guaranteedIn } from './flow';
import { CLEANS } from './plans';

function CleanSummary() {
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

const CLEANING_QUESTIONS: Questions = {
  packing: question(async () => (await import('../steps/PackingStep')).CleaningPackingStep),
  home: question(async () => (await import('./steps/HomeStep')).HomeStep),
  address: question(async () => (await import('../steps/AddressStep')).CleaningAddressStep),
  date: question(async () => (await import('./steps/CleanDateStep')).CleanDateStep),
  details: question(async () => (await import('../steps/DetailsStep')).DetailsStep),
};

export type CleaningStepPageProps = StepView<CleaningAnswers>;

export function CleaningStepPage(page: CleaningStepPageProps) {
  return <StepPage flow={cleaningFlow} questions={CLEANING_QUESTIONS} Summary={CleanSummary} {...page} />;
}
