import type { RequestOf, ResponseOf } from '@/lib/contracts/endpoint';
import type * as contract from '@/lib/contracts/order-settings';
import { readableNumber } from '@/lib/domain/answers/phone';
import { authorisedOrder } from '@/lib/server/modules/orders/authorised';
import { isChangeable } from '@/lib/server/modules/orders/change-target';
import { Problem } from '@/lib/server/platform/base/problem';
import type { OrderRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { readSecret } from '@/lib/server/platform/installation/token';
import { isOptedOut, optIn, optOut } from './opt-outs-repo';
import { mobileOf } from './plan';

/** Returns null where no texts are sent: without Twilio, without a mobile number, or for a finished job. */
export async function smsView(
  { db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>,
  order: OrderRow,
): Promise<contract.OrderSmsDto | null> {
  const number = mobileOf(order);
  if (!config.twilio || number === null || !isChangeable(order, now())) return null;
  const wanted = !(await isOptedOut(db, await readSecret(db, config.secretKey), number));
  return { number: readableNumber(number), wanted };
}

export function smsService(deps: Deps) {
  return {
    /** Throws Problem not_found, also for a wrong token and for an order whose number gets no texts. */
    set: async ({
      reference,
      token,
      texts,
    }: RequestOf<typeof contract.setTexts>): Promise<ResponseOf<typeof contract.setTexts>> => {
      const { db, now, config } = deps;
      const order = await authorisedOrder(deps, reference, token);
      const number = order && mobileOf(order);
      if (!number) throw new Problem('not_found');
      const secret = await readSecret(db, config.secretKey);
      if (texts === 'off') await optOut(db, secret, number, now());
      else await optIn(db, secret, number);
      return { wanted: texts === 'on' };
    },
  };
}
