import { FORM_IDS, formPage } from '@/lib/domain/enquiries/forms';
import { FLOW_IDS, type AnswersOf, type FlowId } from '@/lib/domain/services/flows';
import { ROUTES, startPath, stepPath } from '@/lib/routes';
import * as site from './site-client';

const FLOWS: Readonly<Record<FlowId, { readonly path: string; readonly steps: readonly string[] }>> = {
  moving: { path: ROUTES.movingQuote, steps: ['packing', 'addresses', 'items', 'date', 'details', 'check'] },
  storage: { path: ROUTES.storageQuote, steps: ['packing', 'space', 'address', 'items', 'date', 'details', 'check'] },
  'storage-return': { path: ROUTES.returnQuote, steps: ['packing', 'address', 'date', 'details', 'check'] },
  cleaning: { path: ROUTES.cleaningQuote, steps: ['packing', 'home', 'address', 'date', 'details', 'check'] },
};

/** Returns the paths that sitemap.xml lists, in its order. */
async function listed(origin: string): Promise<readonly string[]> {
  const xml = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

/** Returns a flow's first page and its steps, with a complete saved quote, so that every step is open. */
async function pagesOfFlow<Flow extends FlowId>(origin: string, flow: Flow, answers: AnswersOf[Flow]) {
  const { path, steps } = FLOWS[flow];
  const { draftId } = await site.saveDraft(origin, answers, 'details', flow);
  return [startPath(path), startPath(path, draftId), ...steps.map((step) => stepPath(path, step, draftId))];
}

/** Returns the pages of all flows. */
export async function stepsOfFlows(origin: string): Promise<readonly string[]> {
  const answers = site.answersOf(await site.completeAnswers(origin));
  return (await Promise.all(FLOW_IDS.map((flow) => pagesOfFlow(origin, flow, answers[flow])))).flat();
}

/**
 * Returns the pages of a running site for external HTML checkers: those of the sitemap, the forms' own, and the steps
 * of the flows, for each of which it saves a quote.
 */
export async function pagesToCheck(origin: string): Promise<readonly string[]> {
  const flows = await stepsOfFlows(origin);
  return [...new Set([...(await listed(origin)), ...flows, ...FORM_IDS.map(formPage), ROUTES.signIn])];
}
