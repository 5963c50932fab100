import type { DeskRequest } from '@/lib/contracts/desk';
import { extraForms } from '@/lib/contracts/desk-extras';
import { EXTRA_LABELS, WAY_LABELS } from '@/lib/domain/extras/extras';
import { EXTRA_STATE_LABELS } from '@/lib/domain/extras/state';
import { formatPence } from '@/lib/domain/money';
import { uncapitalised } from '@/lib/domain/wording';
import type { Operator } from '@/lib/server/modules/sessions/operator';
import { wrongField } from '@/lib/server/platform/base/problem';
import { transact, type Trx } from '@/lib/server/platform/db/db';
import type { ExtraRow } from '@/lib/server/platform/db/schema';
import { recordAudit } from '@/lib/server/platform/desk/audit';
import { askedFields, deskActions, pageOfOrder } from '@/lib/server/platform/desk/define-action';
import { findForDesk } from '@/lib/server/platform/desk/order-head';
import { address } from '@/lib/server/platform/desk/words';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { wakeOutbox } from '@/lib/server/platform/outbox/enqueue';
import { askExtra } from './ask';
import { extraFactsIn } from './desk-pages';
import { payExtraByHand } from './payments';
import { findExtra } from './repo';
import { answerExtra, withdrawExtra } from './steps';

const inWords = ({ kind, pence: amount }: ExtraRow) => ({
  extra: EXTRA_LABELS[kind],
  amount: formatPence(amount),
});

async function known(trx: Trx, id: string): Promise<ExtraRow> {
  const extra = await findExtra(trx, id);
  if (!extra) throw new Error('There is no such extra');
  return extra;
}

/**
 * Asks the customer about an extra, once for each form. Throws Problem as askExtra does, validation_failed for
 * incomplete facts.
 */
async function askExtraForDesk(deps: Deps, operator: Operator, request: DeskRequest<'askExtra'>): Promise<void> {
  const { reference, idempotencyKey: id, reason, expected } = request;
  const { id: orderId } = await findForDesk(deps, reference);
  const facts = extraFactsIn(Object.fromEntries(new URLSearchParams(request.asked)));
  if (facts === null) throw wrongField('kind', 'Choose what is different');
  const at = deps.now();
  await transact(deps.db, async (trx) => {
    const asker = { by: 'desk', name: operator.email } as const;
    const asked = { id, orderId, facts, reason, expected, asker, at };
    if (!(await askExtra(trx, asked))) return;
    const after = inWords(await known(trx, id));
    await recordAudit(trx, operator, at, { action: 'extra.asked', subject: reference, before: {}, after });
  });
  wakeOutbox();
}

/** Withdraws an extra. Throws Problem as withdrawExtra does. */
async function withdrawExtraForDesk(
  deps: Deps,
  operator: Operator,
  { reference, extra: extraId }: DeskRequest<'withdrawExtra'>,
): Promise<void> {
  const { id: orderId } = await findForDesk(deps, reference);
  const at = deps.now();
  await transact(deps.db, async (trx) => {
    const was = await withdrawExtra(trx, { orderId, extraId, at });
    await recordAudit(trx, operator, at, {
      action: 'extra.withdrawn',
      subject: reference,
      before: { state: EXTRA_STATE_LABELS[was] },
      after: inWords(await known(trx, extraId)),
    });
  });
  wakeOutbox();
}

/** Records that an extra was paid in cash or by transfer. Throws Problem as payExtraByHand does. */
async function payExtraForDesk(
  deps: Deps,
  operator: Operator,
  { reference, extra: extraId, expected, way, reason }: DeskRequest<'payExtra'>,
): Promise<void> {
  const { id: orderId } = await findForDesk(deps, reference);
  const at = deps.now();
  await transact(deps.db, async (trx) => {
    if (!(await payExtraByHand(trx, { orderId, extraId, way, expected, at }))) return;
    await recordAudit(trx, operator, at, {
      action: 'extra.paid',
      subject: reference,
      before: {},
      after: { ...inWords(await known(trx, extraId)), way: uncapitalised(WAY_LABELS[way]), note: reason },
    });
  });
  wakeOutbox();
}

/**
 * Records the answer that a customer gave on the telephone, and to which operator. Throws Problem as answerExtra does.
 */
async function hearExtraForDesk(
  deps: Deps,
  operator: Operator,
  { reference, extra: extraId, answer, expected }: DeskRequest<'hearExtra'>,
): Promise<void> {
  const { id: orderId } = await findForDesk(deps, reference);
  const at = deps.now();
  const given = { orderId, extraId, answer, expected, at, heardBy: operator.email } as const;
  await transact(deps.db, async (trx) => {
    if (!(await answerExtra(trx, given))) return;
    await recordAudit(trx, operator, at, {
      action: 'extra.answered',
      subject: reference,
      before: {},
      after: { ...inWords(await known(trx, extraId)), 'said by phone': answer },
    });
  });
  wakeOutbox();
}

const extraPage = pageOfOrder('extra');

export const extraActions = deskActions(extraForms, {
  askExtra: {
    run: askExtraForDesk,
    done: 'The customer is asked: we are sending the email and the text.',
    page: extraPage,
    refusedPage: (fields) => address(extraPage(fields), askedFields(fields, 500)),
    kept: ['reason'],
  },
  withdrawExtra: {
    run: withdrawExtraForDesk,
    done: 'The extra is withdrawn. Nothing is charged for it.',
    page: extraPage,
  },
  hearExtra: {
    run: hearExtraForDesk,
    done: 'The answer is recorded. After a yes we email the customer what was agreed.',
    page: extraPage,
  },
  payExtra: {
    run: payExtraForDesk,
    done: 'The payment is recorded. We are emailing the customer the receipt with the invoice.',
    page: extraPage,
    kept: ['extra', 'way', 'reason'],
    wrong: { way: 'Choose how it was paid.' },
  },
});
