import type { IncomingMessage } from 'node:http';
import type { KeysLateView } from '@/lib/contracts/keys-late';
import type { Services } from '@/lib/server/container';

type Asked = { readonly reference: string; readonly query: Readonly<Record<string, unknown>> };

/** Late keys, for whoever has an order's key or is signed in with its address; null for everybody else. */
export async function openKeysLate(
  { accounts, keysLate }: Pick<Services, 'accounts' | 'keysLate'>,
  { reference, query }: Asked,
  request: Pick<IncomingMessage, 'headers'>,
): Promise<{ readonly view: KeysLateView; readonly token: string } | null> {
  const asked = typeof query.token === 'string' ? query.token : '';
  const token = asked || ((await accounts.ownerKey(reference, request)) ?? '');
  const view = await keysLate.view(reference, token);
  return view && { view, token };
}
