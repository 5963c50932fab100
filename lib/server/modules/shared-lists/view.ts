import { DRAFT_SCHEMAS } from '@/lib/contracts/flows/all';
import type { SharedAmountDto, SharedListDto } from '@/lib/contracts/shared-list';
import { inventoryTotals } from '@/lib/domain/catalogue/inventory';
import { itemsOfCounts, ownItems, sumCounts, type CountedItem } from '@/lib/domain/catalogue/shared-items';
import { toPounds, type Pence } from '@/lib/domain/money';
import type { FurnitureItem } from '@/lib/domain/order-types';
import { volumeShares } from '@/lib/domain/order/shares';
import { holdsSlot } from '@/lib/domain/order/state';
import { FLOW_IDS, sharesList, type FlowId } from '@/lib/domain/services/flows';
import { DRAFT_ANSWERS } from '@/lib/server/modules/drafts/answers';
import { sharedIn } from '@/lib/server/modules/list-contributions/joined';
import { partItems, partsOf } from '@/lib/server/modules/list-contributions/repo';
import { findOrder } from '@/lib/server/modules/orders/repo';
import { stateAt } from '@/lib/server/modules/orders/standing';
import { draftPrice } from '@/lib/server/modules/quotes/kept-prices';
import { Problem } from '@/lib/server/platform/base/problem';
import type { DraftRow, SharedListRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { validate } from '@/lib/server/platform/validate/validate';

/** Throws Problem not_found for a draft whose list cannot be shared. */
export function sharingFlow({ flow }: Pick<DraftRow, 'flow'>): FlowId {
  const known = FLOW_IDS.find((id) => id === flow);
  if (!known || !sharesList(known)) throw new Problem('not_found');
  return known;
}

/** Returns whether the order of a draft is paid or held. Until that hold ends its list stays as priced. */
export async function isOrdered({ db, now }: Pick<Deps, 'db' | 'now'>, { order_id }: DraftRow): Promise<boolean> {
  const order = order_id === null ? undefined : await findOrder(db, order_id);
  return order !== undefined && holdsSlot(stateAt(order, now()));
}

export type ListView = SharedListDto & {
  /** The items in each part, by its id. */
  readonly items: ReadonlyMap<string, readonly CountedItem[]>;
};

/** Returns the contents of each part and each person's share of the price. */
export async function viewList(deps: Deps, draft: DraftRow, list: SharedListRow): Promise<ListView> {
  const flow = sharingFlow(draft);
  const stored = DRAFT_ANSWERS.read(draft.answers);
  const answers = await validate(DRAFT_SCHEMAS[flow], stored);
  const listed = (answers as { readonly furnitureItems: readonly FurnitureItem[] }).furnitureItems;
  const [parts, rows, quote, ordered] = await Promise.all([
    partsOf(deps.db, draft.id),
    partItems(deps.db, draft.id),
    draftPrice(deps, { id: draft.id, flow, answers }),
    isOrdered(deps, draft),
  ]);
  const items = new Map(parts.map(({ id }) => [id, rows.filter(({ part_id }) => part_id === id)]));
  const own = inventoryTotals(ownItems(listed, sharedIn(stored)));
  const totals = parts.map(({ id }) => inventoryTotals(itemsOfCounts(sumCounts(items.get(id) ?? []))));
  const total = quote && quote.totalWithDiscount;
  const volumes = [own, ...totals].map(({ cubicFeet }) => cubicFeet);
  const shares = total && volumeShares(total, volumes);
  const amount = (of: typeof own, share: Pence | undefined): SharedAmountDto => ({
    pieces: of.pieces,
    cubicFeet: of.cubicFeet,
    share: share === undefined ? null : toPounds(share),
  });
  return {
    state: ordered ? 'ordered' : list.closed_at === null ? 'open' : 'closed',
    total: total && toPounds(total),
    own: amount(own, shares?.[0]),
    parts: parts.map(({ id, name }, index) => ({ id, name, ...amount(totals[index] ?? own, shares?.[index + 1]) })),
    items,
  };
}
