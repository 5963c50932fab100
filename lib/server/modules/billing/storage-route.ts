import { storagePath } from '@/lib/account-routes';
import { getServices } from '@/lib/server/container';
import type { Guest } from '@/lib/server/modules/billing/bill';
import { countWrongKey } from '@/lib/server/modules/orders/http-wrong-key';
import { countProviderAsk } from '@/lib/server/modules/payments/provider-limit';
import { Problem } from '@/lib/server/platform/base/problem';
import { allowMethods, withErrorEnvelope } from '@/lib/server/platform/http/guarded';

type Services = ReturnType<typeof getServices>;
type Link = (services: Services, guest: Guest) => Promise<string>;

/** Redirects the customer of a rental to a page of the payment provider, or back with the reason why not. */
const redirect = (name: string, link: Link) =>
  withErrorEnvelope(name, async (request, response) => {
    allowMethods(request.method, response, ['GET']);
    const { reference, token } = request.query;
    if (typeof reference !== 'string' || typeof token !== 'string') throw new Problem('not_found');
    const services = getServices();
    await countProviderAsk(services.deps, request);
    const page = services.deps.config.siteOrigin + storagePath(reference, token);
    const url = await link(services, { reference, token }).catch(async (error: unknown) => {
      if (!(error instanceof Problem)) throw error;
      if (error.code === 'order_not_payable') return page;
      if (error.code === 'unavailable') return `${page}&payment=unavailable`;
      if (error.code === 'not_found') await countWrongKey(services.deps, request);
      throw error;
    });
    response.writeHead(303, { Location: url, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }).end();
  });

/** GET /api/orders/{reference}/storage/pay?token=…: redirects to the payment of all that a rental owes. */
export const storagePayRedirect = redirect('storagePay', ({ storagePayments }, guest) =>
  storagePayments.payLink(guest),
);

/** GET /api/orders/{reference}/storage/card?token=…: redirects to the page for a new card. */
export const storageCardRedirect = redirect('storageCard', ({ storagePayments }, guest) =>
  storagePayments.cardLink(guest),
);
