import type { ClaimLine, ClaimsListView } from '@/lib/contracts/desk-claims';
import type { DeskFact, DeskState, DeskTag } from '@/lib/contracts/desk-parts';
import type { TodayView } from '@/lib/contracts/desk-today-views';
import { londonDate } from '@/lib/domain/london-time';
import { CLAIM_STATE_LABELS, isOverdue, type ClaimState } from '@/lib/domain/order/claim';
import type { LocalDate } from '@/lib/domain/vocabulary';
import { counted } from '@/lib/domain/wording';
import { deskPath } from '@/lib/routes';
import { contactOf } from '@/lib/server/platform/desk/order-head';
import type { Db } from '@/lib/server/platform/db/db';
import type { ClaimItemRow, ClaimRow, OrderRow, PhotoRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { claimItems, claimsOf } from '@/lib/server/modules/claims/repo';
import { photosOf } from '@/lib/server/modules/photos/repo';
import { CLAIM_LISTS, countClaimsIn, countDueClaims, readClaims, type ClaimOfOrder } from './desk-repo';
import {
  address,
  queryParam,
  askedPage,
  moment,
  pagingOf,
  tableDay,
  type Query,
} from '@/lib/server/platform/desk/words';

const TAGS: Readonly<Record<ClaimState, DeskTag>> = {
  received: 'hot',
  answered: 'hot',
  accepted: 'success',
  refused: 'plain',
};
export const claimState = (state: ClaimState): DeskState => ({ label: CLAIM_STATE_LABELS[state], tag: TAGS[state] });

/**
 * Returns the deadline or decision of a claim: "Answer by Tue 1 Dec 2026", "Pay by Tue 15 Dec 2026", "Decided Tue 8 Dec
 * 2026".
 */
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
export async function claimsView({ db, now }: Pick<Deps, 'db' | 'now'>, query: Query): Promise<ClaimsListView> {
  const state = CLAIM_LISTS.find((list) => list === queryParam(query, 'state')) ?? '';
  const total = await countClaimsIn(db, state);
  const paging = pagingOf(total, askedPage(query), (page) => address(deskPath('claims'), { state, page }));
  const rows = await readClaims(db, state, paging.page);
  const items = await claimItems(
    db,
    rows.map(({ claim }) => claim.id),
  );
  const photos = await photosOf(
    db,
    'claim',
    rows.map(({ claim }) => claim.id),
  );
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
    photos: shown === 0 ? '' : counted(shown, 'photo'),
    received: moment(claim.created_at),
    state: claimState(claim.state),
    due: dueText(claim),
    isOverdue: isOverdue(claim.due, now),
  };
}

/** Returns whether a claim about an order can be recorded: at any time once the order is paid. */
export const canBeClaimed = ({ state }: Pick<OrderRow, 'state'>): boolean =>
  state !== 'awaiting_payment' && state !== 'expired';

/** Returns the claims of an order, with the links that its page at the desk shows. */
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

/** Returns the due claims in words: "3 claims due, 1 of them overdue"; null while none is. */
export async function claimsToday(db: Db, today: LocalDate): Promise<TodayView['claims']> {
  const { due, overdue } = await countDueClaims(db, today);
  if (due === 0) return null;
  const text = overdue === due ? `${counted(due, 'claim')} overdue` : `${counted(due, 'claim')} due today`;
  return {
    text: overdue > 0 && overdue < due ? `${counted(due, 'claim')} due, ${overdue} of them overdue` : text,
    href: address(deskPath('claims'), { state: 'open' }),
  };
}
