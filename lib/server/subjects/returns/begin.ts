import type { DraftDto } from '@/lib/contracts/checkout';
import { mailbox } from '@/lib/domain/account';
import { homeOfStored } from '@/lib/domain/answers/ordered-split';
import { EMPTY_RETURN_ANSWERS, type ReturnAnswers, type ReturnKind } from '@/lib/domain/answers/storage-return';
import { HOUR_MS } from '@/lib/domain/durations';
import { emptiesStore } from '@/lib/domain/services/flows';
import { RETURN_PROOF_HOURS } from '@/lib/domain/storage/proof';
import type { FurnitureItem } from '@/lib/domain/vocabulary';
import { ROUTES, stepPath } from '@/lib/routes';
import { Problem } from '@/lib/server/kernel/base/problem';
import type { Db } from '@/lib/server/kernel/db/db';
import type { OrderRow, StoreHelperRow } from '@/lib/server/kernel/db/schema';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import { giveStore } from '@/lib/server/subjects/drafts/repo';
import type { draftsService } from '@/lib/server/subjects/drafts/service';
import { orderOf } from '@/lib/server/subjects/orders/documents';
import { isStore, leavesSome, stockOf, takenFrom, type Stock } from '@/lib/server/subjects/stock/stock';
import { helpersAnswers, onlyThings } from './helpers-answers';

export type Drafts = Pick<ReturnType<typeof draftsService>, 'save' | 'read'>;
type Begun = {
  readonly store: OrderRow | undefined;
  /** `asked`: as it was typed, everything where nothing was. */
  readonly what: ReturnKind | 'asked';
  /** What was typed before it was known whose things they are; '' for nothing. */
  readonly draftId: string;
  /** With `items`: those that are chosen already, none to choose them in the flow. */
  readonly things?: readonly Chosen[];
  /** The mailbox that has been proved, whose account lists the return; null where only the order's key is shown. */
  readonly owner: string | null;
  /** Who begins it in the owner's stead: what is known is theirs, and where to is asked. */
  readonly helper?: StoreHelperRow | null;
};
/** So many pieces of a line of the store. */
export type Chosen = Pick<FurnitureItem, 'id' | 'quantity'>;

export const isReturnDraft = (draft: DraftDto | null): draft is DraftDto<'storage-return'> =>
  draft !== null && emptiesStore(draft.flow);

/**
 * Begins a return for somebody who has shown to own the store: a draft with all that is known, which may be ordered for
 * RETURN_PROOF_HOURS. It is always a new one, copied from what was typed: the old one's address may be in other hands,
 * also in those of whoever asked for a link to somebody else's things. Throws Problem not_found when nothing is there.
 * Answers where the flow goes on: with things that are chosen, and an address that is known, at the day.
 */
export async function beginReturn(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  drafts: Drafts,
  { store, draftId, things = [], owner, helper = null, ...begun }: Begun,
): Promise<string> {
  if (!isStore(store)) throw new Problem('not_found');
  const typed = draftId === '' ? null : await drafts.read(draftId);
  const before = isReturnDraft(typed) ? typed.answers : await answersOf(db, store, helper);
  const what = begun.what === 'asked' ? before.returnKind || 'unit' : begun.what;
  const stock = await stockOf(db, store, { now: now() });
  const answers = { ...before, ...NOT_AGREED, ...fromStore(store, stock, { what, things }, helper) };
  const step = what === 'unit' ? 'address' : things.length === 0 ? 'packing' : helper ? 'address' : 'date';
  const draft = await drafts.save({ draftId: null, flow: 'storage-return', step, answers }, owner);
  const until = new Date(now().getTime() + RETURN_PROOF_HOURS * HOUR_MS);
  await giveStore(db, draft.draftId, { storeOrderId: store.id, helperId: helper?.id ?? null, until });
  return stepPath(ROUTES.returnQuote, step, draft.draftId);
}

/**
 * The answers of a return to where the things were collected, or of a helper's before it is known where to, and before its
 * day is known. Throws Problem as beginReturn.
 */
export async function returnFrom(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  store: OrderRow | undefined,
  asked: Wanted,
  helper: StoreHelperRow | null = null,
): Promise<ReturnAnswers> {
  if (!isStore(store)) throw new Problem('not_found');
  const stock = await stockOf(db, store, { now: now() });
  return { ...(await answersOf(db, store, helper)), ...fromStore(store, stock, asked, helper) };
}

type Wanted = { readonly what: ReturnKind; readonly things: readonly Chosen[] };

/** What a store says of a return, whatever else is answered. Throws Problem not_found for what is not in it, and as onlyThings. */
function fromStore(store: OrderRow, stock: Stock, { what, things }: Wanted, helper: StoreHelperRow | null) {
  const chosen = takenFrom(stock, things);
  if (stock.isOver || (what === 'items' && (stock.items.length === 0 || chosen === null)))
    throw new Problem('not_found');
  if (helper) onlyThings(what, leavesSome(stock, chosen ?? []), '');
  return {
    ...{ email: mailbox((helper ?? store).email), returnKind: what },
    ...{ storageSpace: orderOf(store).storageSpace ?? ('' as const), squareFeet: store.square_feet },
    ...{ storedItems: stock.items, furnitureItems: what === 'items' ? (chosen ?? []) : [] },
  };
}

/** What comes back may be another thing than what was asked for: it is agreed to anew. */
const NOT_AGREED = { isAgreedWithTerms: false, wantsStartWithin14Days: false, signForNews: false };

const answersOf = async (db: Db, store: OrderRow, helper: StoreHelperRow | null): Promise<ReturnAnswers> =>
  helper ? helpersAnswers(db, helper) : ownAnswers(store);

/** Who ordered, and where to. */
function ownAnswers(store: OrderRow): ReturnAnswers {
  const order = orderOf(store);
  const { details, isStudent } = order;
  const address = homeOfStored(order);
  return { ...EMPTY_RETURN_ANSWERS, ...details, isStudent, ...(address && { addresses: { delivery: address } }) };
}
