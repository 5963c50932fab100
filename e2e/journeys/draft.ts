import type { Page } from '@playwright/test';
import type { AnswersOf, FlowId } from '@/lib/domain/services/flows';
import type { CheckoutAnswers } from '@/lib/domain/answers/checkout';
import { flowPath, stepPath } from '@/lib/routes';
import { customerOf, saveDraft, type SlotChoice } from '@/lib/testing/site-client';
import { QuotePage, type StepId } from '../pages/quote.page';

export const ADA = { firstName: 'Ada', lastName: "O'Brién", phone: '07700 900 123' };

/** Returns Ada with an address and telephone of one test's own, because unpaid orders are counted by both (ABU-1). */
export const adaAt = (email: string) => ({ ...ADA, email, phone: customerOf(email).phone });

/** A saved quote with its backend and its last answers. Missing answers are not given yet. */
export type Saved<Answers> = Partial<Answers> & {
  /** The origin for the calls of the site: the fixture `backend`. */
  readonly backend: string;
  readonly slot?: SlotChoice;
  readonly email?: string;
};

/** Returns the contact answers of the last step, or none without an email address. */
export const contactOf = (email: string | undefined): Partial<CheckoutAnswers> =>
  email === undefined ? {} : { ...adaAt(email), isAgreedWithTerms: true };

type Draft<Flow extends FlowId> = {
  readonly backend: string;
  readonly step: StepId;
  readonly answers: AnswersOf[Flow];
};

/** Saves a quote and returns the address of one of its steps. */
export async function draftPath<Flow extends FlowId>(
  flow: Flow,
  { backend, step, answers }: Draft<Flow>,
): Promise<string> {
  const { draftId } = await saveDraft(backend, answers, step === 'check' ? 'details' : step, flow);
  return stepPath(flowPath(flow), step, draftId);
}

/**
 * Opens a step of a saved quote by its link. Walking there takes a browser seconds, so only the tests about the walk do
 * that.
 */
export async function openDraft<Flow extends FlowId>(page: Page, flow: Flow, draft: Draft<Flow>): Promise<void> {
  await page.goto(await draftPath(flow, draft));
  await new QuotePage(page, flowPath(flow)).isAt(draft.step);
}
