import type { DeskRequest } from '@/lib/contracts/desk';
import { claimForms } from '@/lib/contracts/desk-claims';
import { CLAIM_WORDS_LENGTH } from '@/lib/contracts/desk-paths';
import {
  CLAIM_LIMITS,
  MOST_CLAIM_PHOTOS,
  dueDay,
  isDecided,
  payDay,
  splitAward,
  type ClaimState,
} from '@/lib/domain/claims/claims';
import { NOTHING, formatPence, fromPounds, pence, type Pence } from '@/lib/domain/money';
import { issueCreditNoteByHand } from '@/lib/server/modules/invoices/issue';
import { insertPartRefund, moneyOf, onlineLeft } from '@/lib/server/modules/ledger/refund-repo';
import { refundOrder } from '@/lib/server/modules/ledger/refunds';
import { insertEvent } from '@/lib/server/modules/orders/repo';
import { makeSmall } from '@/lib/server/modules/photos/keep';
import { deletePhoto, photosOf } from '@/lib/server/modules/photos/repo';
import type { Operator } from '@/lib/server/modules/sessions/operator';
import { Problem, wrongField } from '@/lib/server/platform/base/problem';
import { transact } from '@/lib/server/platform/db/db';
import type { ClaimRow, Db, OrderRow, Trx } from '@/lib/server/platform/db/schema';
import { recordAudit, type AuditFacts } from '@/lib/server/platform/desk/audit';
import { claimPage, deskActions, orderPage, pageOfOrder } from '@/lib/server/platform/desk/define-action';
import { changeOrder, findForDesk } from '@/lib/server/platform/desk/order-head';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { enqueue } from '@/lib/server/platform/outbox/enqueue';
import { canBeClaimed } from './desk-pages';
import { claimsOf, updateClaim } from './repo';
import { insertNewClaim, keepClaimPhoto } from './service';

type Ports = Pick<Deps, 'db' | 'now'>;
type Named = { readonly reference: string; readonly number: number; readonly version: number };
type Columns = Parameters<typeof updateClaim>[2];

type Step = {
  readonly columns: Columns;
  readonly facts?: AuditFacts;
  /** Pence that no payment covers. Their credit note is issued in the same step. */
  readonly noteByHand?: Pence;
};
type Around = { readonly order: OrderRow; readonly claim: ClaimRow; readonly at: Date };
type Way = {
  readonly to: Exclude<ClaimState, 'received'>;
  /** Returns whether this form already brought the claim into its state, so that a second post changes nothing. */
  readonly isSame: (claim: ClaimRow) => boolean;
  readonly step: (trx: Trx, around: Around) => Promise<Step> | Step;
};

/** Acts once for each form. Throws Problem not_found, order_changed when somebody has changed the claim since. */
const take = (
  deps: Ports,
  operator: Operator,
  { reference, number, version }: Named,
  { to, isSame, step }: Way,
): Promise<void> =>
  changeOrder(deps, operator, reference, async (trx, { order, at, log }) => {
    const claim = await claimNumbered(trx, order, number);
    if (claim.version === version + 1 && claim.state === to && isSame(claim)) return;
    if (claim.version !== version || isDecided(claim.state)) throw new Problem('order_changed');
    const { columns, facts = {}, noteByHand = NOTHING } = await step(trx, { order, claim, at });
    const due = dueDay(to, { answerBy: claim.answer_by, decisionBy: claim.decision_by });
    await updateClaim(trx, claim, { due, ...columns, state: to });
    await insertEvent(trx, order.id, { type: `claim_${to}`, cause: 'operator', at });
    await log(`claim.${to}`, { claim: number, ...facts });
    const topic = to === 'answered' ? 'claim.answered.customer' : 'claim.decided.customer';
    const about = { orderId: order.id, claimId: claim.id };
    await enqueue(trx, topic, about, { dedupeKey: `${topic}:${claim.id}`, now: at });
    // Comes last, because the counter of the numbers stays locked until the commit.
    await issueCreditNoteByHand(trx, { order, changeId: claim.id, reason: 'claim', amount: noteByHand }, at);
  });

/** Throws Problem not_found. */
async function claimNumbered(db: Db, { id }: OrderRow, number: number): Promise<ClaimRow> {
  const claim = (await claimsOf(db, id)).find((each) => each.number === number);
  if (!claim) throw new Problem('not_found');
  return claim;
}

/** Keeps the words of the answer out of the log. */
export const answerClaim = (deps: Ports, operator: Operator, request: DeskRequest<'answerClaim'>) =>
  take(deps, operator, request, {
    to: 'answered',
    isSame: ({ answer }) => answer === request.answer,
    step: (_trx, { claim, at }) => {
      if (claim.state !== 'received') throw new Problem('order_changed');
      return { columns: { answered_at: at.toISOString(), answer: request.answer } };
    },
  });

/**
 * Refunds what the order's payments still cover, and records the rest as payable by hand. When the office has paid
 * already, no online payment is refunded. Throws Problem refund_changed when another amount is left than the form
 * showed.
 */
async function acceptClaim(deps: Ports, operator: Operator, request: DeskRequest<'acceptClaim'>): Promise<void> {
  const amount = fromPounds(request.award);
  if (Math.abs(request.award * 100 - amount) >= 1e-6) throw wrongField('award', 'This is not a whole number of pence');
  await take(deps, operator, request, {
    to: 'accepted',
    isSame: (claim) =>
      claim.decision === request.reply &&
      claim.refund_pence + claim.by_hand_pence === amount &&
      (claim.by_hand_paid_at !== null) === request.isPaid,
    step: async (trx, around) => {
      const { left } = await moneyOf(trx, around.order);
      if (request.expectedLeft !== left) throw new Problem('refund_changed');
      const isOutside = request.isPaid && (await onlineLeft(trx, around.order.id)) > 0;
      const { refund, above } = splitAward(amount, isOutside ? NOTHING : left);
      const noteByHand = refund > 0 ? await giveBack(trx, around, refund) : NOTHING;
      const byHand = pence(above + noteByHand);
      return {
        columns: {
          ...decided(operator, request.reply, around.at),
          refund_pence: pence(amount - byHand),
          by_hand_pence: byHand,
          ...payment(byHand, request.isPaid, around.at),
        },
        facts: { amount: formatPence(amount), ...(byHand > 0 && { 'of which by hand': formatPence(byHand) }) },
        noteByHand,
      };
    },
  });
}

/** Returns the time of payment, or the day by which the office pays. */
const payment = (byHand: Pence, isPaid: boolean, at: Date): Columns =>
  isPaid ? { by_hand_paid_at: at.toISOString() } : { due: byHand > 0 ? payDay(at) : null };

const decided = ({ email }: Operator, decision: string, at: Date): Columns => ({
  decided_at: at.toISOString(),
  decided_by: email,
  decision,
});

/** Refunds an amount under the claim's id, and returns the pence that no payment covers. */
async function giveBack(trx: Trx, { order, claim, at }: Around, amount: Pence): Promise<Pence> {
  const byHand = await refundOrder(trx, { orderId: order.id, changeId: null, reason: 'claim', amount, at });
  await insertPartRefund(trx, {
    id: claim.id,
    order_id: order.id,
    request_hash: claim.request_hash,
    reason: 'claim',
    visit_id: null,
    amount_pence: amount,
    by_hand_pence: byHand,
    created_at: at.toISOString(),
  });
  return byHand;
}

const MOST = CLAIM_WORDS_LENGTH.toLocaleString('en-GB');

export const claimActions = deskActions(claimForms, {
  writeClaim: {
    /** Throws Problem validation_failed for the key of another claim. */
    run: (deps, operator, { reference, key, said, ...item }) =>
      changeOrder(deps, operator, reference, async (trx, { order, at, log }) => {
        if (!canBeClaimed(order)) throw new Problem('not_found');
        const claimed = { key, items: [item], text: said };
        const { claim, isNew } = await insertNewClaim(trx, order.id, claimed, { at, by: 'operator' });
        if (isNew) await log('claim.made', { claim: claim.number });
      }),
    done: 'The claim is saved. We are emailing the customer the receipt.',
    page: orderPage,
    refusedPage: pageOfOrder('claim'),
    kept: ['title', 'kind', 'worth', 'said'],
    wrong: {
      title: 'Write which item it is.',
      kind: 'Choose what is wrong.',
      worth: 'Enter the amount in pounds, or leave it empty.',
      said: `Write what happened, in ${CLAIM_LIMITS.leastText} to ${MOST} characters.`,
    },
  },
  answerClaim: {
    run: answerClaim,
    done: 'The answer is saved. We are emailing it to the customer.',
    page: claimPage,
    kept: ['answer'],
    wrong: { answer: `Write the answer, in ${MOST} characters at most.` },
  },
  acceptClaim: {
    run: acceptClaim,
    done: 'The claim is accepted. We are emailing the customer.',
    page: claimPage,
    kept: ['award', 'isPaid', 'reply'],
    wrong: { award: 'Enter the amount in pounds, above nothing.', reply: `Keep it to ${MOST} characters.` },
  },
  refuseClaim: {
    run: (deps, operator, request) =>
      take(deps, operator, request, {
        to: 'refused',
        isSame: ({ decision }) => decision === request.grounds,
        step: (_trx, { at }) => ({ columns: decided(operator, request.grounds, at) }),
      }),
    done: 'The claim is refused. We are emailing the customer the reason.',
    page: claimPage,
    kept: ['grounds'],
    wrong: { grounds: `Write the reason, in ${MOST} characters at most.` },
  },
  payClaim: {
    /** A second post changes nothing. Throws Problem not_found when nothing is payable. */
    run: (deps, operator, { reference, number, version }) =>
      changeOrder(deps, operator, reference, async (trx, { order, at, log }) => {
        const claim = await claimNumbered(trx, order, number);
        if (claim.by_hand_pence === 0) throw new Problem('not_found');
        if (claim.by_hand_paid_at !== null) return;
        if (claim.version !== version) throw new Problem('order_changed');
        await updateClaim(trx, claim, { by_hand_paid_at: at.toISOString(), due: null });
        await log('claim.paid', { claim: number, amount: formatPence(claim.by_hand_pence) });
      }),
    done: 'The claim is marked as paid. The customer sees it on their page.',
    page: claimPage,
  },
  addClaimPhotos: {
    run: addClaimPhotos,
    done: 'The photos are added. The customer sees them too.',
    page: claimPage,
  },
  deleteClaimPhoto: {
    /** Deletes a photo, also of a decided claim. Throws Problem not_found for an unknown order or claim. */
    run: (deps, operator, { reference, number, photo }) =>
      changeOrder(deps, operator, reference, async (trx, { order, log }) => {
        const claim = await claimNumbered(trx, order, number);
        if (await deletePhoto(trx, { kind: 'claim', id: claim.id }, photo))
          await log('claim.photo_deleted', { claim: number });
      }),
    done: 'The photo is deleted.',
    page: claimPage,
  },
});

const tooMany = () => wrongField('photos', `A claim has ${MOST_CLAIM_PHOTOS} photos at most`);

/**
 * Adds photos to an undecided claim, after checking all of them. Throws Problem not_found, and validation_failed, field
 * `photos`, for a file that is not a picture, for too many and for a decided claim.
 */
async function addClaimPhotos(
  deps: Pick<Deps, 'db' | 'now' | 'config'>,
  operator: Operator,
  { reference, number, photos }: DeskRequest<'addClaimPhotos'>,
): Promise<void> {
  const { db, now } = deps;
  const order = await findForDesk({ db }, reference);
  const before = await photosOf(db, 'claim', [(await claimNumbered(db, order, number)).id]);
  if (before.length + photos.length > MOST_CLAIM_PHOTOS) throw tooMany();
  const small = [];
  for (const { bytes } of photos) small.push(await smallPhoto(await bytes()));
  for (const [index, { bytes: read }] of photos.entries()) {
    const { outcome } = await keepClaimPhoto(deps, { order, number, read, small: small[index], by: 'desk' });
    if (outcome === 'full' || outcome === 'refused') throw tooMany();
  }
  await transact(db, (trx) =>
    recordAudit(trx, operator, now(), {
      action: 'claim.photos',
      subject: reference,
      before: {},
      after: { claim: number, photos: photos.length },
    }),
  );
}

const smallPhoto = (bytes: Buffer) =>
  makeSmall(bytes).catch(() => {
    throw wrongField('photos', 'This is not a picture we can read');
  });
