import { randomUUID } from 'node:crypto';
import type { ClaimView, NewClaimView } from '@/lib/contracts/desk-claims';
import { formatPence, NOTHING, pence, toPounds, type Pence } from '@/lib/domain/money';
import { CLAIM_KIND_LABELS, CLAIM_KINDS, isDecided, isOverdue } from '@/lib/domain/order/claim';
import { coverFact } from '@/lib/domain/order/cover';
import { COVER_TITLE } from '@/lib/domain/order/labels';
import { contactOf, headOf } from '@/lib/server/platform/desk/order-head';
import type { Db } from '@/lib/server/platform/db/db';
import type { ClaimRow, OrderRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { claimItems, claimsOf } from '@/lib/server/modules/claims/repo';
import { moneyOf } from '@/lib/server/modules/ledger/order-money-repo';
import { onlineLeft } from '@/lib/server/modules/ledger/refund-repo';
import { orderOf } from '@/lib/server/modules/orders/documents';
import { findOrderByReference } from '@/lib/server/modules/orders/repo';
import { photosOf } from '@/lib/server/modules/photos/repo';
import { claimPhoto } from './desk-photos';
import { canBeClaimed, claimState, dueText } from './desk-claims';
import { moment, tableDay } from '@/lib/server/platform/desk/words';

/** Returns one claim with all that is known of it; null for an unknown claim. */
export async function claimPage(deps: Deps, reference: string, number: string): Promise<ClaimView | null> {
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
      worth: worth_pence === null ? 'Not said' : formatPence(pence(worth_pence)),
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

/** Returns the form for a claim that a customer reports to the desk; null for an order that nobody has paid for. */
export async function newClaimPage({ db }: Pick<Deps, 'db'>, reference: string): Promise<NewClaimView | null> {
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
    left: toPounds(left),
    hint:
      online === NOTHING
        ? 'Nothing that was paid online is left: our office pays all of it in another way.'
        : `Up to ${formatPence(pence(Math.min(online, left)))} goes back the way it was paid, with a credit note. Our office pays what is above it in another way.`,
  };
}

type Award = Pick<ClaimRow, 'refund_pence' | 'by_hand_pence' | 'by_hand_paid_at'>;

/** Returns the award in words: "£100 goes back the way it was paid. Pay £50 by hand."; '' for nothing. */
function awardText({ refund_pence, by_hand_pence, by_hand_paid_at: paidAt }: Award): string {
  const [refund, byHand] = [pence(refund_pence), pence(by_hand_pence)];
  const paid = paidAt === null ? `Pay ${formatPence(byHand)} by hand.` : paidText(byHand, paidAt);
  return [
    ...(refund > 0 ? [`${formatPence(refund)} goes back the way it was paid.`] : []),
    ...(byHand > 0 ? [paid] : []),
  ].join(' ');
}

const paidText = (byHand: Pence, paidAt: string): string =>
  `${formatPence(byHand)} was paid by hand, noted ${moment(paidAt)}.`;
