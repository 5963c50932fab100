import { DRAFT_SCHEMAS } from '@/lib/contracts/flows/all';
import {
  MOST_PARTS,
  NAME_REFUSALS,
  type SharedAmountDto,
  type SharedListDto,
  type fillListPart,
  type joinSharedList,
  type removeListPart,
  type setSharedList,
} from '@/lib/contracts/shared-list';
import { inventoryTotals } from '@/lib/domain/catalogue/inventory';
import { itemsOfCounts, ownItems, sumCounts, type CountedItem } from '@/lib/domain/catalogue/shared-items';
import { toPounds, type Pence } from '@/lib/domain/money';
import type { FurnitureItem } from '@/lib/domain/order-types';
import { volumeShares } from '@/lib/domain/order/shares';
import { holdsSlot } from '@/lib/domain/order/state';
import { FLOW_IDS, sharesList, type FlowId } from '@/lib/domain/services/flows';
import { DRAFT_ANSWERS } from '@/lib/server/modules/drafts/answers';
import { sharedIn, withParts } from '@/lib/server/modules/list-contributions/joined';
import { findSharedList, partItems, partsOf } from '@/lib/server/modules/list-contributions/repo';
import { findOrder } from '@/lib/server/modules/orders/repo';
import { stateAt } from '@/lib/server/modules/orders/standing';
import { draftPrice, keepFor, pricesToKeep } from '@/lib/server/modules/quotes/job';
import { Problem, wrongField } from '@/lib/server/platform/base/problem';
import type { DraftRow, SharedListRow, Trx } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { validate } from '@/lib/server/platform/validate/validate';
import { randomBytes } from 'node:crypto';
import type { RequestOf, ResponseOf } from '@/lib/contracts/endpoint';
import { findFurniture } from '@/lib/domain/catalogue/furniture';
import { DAY_MS } from '@/lib/domain/london-time';
import { DRAFT_LIFE_DAYS } from '@/lib/domain/order/assumptions';
import { findDraft, lockDraft, writeJoined } from '@/lib/server/modules/drafts/repo';
import { transact } from '@/lib/server/platform/db/db';
import { hashToken, readSecret, sharedListKey } from '@/lib/server/platform/installation/token';
import { joinListPath } from '@/lib/shared-list-routes';
import { tidyLine } from '@/lib/validation/tidy';
import * as repo from '@/lib/server/modules/list-contributions/repo';

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

/**
 * Runs a change with the quote's row locked, which saving the quote also locks. Throws Problem not_found, and
 * too_late_to_change once the quote is ordered.
 */
const changeList = <T>(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  draftId: string,
  work: (trx: Trx, list: SharedListRow | undefined) => Promise<T>,
): Promise<T> =>
  transact(db, async (trx) => {
    const draft = await lockDraft(trx, draftId, now());
    if (!draft) throw new Problem('not_found');
    sharingFlow(draft);
    if (await isOrdered({ db: trx, now }, draft)) throw new Problem('too_late_to_change');
    return work(trx, await findSharedList(trx, draftId));
  });

/**
 * Changes parts, and updates the quote's own list and kept prices. Throws Problem as changeList does, and
 * validation_failed for more than a list may hold.
 */
async function changeParts(
  deps: Deps,
  draftId: string,
  work: (trx: Trx, list: SharedListRow) => Promise<void>,
): Promise<void> {
  const at = deps.now();
  const { flow, answers } = await changeList(deps, draftId, async (trx, list) => {
    if (!list) throw new Problem('not_found');
    await work(trx, list);
    const draft = await lockDraft(trx, draftId, at);
    if (!draft) throw new Problem('not_found');
    const before = DRAFT_ANSWERS.read(draft.answers);
    const joined = await withParts(trx, draftId, before, sharedIn(before), 'items');
    const expires_at = new Date(at.getTime() + DRAFT_LIFE_DAYS * DAY_MS).toISOString();
    await writeJoined(trx, draftId, { answers: DRAFT_ANSWERS.write(joined), updated_at: at.toISOString(), expires_at });
    return { flow: sharingFlow(draft), answers: joined };
  });
  const prices = await pricesToKeep(deps, flow, answers);
  await transact(deps.db, async (trx) => {
    if (await lockDraft(trx, draftId, at)) await keepFor(trx, draftId, prices, at);
  });
}

const newId = (): string => randomBytes(18).toString('base64url');
const newKey = (): string => randomBytes(32).toString('base64url');

const assertOpen = (list: SharedListRow): void => {
  if (list.closed_at !== null) throw new Problem('too_late_to_change');
};

/** Returns null instead of a client error. */
const orNull = <T>(work: () => Promise<T>): Promise<T | null> =>
  work().catch((error: unknown) => {
    if (error instanceof Problem && error.status < 500) return null;
    throw error;
  });

/** Returns the calls about a list that several people fill, each their own part (decision 103). */
export function sharedListsService(deps: Deps) {
  const { db, now, config } = deps;

  const keyOf = async ({ id }: SharedListRow) => sharedListKey(await readSecret(db, config.secretKey), id);
  const lasting = async (draftId: string): Promise<DraftRow> => {
    const draft = await findDraft(db, draftId);
    if (!draft || draft.expires_at <= now().toISOString()) throw new Problem('not_found');
    sharingFlow(draft);
    return draft;
  };
  const listOf = async (draftId: string): Promise<{ readonly list: SharedListRow; readonly view: ListView }> => {
    const [draft, list] = [await lasting(draftId), await repo.findSharedList(db, draftId)];
    if (!list) throw new Problem('not_found');
    return { list, view: await viewList(deps, draft, list) };
  };
  const partOf = async (key: string) => {
    const part = await repo.findPartByKey(db, hashToken(key));
    if (!part) throw new Problem('not_found');
    return part;
  };

  return {
    /** `shared` is null while the list is not shared. Null when the quote is not of a move. */
    ofOwner: (draftId: string) =>
      orNull(async () => {
        const draft = await lasting(draftId);
        const list = await repo.findSharedList(db, draftId);
        const shared = list ? { key: await keyOf(list), view: await viewList(deps, draft, list) } : null;
        return { isOrdered: await isOrdered(deps, draft), shared };
      }),

    ofLink: (key: string) =>
      orNull(async () => {
        const list = await repo.findListByToken(db, hashToken(key));
        if (!list) throw new Problem('not_found');
        return (await listOf(list.draft_id)).view;
      }),

    ofPart: (key: string) =>
      orNull(async () => {
        const part = await partOf(key);
        const { view } = await listOf(part.draft_id);
        return { id: part.id, name: part.name, view };
      }),

    /** Throws Problem not_found, too_late_to_change. */
    set: async ({ draftId, set }: RequestOf<typeof setSharedList>): Promise<ResponseOf<typeof setSharedList>> => {
      const id = newId();
      const at = now().toISOString();
      const secret = await readSecret(db, config.secretKey);
      const token_hash = hashToken(sharedListKey(secret, id));
      const known = await changeList(deps, draftId, async (trx, list) => {
        if (!list && set === 'closed') throw new Problem('not_found');
        if (list) await repo.closeSharedList(trx, draftId, set === 'open' ? null : at);
        else await repo.insertSharedList(trx, { draft_id: draftId, id, token_hash, created_at: at, closed_at: null });
        return list?.id ?? id;
      });
      return { set, link: `${config.siteOrigin}${joinListPath(sharedListKey(secret, known))}` };
    },

    /** Throws Problem not_found, too_late_to_change. */
    remove: async ({ draftId, part }: RequestOf<typeof removeListPart>): Promise<ResponseOf<typeof removeListPart>> => {
      await changeParts(deps, draftId, async (trx) => {
        if (!(await repo.deletePart(trx, draftId, part))) throw new Problem('not_found');
      });
      return { removed: true };
    },

    /** Throws Problem not_found, too_late_to_change, validation_failed for a wrong name and for too many parts. */
    join: async ({ list: key, name }: RequestOf<typeof joinSharedList>): Promise<ResponseOf<typeof joinSharedList>> => {
      const found = await repo.findListByToken(db, hashToken(key));
      if (!found) throw new Problem('not_found');
      const draft_id = found.draft_id;
      const written = tidyLine(name);
      if (written === '') throw wrongField('name', NAME_REFUSALS.empty);
      const partKey = newKey();
      const part = { id: newId(), draft_id, name: written, name_key: written.toLowerCase() };
      await changeList(deps, draft_id, async (trx, list) => {
        if (!list) throw new Problem('not_found');
        assertOpen(list);
        if ((await repo.partsOf(trx, draft_id)).length >= MOST_PARTS) throw wrongField('name', NAME_REFUSALS.full);
        const row = { ...part, key_hash: hashToken(partKey), created_at: now().toISOString() };
        if (!(await repo.insertPart(trx, row))) throw wrongField('name', NAME_REFUSALS.taken);
      });
      return { key: partKey };
    },

    /**
     * Throws Problem not_found (also for a removed part), too_late_to_change, validation_failed for items that are not
     * in the catalogue and for more than a list may hold.
     */
    fill: async ({ key, items }: RequestOf<typeof fillListPart>): Promise<ResponseOf<typeof fillListPart>> => {
      if (items.some(({ id }) => !findFurniture(id))) throw wrongField('items', 'This is not in our catalogue');
      const { id, draft_id } = await partOf(key);
      // The last quantity counts when an item is named twice.
      const changes = [...new Map(items.map((item) => [item.id, item])).values()];
      await changeParts(deps, draft_id, async (trx, list) => {
        assertOpen(list);
        if (!(await repo.partsOf(trx, draft_id)).some((part) => part.id === id)) throw new Problem('not_found');
        await repo.putPartItems(trx, id, changes);
      });
      const { view } = await listOf(draft_id);
      const filled = view.parts.find((part) => part.id === id);
      if (!filled) throw new Problem('not_found');
      const { pieces, cubicFeet, share } = filled;
      return { pieces, cubicFeet, share, total: view.total };
    },
  };
}
