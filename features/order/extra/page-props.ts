import { extraPath } from '@/lib/account-routes';
import type { ExtrasView } from '@/lib/contracts/extras';
import { orderPath } from '@/lib/routes';
import type { BookedTrader } from '../types';
import { extraModel } from './model';
import type { ExtraModel } from './types';

export type ExtraProps = { readonly model: ExtraModel; readonly trader: BookedTrader };
type Found = { readonly view: ExtrasView; readonly token: string };

/** What the page of extras shows, and what its head says. Pure: made on the server. */
export function extraProps({ view, token }: Found, query: Readonly<Record<string, unknown>>, trader: BookedTrader) {
  const { reference } = view;
  const said = { said: query.said, trouble: query.trouble, payment: query.payment, extra: query.extra };
  const own: ExtraProps = { model: extraModel(view, said, { backHref: orderPath(reference, token), token }), trader };
  return {
    title: `${own.model.title} Order ${reference}`,
    description: 'What was asked on the day beyond your order: what it costs, why, and your answer.',
    canonicalPath: extraPath(reference),
    useLayout: false,
    hideBanner: true,
    noindex: true,
    ...own,
  };
}
