import type { DraftDto } from '@/lib/contracts/checkout';
import type { FlowId } from '@/lib/domain/services/flows';
import { stepPath } from '@/lib/routes';
import { CHECK_TITLE } from './check/answer-row';
import { cleaningFlow } from './cleaning/flow';
import { finishedSteps } from './engine/answers';
import { firstUnfinishedBefore, nextStep, shownSteps, stepOrFirst, stepTitle } from './engine/navigation';
import type { BookingAnswers, FlowConfig } from './flow-config';
import { movingFlow } from './moving/flow';
import { returnFlow } from './storage-return/flow';
import { storageFlow } from './storage/flow';

const FLOWS = {
  moving: movingFlow,
  storage: storageFlow,
  'storage-return': returnFlow,
  cleaning: cleaningFlow,
} as const satisfies Readonly<Record<FlowId, unknown>>;

/** Returns the flow of a draft, whose schema has validated the answers as those of this flow. */
export const flowOf = ({ flow }: DraftDto) => FLOWS[flow] as unknown as FlowConfig<BookingAnswers>;

/** Returns a saved quote with its next step, or an earlier one that is no longer valid, such as a past day. */
export async function withStep(draft: DraftDto, now: Date) {
  const flow = flowOf(draft);
  const { answers } = draft;
  const finished = await finishedSteps(flow, answers, now);
  const steps = shownSteps(flow.steps, answers);
  const furthest = stepOrFirst(steps, draft.step);
  const next = finished.has(furthest.id) ? nextStep(steps, furthest.id) : furthest;
  const step = firstUnfinishedBefore(steps, finished, next?.id ?? 'check') ?? next;
  return {
    draft,
    step: {
      title: step ? stepTitle(steps, step) : CHECK_TITLE,
      path: stepPath(flow.path, step?.id ?? 'check', draft.draftId),
    },
  };
}
