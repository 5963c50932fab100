import { extraPath } from '@/lib/account-routes';
import type { ExtrasView } from '@/lib/contracts/extras';
import { orderPath } from '@/lib/routes';
import { extraModel } from './model';

/** What the page of extras shows, and what its head says. Pure: made on the server. */
export function extraProps(view: ExtrasView, token: string, query: Readonly<Record<string, unknown>>) {
  const { reference } = view;
  const said = { said: query.said, trouble: query.trouble, payment: query.payment, extra: query.extra };
  const model = extraModel(view, said, { backHref: orderPath(reference, token), token });
  return {
    title: `${model.title} Order ${reference}`,
    description: 'What was asked on the day beyond your order: what it costs, why, and your answer.',
    canonicalPath: extraPath(reference),
    model,
  };
}
