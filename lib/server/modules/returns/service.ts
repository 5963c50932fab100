import type { CreateOrderRequest, DraftDto } from '@/lib/contracts/checkout';
import { SIGN_IN_LINK_MINUTES, mailbox } from '@/lib/domain/account';
import { homeOfStored } from '@/lib/domain/answers/ordered-storage-split';
import { EMPTY_RETURN_ANSWERS, type ReturnAnswers, type ReturnKind } from '@/lib/domain/answers/storage-return';
import { HOUR_MS, formatDay, formatSlot, minutesAfter } from '@/lib/domain/london-time';
import type { FurnitureItem } from '@/lib/domain/order-types';
import { WHOLE_UNIT, returnedItems } from '@/lib/domain/pricing/storage';
import { emptiesRental } from '@/lib/domain/services/flows';
import { RETURN_PROOF_HOURS } from '@/lib/domain/storage/delegates';
import { ROUTES, stepPath } from '@/lib/routes';
import { activeDelegation, hasDelegation } from '@/lib/server/modules/delegation/delegation';
import { assignRental, findDraft } from '@/lib/server/modules/drafts/repo';
import type { draftsService } from '@/lib/server/modules/drafts/service';
import { ordersOf } from '@/lib/server/modules/orders/clients-orders-repo';
import { orderOf } from '@/lib/server/modules/orders/documents';
import { findOrder, findOrderByReference, lockOrder } from '@/lib/server/modules/orders/repo';
import { isUnpaidOf } from '@/lib/server/modules/orders/standing';
import type { SessionUser } from '@/lib/server/modules/sessions/sessions';
import {
  isRental,
  leavesSome,
  storedInventoryOf,
  takenFrom,
  type StoredInventory,
} from '@/lib/server/modules/stored-inventory/stored-inventory';
import { Problem, wrongField } from '@/lib/server/platform/base/problem';
import type { Db, OrderRow, RentalDelegateRow, ReturnLinkRow, Trx } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { hashToken, readSecret, tokenMatches } from '@/lib/server/platform/installation/token';
import { DELEGATE_MESSAGES, RENTAL_MESSAGES } from '@/lib/validation/rental-messages';
import { MESSAGES } from '@/lib/validation/messages';
import { hash, randomUUID } from 'node:crypto';
import type { RequestOf } from '@/lib/contracts/endpoint';
import type { requestReturnLink } from '@/lib/contracts/returns';
import { countRequest, linkKey, readOpener, writeOpener } from '@/lib/server/modules/sessions/keys';
import { transact } from '@/lib/server/platform/db/db';
import { enqueue, wakeOutbox } from '@/lib/server/platform/outbox/enqueue';
import { findReturnLink, insertReturnLink, takeReturnLink } from './repo';
import { findFurniture } from '@/lib/domain/catalogue/furniture';
import { formatPence } from '@/lib/domain/money';
import { SERVICE_NAMES } from '@/lib/domain/order/labels';
import { floorLabel } from '@/lib/domain/places/floors';
import { tidyAddress } from '@/lib/domain/places/tidy-address';
import { announceEnquiry, copyToSender } from '@/lib/server/modules/enquiries/service';
import type { EnquiryType } from '@/lib/server/modules/enquiries/enquiry-types';
import { FORM, contactOf } from '@/lib/server/modules/enquiries/form';
import { upsertEnquiry } from '@/lib/server/modules/enquiries/repo';
import { authorisedOrder } from '@/lib/server/modules/orders/authorised';
import { readAsked } from '@/lib/server/modules/quotes/job';
import { validate } from '@/lib/server/platform/validate/validate';
import { returnSchema } from '@/lib/validation/return';
import type * as contract from '@/lib/contracts/returns';

export type ReturnRequest = Extract<CreateOrderRequest, { readonly flow: 'storage-return' }>;
export const isReturn = (request: CreateOrderRequest): request is ReturnRequest => emptiesRental(request.flow);
type BeginPorts = Pick<Deps, 'db' | 'now'>;
/** A rental, and the delegate who acts for its owner. */
type ProvenOwnership = { readonly rental: OrderRow; readonly delegate: RentalDelegateRow | null };

/**
 * Returns the rental of a return or addition for whoever has proved to own it (OWN-1): by a draft begun with proof, by
 * the rental's key, or by signing in with its address. A delegate's draft needs the delegation as well. Throws Problem
 * owner_unproven, alike for an unknown rental and for somebody else's, and right_revoked.
 */
export async function proveOwnership(
  { db, now }: BeginPorts,
  { draftId, store }: Pick<ReturnRequest, 'draftId' | 'store'>,
  user: SessionUser | null,
): Promise<ProvenOwnership> {
  const owns = (row: OrderRow) => user !== null && mailbox(row.email) === user.email;
  const draft = draftId === null ? undefined : await findDraft(db, draftId);
  const [begun, named] = await Promise.all([
    draft?.store_order_id ? findOrder(db, draft.store_order_id) : undefined,
    store.reference === '' ? undefined : findOrderByReference(db, store.reference),
  ]);
  const isFresh = (draft?.store_proved_until ?? '') > now().toISOString();
  const delegate = draft?.helper_id ? await activeDelegation(db, draft.helper_id) : null;
  const isTheirs = (row: OrderRow) => (delegate ? user?.email === delegate.email : owns(row));
  if (isRental(begun) && (isFresh || isTheirs(begun))) return { rental: begun, delegate };
  const isNamed = isRental(named) && (owns(named) || tokenMatches(store.token, named.token_hash));
  if (isNamed && !delegate) return { rental: named, delegate };
  throw new Problem('owner_unproven');
}

/**
 * Replaces the sent unit and items by those of the rental. Throws Problem validation_failed for items that are gone, a
 * day before the collection, and an email address other than the owner's or the delegate's, who has to hear of the
 * return.
 */
export async function asStored(
  { db, now }: BeginPorts,
  request: ReturnRequest,
  { rental, delegate }: ProvenOwnership,
): Promise<ReturnRequest> {
  const { answers, draftId } = request;
  if (mailbox(answers.email) !== mailbox((delegate ?? rental).email))
    throw wrongField('answers.email', delegate ? DELEGATE_MESSAGES.helperEmail : MESSAGES.storeEmail);
  const on = answers.dates.deliveryDate;
  const inventory = await storedInventoryOf(db, rental, { now: now(), apartFrom: isUnpaidOf(draftId), on });
  if (on < inventory.since) throw wrongField('answers.dates.deliveryDate', MESSAGES.beforeCollection);
  if (answers.returnKind === 'unit' && on < inventory.completeOn)
    throw wrongField('answers.dates.deliveryDate', RENTAL_MESSAGES.beforeTopUp);
  const chosen = takenFrom(inventory, answers.furnitureItems);
  if (answers.returnKind === 'unit' ? inventory.isOver : chosen === null) throw notThere();
  if (delegate) onlyThings(answers.returnKind, leavesSome(inventory, chosen ?? []), 'answers.');
  return {
    ...request,
    answers: {
      ...answers,
      storageSpace: orderOf(rental).storageSpace ?? '',
      squareFeet: rental.square_feet,
      storedItems: [...inventory.items],
      furnitureItems: answers.returnKind === 'unit' ? [] : [...(chosen ?? [])],
    },
  };
}

/**
 * Locks the rental in the transaction that writes a return. Throws Problem validation_failed when another return took
 * the items, right_revoked when the delegation ended meanwhile.
 */
export async function takeFromRental(trx: Trx, order: OrderRow, now: Date): Promise<void> {
  // The rental's row first, as a revocation does.
  if (order.store_order_id !== null) await lockOrder(trx, order.store_order_id);
  if (order.helper_id !== null) await activeDelegation(trx, order.helper_id);
  if (!(await isStillStored(trx, order, now))) throw notThere();
}

/**
 * Returns whether a return's items are in its rental on its day, and a delegate may still take them. Locks the rental's
 * row. True for every other order.
 */
export async function isStillStored(trx: Trx, order: OrderRow, now: Date): Promise<boolean> {
  if (order.store_order_id === null || !emptiesRental(order.flow)) return true;
  const rental = await lockOrder(trx, order.store_order_id);
  if (!isRental(rental)) return false;
  const { furnitureItems, dates, storageSpace } = orderOf(order);
  const on = dates.deliveryDate ?? '';
  const inventory = await storedInventoryOf(trx, rental, { now, apartFrom: ({ id }) => id === order.id, on });
  if (storageSpace !== null && on < inventory.completeOn) return false;
  const listed = furnitureItems.filter(({ id }) => id !== WHOLE_UNIT);
  const taken = takenFrom(inventory, listed);
  if (inventory.isOver || taken === null) return false;
  return order.helper_id === null || (leavesSome(inventory, taken) && (await hasDelegation(trx, order.helper_id)));
}

const notThere = () => wrongField('answers.furnitureItems', MESSAGES.notInStorage);

/** Returns the answers of a delegate's return: the delegate's own contact details, and nothing of the owner's. */
export async function delegatesAnswers(db: Db, { email }: RentalDelegateRow): Promise<ReturnAnswers> {
  const [last] = await ordersOf(db, email);
  if (!last) return { ...EMPTY_RETURN_ANSWERS, email };
  const { details, isStudent } = orderOf(last);
  return { ...EMPTY_RETURN_ANSWERS, ...details, email, isStudent };
}

/**
 * Throws Problem validation_failed unless a delegate's return leaves something, because only the owner ends the
 * storage.
 * @param path the prefix of fields in the request: "answers." or ''
 */
export function onlyThings(what: string, leavesSome: boolean, path: string): void {
  if (what === 'unit') throw wrongField(`${path}returnKind`, DELEGATE_MESSAGES.ownerEndsStorage);
  if (!leavesSome) throw wrongField(`${path}furnitureItems`, DELEGATE_MESSAGES.somethingStays);
}

export type Drafts = Pick<ReturnType<typeof draftsService>, 'save' | 'read'>;
type Begun = {
  readonly rental: OrderRow | undefined;
  /** `asked`: the kind typed before, or else the whole unit. */
  readonly what: ReturnKind | 'asked';
  /** The draft typed before its owner was known, or ''. */
  readonly draftId: string;
  /** The chosen items, or none to choose them in the flow. */
  readonly things?: readonly Chosen[];
  /** The proven mailbox whose account lists the return, or null when only the order's key was given. */
  readonly owner: string | null;
  readonly delegate?: RentalDelegateRow | null;
};
export type Chosen = Pick<FurnitureItem, 'id' | 'quantity'>;

export const isReturnDraft = (draft: DraftDto | null): draft is DraftDto<'storage-return'> =>
  draft !== null && emptiesRental(draft.flow);

/**
 * Begins a return for a proven owner or a delegate as a new draft, which may be ordered for RETURN_PROOF_HOURS, and
 * returns its path. Copies the typed answers, because the link of the old draft may be in other hands. Throws Problem
 * not_found when the rental is empty.
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

/** Returns the answers of a return without a day. Throws Problem as beginReturn does. */
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

/** Throws Problem not_found for items that the rental does not hold, and as onlyThings does. */
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

/** The consents of a new return, which start empty because the items may differ. */
const NOT_AGREED = { isAgreedWithTerms: false, wantsStartWithin14Days: false, signForNews: false };

const answersOf = async (db: Db, rental: OrderRow, delegate: RentalDelegateRow | null): Promise<ReturnAnswers> =>
  delegate ? delegatesAnswers(db, delegate) : ownAnswers(rental);

function ownAnswers(rental: OrderRow): ReturnAnswers {
  const order = orderOf(rental);
  const { details, isStudent } = order;
  const address = homeOfStored(order);
  return { ...EMPTY_RETURN_ANSWERS, ...details, isStudent, ...(address && { addresses: { delivery: address } }) };
}

type Ports = Pick<Deps, 'db' | 'now' | 'config'>;
const KIND = 'return';

/**
 * Writes a link, and mails it when reference and address belong to one rental. Writes an unusable link for others, so
 * that the answer and its duration tell nothing. Throws RateLimited.
 */
export async function mailReturnLink(
  { db, now, config }: Ports,
  { reference, email, draftId }: RequestOf<typeof requestReturnLink>,
): Promise<void> {
  await countRequest({ db, now }, mailbox(email));
  const order = await findOrderByReference(db, reference);
  const rental = isRental(order) && mailbox(order.email) === mailbox(email) ? order : null;
  const [id, at] = [randomUUID(), now()];
  const secret = await readSecret(db, config.secretKey);
  await transact(db, async (trx) => {
    await insertReturnLink(trx, {
      id,
      store_order_id: rental?.id ?? null,
      draft_id: draftId || null,
      used_at: null,
      token_hash: hashToken(linkKey(secret, id, KIND)),
      created_at: at.toISOString(),
      expires_at: minutesAfter(at, SIGN_IN_LINK_MINUTES).toISOString(),
    });
    if (!rental) return;
    await enqueue(trx, 'return.link.customer', { linkId: id }, { dedupeKey: `return.link:${id}`, now: at });
  });
  wakeOutbox();
}

/** Returns the page that the mailed link opens, where a button uses the link. */
export async function returnLinkUrl({ db, config }: Pick<Deps, 'db' | 'config'>, linkId: string): Promise<string> {
  const key = linkKey(await readSecret(db, config.secretKey), linkId, KIND);
  return `${config.siteOrigin}${ROUTES.returnOwner}?link=${writeOpener({ id: linkId, key })}`;
}

/** Returns the row of an unused link, or null for an invalid one. */
export async function openingLink({ db, now }: Pick<Deps, 'db' | 'now'>, link: unknown): Promise<ReturnLinkRow | null> {
  const opener = readOpener(link);
  const row = opener && (await findReturnLink(db, opener.id));
  if (!row || row.store_order_id === null || !tokenMatches(opener.key, row.token_hash)) return null;
  return row.used_at === null && row.expires_at > now().toISOString() ? row : null;
}

const OWNER_STATES = ['sent', 'wrong-number', 'wrong-email', 'too-many', 'link-over', 'nothing'] as const;
export type OwnerState = (typeof OWNER_STATES)[number];

export const ownerState = (value: unknown): OwnerState | null => OWNER_STATES.find((state) => state === value) ?? null;

/** `draftId` is the return to continue, left out unless it is a valid id. */
export function ownerPath(state: OwnerState | null, draftId: unknown): string {
  const draft = typeof draftId === 'string' && /^[A-Za-z0-9_-]{1,40}$/.test(draftId) ? draftId : null;
  const query = new URLSearchParams({ ...(state && { state }), ...(draft && { quote: draft }) }).toString();
  return ROUTES.returnOwner + (query && `?${query}`);
}

export function returnsService(deps: Deps, drafts: Drafts) {
  return {
    /** Returns the reference of the rental that an unused link opens, without using the link. */
    opens: async (link: unknown): Promise<string | null> => {
      const row = await openingLink(deps, link);
      const rental = row?.store_order_id ? await findOrder(deps.db, row.store_order_id) : undefined;
      return rental?.reference ?? null;
    },

    /** Throws RateLimited. */
    requestLink: async (request: RequestOf<typeof contract.requestReturnLink>) => {
      await mailReturnLink(deps, request);
      return { sent: true } as const;
    },

    /** Throws Problem unauthenticated for an invalid link, not_found when nothing is left. */
    open: async ({ link }: RequestOf<typeof contract.openReturnLink>) => {
      const row = await openingLink(deps, link);
      if (!row?.store_order_id || !(await takeReturnLink(deps.db, row.id, deps.now()))) throw linkOver();
      const rental = await findOrder(deps.db, row.store_order_id);
      // The link was mailed to the rental's owner, so opening it proves that mailbox.
      const owner = rental ? mailbox(rental.email) : null;
      return { path: await beginReturn(deps, drafts, { rental, what: 'asked', draftId: row.draft_id ?? '', owner }) };
    },

    /** Throws Problem not_found, also for a wrong key. */
    fromOrder: async ({ reference, token, what }: RequestOf<typeof contract.returnFromOrder>) => {
      const rental = (await authorisedOrder(deps, reference, token)) ?? undefined;
      return { path: await beginReturn(deps, drafts, { rental, what, draftId: '', owner: null }) };
    },

    /** Throws Problem not_found, validation_failed. */
    ask: async ({ draftId }: RequestOf<typeof contract.askForReturn>) => {
      await askForReturn(deps, drafts, draftId);
      return { asked: true } as const;
    },
  };
}

const linkOver = () => new Problem('unauthenticated', {}, MESSAGES.linkOver);

type Answers = Awaited<ReturnType<typeof complete>>;

const complete = (answers: object) => validate(returnSchema, answers);

/**
 * Sends a return to the office to check its owner. The same answers are one enquiry, however often they are sent.
 * Throws Problem not_found, and validation_failed while something is missing.
 */
async function askForReturn(deps: Deps, drafts: Drafts, draftId: string): Promise<void> {
  const draft = await drafts.read(draftId);
  if (!isReturnDraft(draft)) throw new Problem('not_found');
  const answers = await complete(draft.answers);
  const body = await inWords(deps, answers);
  const sent = FORM.write(body);
  const at = deps.now();
  const [contact, secret] = [contactOf(body), await readSecret(deps.db, deps.config.secretKey)];
  const type = 'return_by_request' satisfies EnquiryType;
  const content = hash('sha256', sent, 'base64url');
  await transact(deps.db, async (trx) => {
    const enquiryId = await upsertEnquiry(trx, {
      id: randomUUID(),
      type,
      body_json: sent,
      dedupe_key: `return:${draftId}:${content}`,
      draft_id: draftId,
      created_at: at.toISOString(),
      ...contact,
    });
    await announceEnquiry(trx, enquiryId, { now: at });
    await copyToSender(trx, secret, { id: enquiryId, type, ...contact }, at);
  });
  wakeOutbox();
}

/** Returns whether the name is ours: of a catalogue item or of a whole unit. Visitors name all others. */
const isNamedByUs =
  ({ returnKind, storedItems }: Answers) =>
  ({ id }: FurnitureItem): boolean =>
    (returnKind === 'unit' && storedItems.length === 0) || findFurniture(id) !== undefined;

const list = (items: readonly FurnitureItem[]): string =>
  items.map(({ id, title, quantity }) => `${quantity} × ${findFurniture(id)?.title ?? title}`).join(', ');

async function inWords(deps: Deps, answers: Answers) {
  const { firstName, lastName, email, phone, phonePrefix, addOns, addresses, dates, timeSlot } = answers;
  const { postcode, floor, elevator, parking } = tidyAddress(addresses.delivery);
  const [what, isOurs] = [returnedItems(answers), isNamedByUs(answers)];
  const job = await readAsked(deps, { ...answers, service: 'STORAGE_RETURN' }, { promo: 'lenient' });
  return {
    firstName,
    lastName,
    email,
    phone,
    phonePrefix,
    postcode,
    access: [floorLabel(floor), elevator ? 'lift' : 'no lift', parking ? 'parking' : 'no parking'].join(', '),
    things: list(what.filter(isOurs)),
    ownThings: list(what.filter((item) => !isOurs(item))),
    extras: addOns.map((addOn) => SERVICE_NAMES[addOn]).join(', '),
    wished: `${formatDay(dates.deliveryDate)}, ${formatSlot(timeSlot.deliveryDate)}`,
    shown: formatPence(job.priceOn(dates.deliveryDate).totalWithDiscount),
  };
}
