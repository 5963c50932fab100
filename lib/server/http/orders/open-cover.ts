import type { IncomingMessage } from 'node:http';
import type { CoverView } from '@/lib/contracts/order-cover';
import type { Services } from '@/lib/server/container';

type Asked = { readonly reference: string; readonly query: Readonly<Record<string, unknown>> };

/** The cover of an order, for whoever has its key or is signed in with its address; null for everybody else. */
export async function openCover(
  { accounts, orderCover }: Pick<Services, 'accounts' | 'orderCover'>,
  { reference, query }: Asked,
  request: Pick<IncomingMessage, 'headers'>,
): Promise<{ readonly view: CoverView; readonly token: string } | null> {
  const asked = typeof query.token === 'string' ? query.token : '';
  const token = asked || ((await accounts.ownerKey(reference, request)) ?? '');
  const view = await orderCover.view({ reference, token }, query);
  return view && { view, token };
}
