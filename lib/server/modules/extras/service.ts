import type { RequestOf, ResponseOf } from '@/lib/contracts/endpoint';
import type * as contract from '@/lib/contracts/extras';
import { fromPounds } from '@/lib/domain/money';
import { Problem } from '@/lib/server/platform/base/problem';
import { transact } from '@/lib/server/platform/db/transact';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { authorisedOrder } from '@/lib/server/modules/orders/authorised';
import { answerExtra } from './answer';
import { extrasView } from './view';

export function extrasService(deps: Deps) {
  return {
    /** Null for a wrong reference or token. */
    view: async (reference: string, token: string): Promise<contract.ExtrasView | null> => {
      const order = await authorisedOrder(deps, reference, token);
      if (!order) return null;
      const now = deps.now();
      return { reference, extras: await extrasView(deps.db, order, token, now), now: now.toISOString() };
    },

    /** Throws Problem not_found, also for a wrong token, and what answerExtra throws. */
    answer: async ({
      reference,
      token,
      extra: extraId,
      answer,
      expected,
    }: RequestOf<typeof contract.answerExtra>): Promise<ResponseOf<typeof contract.answerExtra>> => {
      const order = await authorisedOrder(deps, reference, token);
      if (!order) throw new Problem('not_found');
      const given = { orderId: order.id, extraId, answer, expected: fromPounds(expected), at: deps.now() };
      await transact(deps.db, (trx) => answerExtra(trx, given));
      return { answer };
    },
  };
}
