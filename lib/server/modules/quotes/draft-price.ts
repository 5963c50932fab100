import { PRICE_REQUESTS } from '@/lib/contracts/flows/all';
import type { Quote } from '@/lib/domain/pricing/quote';
import { FLOWS, type FlowId } from '@/lib/domain/services/flows';
import { Problem } from '@/lib/server/platform/base/problem';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { validate } from '@/lib/server/platform/validate/validate';
import { readAsked } from './job';
import { keptFor } from './kept-prices';

type Draft = { readonly id: string; readonly flow: FlowId; readonly answers: object };

/** Returns today's price of a draft, or null while it has no online price. */
export async function draftPrice(deps: Deps, { id, flow, answers }: Draft): Promise<Quote | null> {
  const { service } = FLOWS[flow];
  try {
    const kept = await keptFor(deps.db, id, deps.now());
    const request = await validate(PRICE_REQUESTS[service], { ...answers, service });
    const job = await readAsked(deps, request, {
      promo: 'lenient',
      kept,
      draftId: id,
    });
    return job.priceOn(job.day);
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}
