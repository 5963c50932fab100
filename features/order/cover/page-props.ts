import { coverPath } from '@/lib/account-routes';
import type { CoverView } from '@/lib/contracts/order-cover';
import { orderPath } from '@/lib/routes';
import { coverModel } from './model';

/** What the page of an order's cover shows, and what its head says. Pure: made on the server. */
export function coverProps(view: CoverView, token: string, query: Readonly<Record<string, unknown>>) {
  const { reference } = view;
  const page = coverPath(reference);
  const model = coverModel(view, query.trouble, { orderHref: orderPath(reference, token), page, token });
  return {
    title: `${model.title}, order ${reference}`,
    description: 'Whether the cover on your order is enough, and what more or less of it would cost.',
    canonicalPath: page,
    model,
  };
}
