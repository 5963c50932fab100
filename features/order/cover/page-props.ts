import { coverPath } from '@/lib/account-routes';
import type { CoverView } from '@/lib/contracts/order-cover';
import { orderPath } from '@/lib/routes';
import { coverModel } from './model';
import type { CoverModel } from './types';

export type CoverProps = { readonly model: CoverModel };

/** What the page of an order's cover shows, and what its head says. Pure: made on the server. */
export function coverProps(view: CoverView, token: string, query: Readonly<Record<string, unknown>>) {
  const { reference } = view;
  const page = coverPath(reference);
  const own: CoverProps = {
    model: coverModel(view, query.trouble, { orderHref: orderPath(reference, token), page, token }),
  };
  return {
    title: `${own.model.title}, order ${reference}`,
    description: 'Whether the cover on your order is enough, and what more or less of it would cost.',
    canonicalPath: page,
    useLayout: false,
    hideBanner: true,
    noindex: true,
    ...own,
  };
}
