import type { IncomingMessage } from 'node:http';
import type { StoragePaymentsView } from '@/lib/contracts/storage-payments-view';
import type { Services } from '@/lib/server/container';
import { mayAskProvider } from '../payments/provider-limit';

type Asked = { readonly reference: string; readonly query: Readonly<Record<string, unknown>> };

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * The payments of a store, for whoever has its key or is signed in with its address; null for everybody else, and for an
 * order without any. Who is back from the payment provider's pages finds what happened there.
 */
export async function openStorage(
  { deps, accounts, storagePayments }: Pick<Services, 'deps' | 'accounts' | 'storagePayments'>,
  { reference, query }: Asked,
  request: IncomingMessage,
): Promise<{ readonly view: StoragePaymentsView; readonly token: string } | null> {
  const token = text(query.token) || ((await accounts.ownerKey(reference, request)) ?? '');
  const isBack = (query.payment !== undefined || query.card !== undefined) && (await mayAskProvider(deps, request));
  const view = await storagePayments.view({ reference, token }, { isBack, endOn: text(query.end) });
  return view && { view, token };
}
