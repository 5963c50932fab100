import type { FixedPlanDto, calculateFixed } from '@/lib/contracts/calculation';
import type { RequestOf } from '@/lib/contracts/endpoint';
import { toQuoteDto } from '@/lib/contracts/quote-dto';
import { serviceOf } from '@/lib/domain/services/all';
import { flowOf } from '@/lib/domain/services/flows';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import type { From } from '@/lib/server/kernel/limits/client-address';
import { readJob } from './job';

/** All plans of a service with the same answers beside, each with its whole price. Throws Problem as readJob does. */
export async function pricePlans(
  deps: Deps,
  asked: RequestOf<typeof calculateFixed>,
  from?: From,
): Promise<readonly FixedPlanDto[]> {
  const service = serviceOf(flowOf(asked.service ?? 'MOVING'));
  const plans = service.plans({ promo: '', ...asked });
  return Promise.all(
    plans.map(async ({ space, request }) => {
      const job = await readJob(deps, service, request, { promo: 'strict', from });
      return { space, quote: toQuoteDto(job.priceOn(job.day)) };
    }),
  );
}
