import type { IncomingMessage } from 'node:http';
import type { InvoiceView } from '@/lib/contracts/invoice-view';
import type { Services } from '@/lib/server/container';

type Asked = { readonly reference: string; readonly number: string; readonly token: string };

/** A document that somebody may see, with the key that opens its order. */
type OpenedInvoice = { readonly view: InvoiceView; readonly token: string };

/** Null for a wrong reference, key or number. Whoever is signed in needs no key for an order with their address in it. */
export async function openInvoice(
  { accounts, invoices }: Pick<Services, 'accounts' | 'invoices'>,
  { token: given, ...asked }: Asked,
  request: Pick<IncomingMessage, 'headers'>,
): Promise<OpenedInvoice | null> {
  const token = given || ((await accounts.ownerKey(asked.reference, request)) ?? '');
  const view = await invoices.view({ ...asked, token });
  return view && { view, token };
}
