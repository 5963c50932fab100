import type { IncomingMessage } from 'node:http';
import type { ExtrasView } from '@/lib/contracts/extras';
import type { Services } from '@/lib/server/container';
import { mayAskProvider } from '../payments/provider-limit';

type Asked = { readonly reference: string; readonly query: Readonly<Record<string, unknown>> };

/**
 * What was asked beyond an order, for whoever has its key or is signed in with its address; null for everybody else. Who is
 * back from the payment provider's page finds what happened there.
 */
export async function openExtras(
  { deps, accounts, orders, extras }: Pick<Services, 'deps' | 'accounts' | 'orders' | 'extras'>,
  { reference, query }: Asked,
  request: IncomingMessage,
): Promise<{ readonly view: ExtrasView; readonly token: string } | null> {
  const asked = typeof query.token === 'string' ? query.token : '';
  const token = asked || ((await accounts.ownerKey(reference, request)) ?? '');
  if (query.payment !== undefined && (await mayAskProvider(deps, request)))
    await orders.recheckPayment(reference, token);
  const view = await extras.view(reference, token);
  return view && { view, token };
}
