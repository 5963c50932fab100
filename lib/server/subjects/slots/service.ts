import type { RequestOf, ResponseOf } from '@/lib/contracts/endpoint';
import type { findSlots } from '@/lib/contracts/slots';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import type { From } from '@/lib/server/kernel/limits/client-address';
import { readAsked } from '@/lib/server/subjects/quotes/job';
import { keptFor } from '@/lib/server/subjects/quotes/kept-prices';
import { daysOf, readDays } from './days';

export function slotsService(deps: Deps) {
  return {
    /** The slots of each day with the price of the same job on it. A promo code that is not valid is left out. */
    find: async (
      { from, to, answers }: RequestOf<typeof findSlots>,
      asker?: From,
    ): Promise<ResponseOf<typeof findSlots>> => {
      const kept = await keptFor(deps.db, answers.draftId, deps.now());
      const job = await readAsked(deps, answers, { promo: 'lenient', from: asker, kept });
      return { days: await readDays(deps, job, daysOf(from, to)) };
    },
  };
}
