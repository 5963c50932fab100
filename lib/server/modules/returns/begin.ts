import type { DraftDto } from '@/lib/contracts/checkout';
import { mailbox } from '@/lib/domain/account';
import { homeOfStored } from '@/lib/domain/answers/ordered-storage-split';
import { EMPTY_RETURN_ANSWERS, type ReturnAnswers, type ReturnKind } from '@/lib/domain/answers/storage-return';
import { HOUR_MS } from '@/lib/domain/durations';
import { emptiesStore } from '@/lib/domain/services/flows';
import { RETURN_PROOF_HOURS } from '@/lib/domain/storage/proof';
import type { FurnitureItem } from '@/lib/domain/order-types';
import { ROUTES, stepPath } from '@/lib/routes';
import { Problem } from '@/lib/server/platform/base/problem';
import type { Db } from '@/lib/server/platform/db/db';
import type { OrderRow, StoreHelperRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { giveStore } from '@/lib/server/modules/drafts/repo';
import type { draftsService } from '@/lib/server/modules/drafts/service';
import { orderOf } from '@/lib/server/modules/orders/documents';
import {
  isStore,
  leavesSome,
  stockOf,
  takenFrom,
  type Stock,
} from '@/lib/server/modules/stored-inventory/stored-inventory';
import { helpersAnswers, onlyThings } from './delegate-answers';

export type Drafts = Pick<ReturnType<typeof draftsService>, 'save' | 'read'>;
type Begun = {
  readonly store: OrderRow | undefined;
  /** The kind of return. `asked`: the kind typed before, or else the whole unit. */
  readonly what: ReturnKind | 'asked';
  /** The draft typed before its owner was known, or '' for none. */
  readonly draftId: string;
  /** With `items`: the chosen items, or none to choose them in the flow. */
  readonly things?: readonly Chosen[];
  /** The proven mailbox whose account lists the return, or null when only the order's key was given. */
  readonly owner: string | null;
  /** The delegate who begins the return, whose contact details are used and who is asked for the address. */
  readonly helper?: StoreHelperRow | null;
};
/** A quantity of one of the rental's items. */
export type Chosen = Pick<FurnitureItem, 'id' | 'quantity'>;

export const isReturnDraft = (draft: DraftDto | null): draft is DraftDto<'storage-return'> =>
  draft !== null && emptiesStore(draft.flow);

/**
 * Begins a return for a proven owner or a delegate as a new draft, which may be ordered for RETURN_PROOF_HOURS.
 * Returns the path where it continues: with chosen items and a known address, at the day.
 * Copies the typed answers, because the old draft's link may be in other hands, even those of somebody who asked for a
 * link to another's things.
 * Throws Problem not_found when the rental is empty.
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
 * Returns the answers of a return without a day: to the collection address, or for a delegate without an address.
 * Throws Problem as beginReturn does.
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

/**
 * Returns the answers that follow from the rental. Throws Problem not_found for items that it does not hold, and as
 * onlyThings does.
 */
function fromStore(store: OrderRow, stock: Stock, { what, things }: Wanted, helper: StoreHelperRow | null) {
  const chosen = takenFrom(stock, things);
  if (stock.isOver || (what === 'items' && (stock.items.length === 0 || chosen === null)))
    throw new Problem('not_found');
  if (helper) onlyThings(what, leavesSome(stock, chosen ?? []), '');
  return {
    email: mailbox((helper ?? store).email),
    returnKind: what,
    storageSpace: orderOf(store).storageSpace ?? ('' as const),
    squareFeet: store.square_feet,
    storedItems: stock.items,
    furnitureItems: what === 'items' ? (chosen ?? []) : [],
  };
}

/** The consents of a new return, which all start empty because the items may differ from those asked for before. */
const NOT_AGREED = { isAgreedWithTerms: false, wantsStartWithin14Days: false, signForNews: false };

const answersOf = async (db: Db, store: OrderRow, helper: StoreHelperRow | null): Promise<ReturnAnswers> =>
  helper ? helpersAnswers(db, helper) : ownAnswers(store);

/** Returns the owner's contact details and address as the answers of a return. */
function ownAnswers(store: OrderRow): ReturnAnswers {
  const order = orderOf(store);
  const { details, isStudent } = order;
  const address = homeOfStored(order);
  return { ...EMPTY_RETURN_ANSWERS, ...details, isStudent, ...(address && { addresses: { delivery: address } }) };
}
