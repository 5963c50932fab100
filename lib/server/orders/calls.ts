import type { createOrder } from '@/lib/contracts/checkout';
import type { Endpoint, RequestOf } from '@/lib/contracts/endpoint';
import { clientAddress } from '../http/client-address';
import { Problem } from '../http/problem';
import type { Call } from '../http/route';
import { validate } from '../http/validate';

/** A call that makes an order. It is counted from where and by whom it comes, signed in or not (ABU-1). */
export function orderCall(contract: Endpoint): Call {
  return {
    contract,
    status: 201,
    run: async (services, input, request) => {
      const user = await services.sessions.userOf(request);
      if (contract.access === 'session' && !user) throw new Problem('unauthenticated');
      const order = (await validate(contract.request, input)) as RequestOf<typeof createOrder>;
      return services.orders.create(order, { user, address: clientAddress(request, services.deps.config) });
    },
  };
}
