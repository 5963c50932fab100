import { keysLatePath } from '@/lib/account-routes';
import type { KeysLateView } from '@/lib/contracts/keys-late';
import { orderPath } from '@/lib/routes';
import type { BookedTrader } from '../types';
import { keysLateModel } from './model';
import type { KeysLateModel } from './types';

export type KeysLateProps = { readonly model: KeysLateModel; readonly trader: BookedTrader };
type Found = { readonly view: KeysLateView; readonly token: string };

/** What the page for late keys shows, and what its head says. Pure: made on the server. */
export function keysLateProps({ view, token }: Found, query: Readonly<Record<string, unknown>>, trader: BookedTrader) {
  const { reference } = view;
  const around = { backHref: orderPath(reference, token), token, phone: trader.phone };
  const own: KeysLateProps = {
    model: keysLateModel(view, { said: query.said, trouble: query.trouble }, around),
    trader,
  };
  return {
    title: `${own.model.title} Order ${reference}`,
    description: 'Keys late on the day of your move: free slots and a night in our store, with what each costs.',
    canonicalPath: keysLatePath(reference),
    useLayout: false,
    hideBanner: true,
    noindex: true,
    ...own,
  };
}
