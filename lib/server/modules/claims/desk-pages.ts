import { randomUUID } from 'node:crypto';
import type { ClaimLine, ClaimView, ClaimsListView, NewClaimView } from '@/lib/contracts/desk-claims';
import type { DeskFact, DeskPhoto, DeskState, DeskTag } from '@/lib/contracts/desk-parts';
import type { TodayView } from '@/lib/contracts/desk-today';
import {
  CLAIM_KINDS,
  CLAIM_KIND_LABELS,
  CLAIM_STATE_LABELS,
  isDecided,
  isFromDesk,
  isOverdue,
  type ClaimState,
} from '@/lib/domain/claims/claims';
import { type LocalDate, londonDate } from '@/lib/domain/london-time';
import { NOTHING, formatPence, pence, type Pence } from '@/lib/domain/money';
import { coverFact } from '@/lib/domain/order/cover';
import { COVER_TITLE } from '@/lib/domain/order/labels';
import { countWithNoun } from '@/lib/domain/wording';
import { deskPath } from '@/lib/routes';
import { moneyOf, onlineLeft } from '@/lib/server/modules/ledger/refund-repo';
import { orderOf } from '@/lib/server/modules/orders/documents';
import { findOrderByReference } from '@/lib/server/modules/orders/repo';
import { photosOf } from '@/lib/server/modules/photos/repo';
import type { ClaimItemRow, ClaimRow, Db, OrderRow, PhotoRow } from '@/lib/server/platform/db/schema';
import { contactOf, headOf } from '@/lib/server/platform/desk/order-head';
import { defineDeskPage } from '@/lib/server/platform/desk/define-page';
import {
  PAGE_SIZE,
  address,
  askedPage,
  moment,
  pagingOf,
  queryParam,
  tableDay,
  type Query,
} from '@/lib/server/platform/desk/words';
import type { Deps } from '@/lib/server/platform/installation/deps';
import {
  claimItems,
  claimsOf,
  CLAIM_LISTS,
  countClaimsIn,
  countDueClaims,
  readClaims,
  type ClaimOfOrder,
} from './repo';

const TAGS: Readonly<Record<ClaimState, DeskTag>> = {
  received: 'hot',
  answered: 'hot',
  accepted: 'success',
  refused: 'plain',
};
const claimState = (state: ClaimState): DeskState => ({ label: CLAIM_STATE_LABELS[state], tag: TAGS[state] });

/** Returns the deadline or decision: "Answer by Tue 1 Dec 2026", "Decided Tue 8 Dec 2026". */
export function dueText({ state, due, decided_at }: Pick<ClaimRow, 'state' | 'due' | 'decided_at'>): string {
  if (due !== null) return `${TO_DO[state]} by ${tableDay(due)}`;
  return decided_at === null ? '' : `Decided ${tableDay(londonDate(new Date(decided_at)))}`;
}

const TO_DO: Readonly<Record<ClaimState, string>> = {
  received: 'Answer',
  answered: 'Decide',
  accepted: 'Pay',
  refused: '',
};

export const claimHref = (reference: string, number: number): string => deskPath('claims', reference, String(number));

const LABELS = { open: 'To do', decided: 'Settled' } as const;

/** Returns every claim by its deadline: overdue claims first, decided ones last. */
async function claimsView({ db, now }: Pick<Deps, 'db' | 'now'>, query: Query): Promise<ClaimsListView> {
  const state = CLAIM_LISTS.find((list) => list === queryParam(query, 'state')) ?? '';
  const total = await countClaimsIn(db, state);
  const paging = pagingOf(total, askedPage(query), (page) => address(deskPath('claims'), { state, page }));
  const rows = await readClaims(db, state, { page: paging.page, size: PAGE_SIZE });
  const ids = rows.map(({ claim }) => claim.id);
  const [items, photos] = [await claimItems(db, ids), await photosOf(db, 'claim', ids)];
  return {
    kind: 'claims',
    filters: { state },
    states: CLAIM_LISTS.map((value) => ({ value, label: LABELS[value] })),
    claims: rows.map((row) => lineOf(row, { items, photos }, now())),
    paging,
  };
}

type Around = { readonly items: readonly ClaimItemRow[]; readonly photos: readonly PhotoRow[] };

function lineOf({ claim, order }: ClaimOfOrder, { items, photos }: Around, now: Date): ClaimLine {
  const shown = photos.filter(({ owner_id }) => owner_id === claim.id).length;
  const { name, phone } = contactOf(order);
  return {
    key: claim.id,
    reference: order.reference,
    number: claim.number,
    href: claimHref(order.reference, claim.number),
    name,
    phone,
    things: items
      .filter(({ claim_id }) => claim_id === claim.id)
      .map(({ title }) => title)
      .join(', '),
    photos: shown === 0 ? '' : countWithNoun(shown, 'photo'),
    received: moment(claim.created_at),
    state: claimState(claim.state),
    due: dueText(claim),
    isOverdue: isOverdue(claim.due, now),
  };
}

/** Returns whether a claim can be recorded: at any time once the order is paid. */
export const canBeClaimed = ({ state }: Pick<OrderRow, 'state'>): boolean =>
  state !== 'awaiting_payment' && state !== 'expired';

export async function claimFacts(
  { db }: Pick<Deps, 'db'>,
  { id, reference }: Pick<OrderRow, 'id' | 'reference'>,
): Promise<readonly DeskFact[]> {
  return (await claimsOf(db, id)).map((claim) => ({
    label: `Claim ${claim.number}`,
    text: [CLAIM_STATE_LABELS[claim.state], dueText(claim)].filter(Boolean).join('. '),
    href: claimHref(reference, claim.number),
  }));
}

/** Returns the due claims in words: "3 claims due, 1 of them overdue". Null for none. */
export async function claimsToday(db: Db, today: LocalDate): Promise<TodayView['claims']> {
  const { due, overdue } = await countDueClaims(db, today);
  if (due === 0) return null;
  const text = overdue === due ? `${countWithNoun(due, 'claim')} overdue` : `${countWithNoun(due, 'claim')} due today`;
  return {
    text: overdue > 0 && overdue < due ? `${countWithNoun(due, 'claim')} due, ${overdue} of them overdue` : text,
    href: address(deskPath('claims'), { state: 'open' }),
  };
}

const claimPhoto = ({ id, kind, received_at: at }: PhotoRow): DeskPhoto => ({
  id,
  label: `${isFromDesk(kind) ? 'Added at the desk' : 'From the customer'}, ${moment(at)}`,
});

/** Returns null for an unknown claim. */
async function claimPage(deps: Deps, reference: string, number: string): Promise<ClaimView | null> {
  const { db, now } = deps;
  const order = await findOrderByReference(db, reference);
  const claim = order && (await claimsOf(db, order.id)).find((each) => String(each.number) === number);
  if (!claim) return null;
  const items = await claimItems(db, [claim.id]);
  const photos = await photosOf(db, 'claim', [claim.id]);
  const { state, due, version, text } = claim;
  const isOpen = !isDecided(state);
  return {
    kind: 'claim',
    head: headOf(order),
    number: claim.number,
    state: claimState(state),
    version,
    text,
    photos: photos.map(claimPhoto),
    canAddPhotos: isOpen,
    due: due === null || !isOpen ? null : { text: dueText(claim), isOverdue: isOverdue(due, now()) },
    facts: factsOf(claim, order),
    items: items.map(({ title, kind, worth_pence }) => ({
      title,
      kind: CLAIM_KIND_LABELS[kind],
      worth: worth_pence === null ? 'Not said' : formatPence(worth_pence),
    })),
    answer: claim.answered_at === null ? null : { at: moment(claim.answered_at), text: claim.answer },
    decision:
      claim.decided_at === null
        ? null
        : {
            at: `${moment(claim.decided_at)}, ${claim.decided_by ?? ''}`,
            text: claim.decision,
            money: awardText(claim),
            toPay: due === null ? null : { text: dueText(claim), isOverdue: isOverdue(due, now()) },
          },
    canAnswer: state === 'received',
    money: isOpen ? await moneyView(db, order) : null,
  };
}

/** Returns null for an order that nobody has paid for. */
async function newClaimPage({ db }: Pick<Deps, 'db'>, reference: string): Promise<NewClaimView | null> {
  const order = await findOrderByReference(db, reference);
  if (!order || !canBeClaimed(order)) return null;
  return {
    kind: 'newClaim',
    head: headOf(order),
    formKey: randomUUID(),
    kinds: CLAIM_KINDS.map((value) => ({ value, label: CLAIM_KIND_LABELS[value] })),
  };
}

function factsOf(claim: ClaimRow, order: OrderRow): ClaimView['facts'] {
  const { name, phone, phoneHref } = contactOf(order);
  return [
    { label: 'Customer', text: name },
    ...(phone === '' ? [] : [{ label: 'Phone', text: phone, href: phoneHref }]),
    { label: 'Email', text: order.email, href: `mailto:${order.email}` },
    { label: COVER_TITLE, text: coverFact(orderOf(order).cover) },
    { label: 'Received', text: moment(claim.created_at) },
    { label: 'Answer by', text: tableDay(claim.answer_by) },
    { label: 'Decide by', text: tableDay(claim.decision_by) },
  ];
}

async function moneyView(db: Db, order: OrderRow): Promise<NonNullable<ClaimView['money']>> {
  const [{ paid, goneBack, left }, online] = await Promise.all([moneyOf(db, order), onlineLeft(db, order.id)]);
  return {
    facts: [
      { label: 'Paid', text: formatPence(paid) },
      { label: 'Refunded so far', text: formatPence(goneBack) },
      { label: 'Left of the payments', text: formatPence(left) },
    ],
    left,
    hint:
      online === NOTHING
        ? 'Nothing that was paid online is left: our office pays all of it in another way.'
        : `Up to ${formatPence(pence(Math.min(online, left)))} goes back the way it was paid, with a credit note. Our office pays what is above it in another way.`,
  };
}

type Award = Pick<ClaimRow, 'refund_pence' | 'by_hand_pence' | 'by_hand_paid_at'>;

/** Returns the award in words: "£100 goes back the way it was paid. Pay £50 by hand." */
function awardText({ refund_pence: refund, by_hand_pence: byHand, by_hand_paid_at: paidAt }: Award): string {
  const paid = paidAt === null ? `Pay ${formatPence(byHand)} by hand.` : paidText(byHand, paidAt);
  return [
    ...(refund > 0 ? [`${formatPence(refund)} goes back the way it was paid.`] : []),
    ...(byHand > 0 ? [paid] : []),
  ].join(' ');
}

const paidText = (byHand: Pence, paidAt: string): string =>
  `${formatPence(byHand)} was paid by hand, noted ${moment(paidAt)}.`;

export const claimPages = [
  defineDeskPage('claims', (deps, { query }) => claimsView(deps, query), 'Claims'),
  defineDeskPage('claims/:reference/:number', (deps, { reference, number }) => claimPage(deps, reference, number)),
  defineDeskPage('orders/:reference/claim', (deps, { reference }) => newClaimPage(deps, reference)),
];
