import type { UnitMoveView } from '@/lib/contracts/unit-move-view';
import { unitMovePath } from '@/lib/account-routes';
import { storagePath } from '@/lib/routes';
import { unitModel } from './model';
import type { UnitModel } from './types';

export type UnitProps = { readonly model: UnitModel };

/** What the page of other units shows, and what its head says. Pure: made on the server. */
export function unitProps(view: UnitMoveView, token: string, query: Readonly<Record<string, unknown>>) {
  const { reference } = view;
  const page = unitMovePath(reference);
  const own: UnitProps = {
    model: unitModel(
      view,
      { done: query.done, trouble: query.trouble, area: query.space === 'custom' ? query.area : undefined },
      { paymentsHref: storagePath(reference, token), page, token },
    ),
  };
  return {
    title: `${own.model.title}, order ${reference}`,
    description: 'Other sizes for what you store with us: what they cost, from when, and whether your things fit.',
    canonicalPath: page,
    useLayout: false,
    hideBanner: true,
    noindex: true,
    ...own,
  };
}
