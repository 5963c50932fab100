import type { RequestOf, ResponseOf } from '@/lib/contracts/endpoint';
import type { findSlots } from '@/lib/contracts/slots';
import type { Deps } from '@/lib/server/platform/installation/deps';
import type { RequestOrigin } from '@/lib/server/platform/limits/client-address';
import { heldOrderOf } from '@/lib/server/modules/orders/standing';
import { readAsked } from '@/lib/server/modules/quotes/job';
import { keptFor } from '@/lib/server/modules/quotes/kept-prices';
import { daysOf, readDays } from './days';

export function slotsService(deps: Deps) {
  return {
    /** Ignores an invalid promo code. The places of the quote's own unpaid order count as free. */
    find: async (
      { from, to, answers }: RequestOf<typeof findSlots>,
      asker?: RequestOrigin,
    ): Promise<ResponseOf<typeof findSlots>> => {
      const { draftId } = answers;
      const kept = await keptFor(deps.db, draftId, deps.now());
      const job = await readAsked(deps, answers, {
        promo: 'lenient',
        from: asker,
        kept,
        draftId,
      });
      const own = await heldOrderOf(deps.db, draftId, deps.now());
      return { days: await readDays(deps, job, daysOf(from, to), { without: own?.id }) };
    },
  };
}
