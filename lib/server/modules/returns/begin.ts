import type { DraftDto } from '@/lib/contracts/checkout';
import { mailbox } from '@/lib/domain/account';
import { homeOfStored } from '@/lib/domain/answers/ordered-storage-split';
import { EMPTY_RETURN_ANSWERS, type ReturnAnswers, type ReturnKind } from '@/lib/domain/answers/storage-return';
import { HOUR_MS } from '@/lib/domain/durations';
import type { FurnitureItem } from '@/lib/domain/order-types';
import { emptiesRental } from '@/lib/domain/services/flows';
import { RETURN_PROOF_HOURS } from '@/lib/domain/storage/delegates';
import { ROUTES, stepPath } from '@/lib/routes';
import { assignRental } from '@/lib/server/modules/drafts/repo';
import type { draftsService } from '@/lib/server/modules/drafts/service';
import { orderOf } from '@/lib/server/modules/orders/documents';
import {
  isRental,
  leavesSome,
  storedInventoryOf,
  takenFrom,
  type StoredInventory,
} from '@/lib/server/modules/stored-inventory/stored-inventory';
import { Problem } from '@/lib/server/platform/base/problem';
import type { Db } from '@/lib/server/platform/db/db';
import type { OrderRow, RentalDelegateRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { delegatesAnswers, onlyThings } from './own-return';

export type Drafts = Pick<ReturnType<typeof draftsService>, 'save' | 'read'>;
type Begun = {
  readonly rental: OrderRow | undefined;
  /** The kind of return. `asked`: the kind typed before, or else the whole unit. */
  readonly what: ReturnKind | 'asked';
  /** The draft typed before its owner was known, or '' for none. */
  readonly draftId: string;
  /** With `items`: the chosen items, or none to choose them in the flow. */
  readonly things?: readonly Chosen[];
  /** The proven mailbox whose account lists the return, or null when only the order's key was given. */
  readonly owner: string | null;
  /** The delegate who begins the return, whose contact details are used and who is asked for the address. */
  readonly delegate?: RentalDelegateRow | null;
};
/** A quantity of one of the rental's items. */
export type Chosen = Pick<FurnitureItem, 'id' | 'quantity'>;

export const isReturnDraft = (draft: DraftDto | null): draft is DraftDto<'storage-return'> =>
  draft !== null && emptiesRental(draft.flow);

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
  { rental, draftId, things = [], owner, delegate = null, ...begun }: Begun,
): Promise<string> {
  if (!isRental(rental)) throw new Problem('not_found');
  const typed = draftId === '' ? null : await drafts.read(draftId);
  const before = isReturnDraft(typed) ? typed.answers : await answersOf(db, rental, delegate);
  const what = begun.what === 'asked' ? before.returnKind || 'unit' : begun.what;
  const inventory = await storedInventoryOf(db, rental, { now: now() });
  const answers = { ...before, ...NOT_AGREED, ...fromRental(rental, inventory, { what, things }, delegate) };
  const step = what === 'unit' ? 'address' : things.length === 0 ? 'packing' : delegate ? 'address' : 'date';
  const draft = await drafts.save({ draftId: null, flow: 'storage-return', step, answers }, owner);
  const until = new Date(now().getTime() + RETURN_PROOF_HOURS * HOUR_MS);
  await assignRental(db, draft.draftId, { storeOrderId: rental.id, helperId: delegate?.id ?? null, until });
  return stepPath(ROUTES.returnQuote, step, draft.draftId);
}

/**
 * Returns the answers of a return without a day: to the collection address, or for a delegate without an address.
 * Throws Problem as beginReturn does.
 */
export async function returnFrom(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  rental: OrderRow | undefined,
  asked: Wanted,
  delegate: RentalDelegateRow | null = null,
): Promise<ReturnAnswers> {
  if (!isRental(rental)) throw new Problem('not_found');
  const inventory = await storedInventoryOf(db, rental, { now: now() });
  return { ...(await answersOf(db, rental, delegate)), ...fromRental(rental, inventory, asked, delegate) };
}

type Wanted = { readonly what: ReturnKind; readonly things: readonly Chosen[] };

/**
 * Returns the answers that follow from the rental. Throws Problem not_found for items that it does not hold, and as
 * onlyThings does.
 */
function fromRental(
  rental: OrderRow,
  inventory: StoredInventory,
  { what, things }: Wanted,
  delegate: RentalDelegateRow | null,
) {
  const chosen = takenFrom(inventory, things);
  if (inventory.isOver || (what === 'items' && (inventory.items.length === 0 || chosen === null)))
    throw new Problem('not_found');
  if (delegate) onlyThings(what, leavesSome(inventory, chosen ?? []), '');
  return {
    email: mailbox((delegate ?? rental).email),
    returnKind: what,
    storageSpace: orderOf(rental).storageSpace ?? ('' as const),
    squareFeet: rental.square_feet,
    storedItems: inventory.items,
    furnitureItems: what === 'items' ? (chosen ?? []) : [],
  };
}

/** The consents of a new return, which all start empty because the items may differ from those asked for before. */
const NOT_AGREED = { isAgreedWithTerms: false, wantsStartWithin14Days: false, signForNews: false };

const answersOf = async (db: Db, rental: OrderRow, delegate: RentalDelegateRow | null): Promise<ReturnAnswers> =>
  delegate ? delegatesAnswers(db, delegate) : ownAnswers(rental);

/** Returns the owner's contact details and address as the answers of a return. */
function ownAnswers(rental: OrderRow): ReturnAnswers {
  const order = orderOf(rental);
  const { details, isStudent } = order;
  const address = homeOfStored(order);
  return { ...EMPTY_RETURN_ANSWERS, ...details, isStudent, ...(address && { addresses: { delivery: address } }) };
}
