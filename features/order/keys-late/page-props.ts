import { keysLatePath } from '@/lib/account-routes';
import type { KeysLateView } from '@/lib/contracts/keys-late';
import { orderPath } from '@/lib/routes';
import { keysLateModel } from './model';

type Around = { readonly token: string; readonly phone: string };

/** What the page for late keys shows, and what its head says. Pure: made on the server. */
export function keysLateProps(view: KeysLateView, query: Readonly<Record<string, unknown>>, { token, phone }: Around) {
  const { reference } = view;
  const around = { backHref: orderPath(reference, token), token, phone };
  const model = keysLateModel(view, { said: query.said, trouble: query.trouble }, around);
  return {
    title: `${model.title} Order ${reference}`,
    description: 'Keys late on the day of your move: free slots and a night in our store, with what each costs.',
    canonicalPath: keysLatePath(reference),
    model,
  };
}
