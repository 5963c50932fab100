import { randomUUID } from 'node:crypto';
import { extraForms, type DeskExtra, type ExtraView } from '@/lib/contracts/desk-extras';
import type { DeskFact, DeskTag } from '@/lib/contracts/desk-parts';
import { carryingStops, factsInWords, offeredExtras, parkingStops } from '@/lib/domain/extras/booked-job';
import {
  EXTRA_ANSWER_MINUTES,
  EXTRA_LABELS,
  WAITING_RULE,
  WAY_LABELS,
  type ExtraFacts,
} from '@/lib/domain/extras/extras';
import {
  EXTRA_STATE_LABELS,
  ageInWords,
  whyNotAsked,
  type ExtraState,
  type WhyNotAsked,
} from '@/lib/domain/extras/state';
import { formatPence } from '@/lib/domain/money';
import type { OrderPlace } from '@/lib/domain/order/appointments';
import { capitalised, uncapitalised } from '@/lib/domain/wording';
import { findOrderByReference } from '@/lib/server/modules/orders/repo';
import { Problem, wrongField } from '@/lib/server/platform/base/problem';
import type { ExtraRow, OrderRow, Trx } from '@/lib/server/platform/db/schema';
import { askedFields, deskActions, pageOfOrder } from '@/lib/server/platform/desk/define-action';
import { defineDeskPage } from '@/lib/server/platform/desk/define-page';
import { changeOrder, headOf } from '@/lib/server/platform/desk/order-head';
import { address, moment, queryParam, type Query } from '@/lib/server/platform/desk/words';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { FACT_FIELDS, askExtra, assertAskable, factsTyped, pricedExtra } from './service';
import { answerExtra, payExtraByHand, withdrawExtra } from './steps';
import { earlierOf, extrasOf, findExtra, jobOf, stateOf } from './repo';

const NOT_ASKED: Readonly<Record<WhyNotAsked, string>> = {
  one_is_open: 'The customer has not answered the last one yet. Ask one at a time.',
  refused_twice: 'The customer has refused this twice. Do not ask again.',
  desk_only: 'Only the desk may ask for this much.',
  nothing_more: 'This adds nothing to what is booked or agreed.',
};

function refusalOf(error: unknown): string {
  if (!(error instanceof Problem)) throw error;
  if (error.code === 'change_not_offered')
    return 'Extras are asked on the day. Before it, change the order: its items or its addresses.';
  if (error.code === 'too_late_to_change') return 'The work is over: nothing more can be asked.';
  const [fieldMessage] = Object.values(error.details.fields ?? {});
  return `${(fieldMessage ?? error.message).replace(/\.$/, '')}.`;
}

/** Returns the addresses as options by name, with the postcode where two share a name. */
const optionsOf = (places: readonly OrderPlace[]) =>
  places.map(({ stop, label, address }) => {
    const isShared = places.filter((other) => other.label === label).length > 1;
    return { value: stop, label: isShared ? `${label}, ${address.postcode}` : label };
  });

/** Returns the extras of an order and the form that asks for one. Null for an unknown reference. */
async function extraPage(deps: Deps, reference: string, query: Query): Promise<ExtraView | null> {
  const row = await findOrderByReference(deps.db, reference);
  if (!row) return null;
  const now = deps.now();
  const [job, rows] = [jobOf(row), await extrasOf(deps.db, row.id)];
  const view = {
    kind: 'extra',
    head: headOf(row),
    extras: rows.map((each) => deskExtra(each, now)).toReversed(),
    kinds: offeredExtras(job),
    stops: optionsOf(carryingStops(job)),
    parkingStops: optionsOf(parkingStops(job)),
    rules: [
      `The customer has ${EXTRA_ANSWER_MINUTES} minutes. No answer means no.`,
      `Waiting: ${uncapitalised(WAITING_RULE)}. Everything else costs what it would have cost in the quote, another stop with its miles.`,
    ],
    typed: typedFields(query),
    picked: null,
    refusal: '',
  } as const;
  try {
    await assertAskable(deps.db, row, now);
  } catch (error) {
    return { ...view, kinds: [], refusal: refusalOf(error) };
  }
  try {
    return { ...view, ...pricedOrRefused(row, rows, query, now) };
  } catch (error) {
    return { ...view, refusal: refusalOf(error) };
  }
}

/** Returns the price of the extra that the query describes, or why the customer cannot be asked for it. */
function pricedOrRefused(
  order: OrderRow,
  rows: readonly ExtraRow[],
  query: Query,
  now: Date,
): Pick<ExtraView, 'picked' | 'refusal'> {
  const facts = extraFactsIn(query);
  if (facts === null) return { picked: null, refusal: '' };
  const { amount, workedOut } = pricedExtra(order, facts, rows, now);
  const why = whyNotAsked({ kind: facts.kind, amount, by: 'desk' }, earlierOf(rows, now));
  if (why !== null) return { picked: null, refusal: NOT_ASKED[why] };
  return {
    refusal: '',
    picked: {
      facts: [
        ...fact('Details', factsInWords(jobOf(order), facts)),
        ...fact('Worked out', workedOut),
        ...fact('Extra', formatPence(amount)),
      ],
      asked: new URLSearchParams(typedFields(query)).toString(),
      expected: amount,
      idempotencyKey: randomUUID(),
    },
  };
}

const TAGS: Readonly<Record<ExtraState, DeskTag>> = {
  asked: 'hot',
  agreed: 'hot',
  paid: 'success',
  refused: 'plain',
  lapsed: 'plain',
  withdrawn: 'plain',
};

const fact = (label: string, text: string): readonly DeskFact[] => (text === '' ? [] : [{ label, text }]);

export function deskExtra(row: ExtraRow, now: Date): DeskExtra {
  const state = stateOf(row, now);
  const amount = row.pence;
  const heard = row.heard_by === null ? '' : `By phone, to ${row.heard_by}`;
  return {
    id: row.id,
    title: `${EXTRA_LABELS[row.kind]}, ${formatPence(amount)}`,
    state: { label: EXTRA_STATE_LABELS[state], tag: TAGS[state] },
    facts: [
      ...fact('Details', row.what),
      ...fact('Why', row.reason),
      ...fact('Worked out', row.worked_out),
      ...fact('Asked', `${moment(row.asked_at)}, by ${row.asked_by}`),
      ...(state === 'asked' ? fact('Answer by', moment(row.answer_by)) : []),
      ...(row.answered_at === null
        ? []
        : fact('Answered', [moment(row.answered_at), heard].filter(Boolean).join('. '))),
      ...(state === 'agreed' && row.answered_at !== null
        ? fact('To pay', capitalised(ageInWords(new Date(row.answered_at), now)))
        : []),
      ...(row.paid_at === null ? [] : fact('Paid', moment(row.paid_at))),
    ],
    expected: amount,
    isOpen: state === 'asked',
    canWithdraw: state === 'asked' || state === 'agreed',
    isOwed: state === 'agreed',
  };
}

const typedFields = (query: Query): Readonly<Record<string, string>> =>
  Object.fromEntries(
    FACT_FIELDS.map((field) => [field, queryParam(query, field).trim()] as const).filter(([, text]) => text !== ''),
  );

/** Returns the extra that a query describes, or null without a kind. Throws Problem validation_failed. */
const extraFactsIn = (query: Query): ExtraFacts | null => factsTyped(typedFields(query));

export const extraPages = [
  defineDeskPage('orders/:reference/extra', (deps, { reference, query }) => extraPage(deps, reference, query)),
];

async function auditFactsOf(trx: Trx, id: string) {
  const extra = await findExtra(trx, id);
  if (!extra) throw new Error('There is no such extra');
  return { extra: EXTRA_LABELS[extra.kind], amount: formatPence(extra.pence) };
}

const extraAddress = pageOfOrder('extra');

export const extraActions = deskActions(extraForms, {
  /** Throws Problem as askExtra does, and validation_failed for incomplete facts. */
  askExtra: {
    run: (deps, operator, { reference, idempotencyKey: id, reason, expected, asked }) =>
      changeOrder(deps, operator, reference, async (trx, { order: { id: orderId }, at, log }) => {
        const facts = extraFactsIn(Object.fromEntries(new URLSearchParams(asked)));
        if (facts === null) throw wrongField('kind', 'Choose what is different');
        const asker = { by: 'desk', name: operator.email } as const;
        if (await askExtra(trx, { id, orderId, facts, reason, expected, asker, at }))
          await log('extra.asked', await auditFactsOf(trx, id));
      }),
    done: 'The customer is asked: we are sending the email and the text.',
    page: extraAddress,
    refusedPage: (fields) => address(extraAddress(fields), askedFields(fields, 500)),
    kept: ['reason'],
  },
  /** Throws Problem as withdrawExtra does. */
  withdrawExtra: {
    run: (deps, operator, { reference, extra: extraId }) =>
      changeOrder(deps, operator, reference, async (trx, { order, at, log }) => {
        const stateBefore = await withdrawExtra(trx, { orderId: order.id, extraId, at });
        await log('extra.withdrawn', await auditFactsOf(trx, extraId), { state: EXTRA_STATE_LABELS[stateBefore] });
      }),
    done: 'The extra is withdrawn. Nothing is charged for it.',
    page: extraAddress,
  },
  /** Records an answer given on the telephone. Throws Problem as answerExtra does. */
  hearExtra: {
    run: (deps, operator, { reference, extra: extraId, answer, expected }) =>
      changeOrder(deps, operator, reference, async (trx, { order, at, log }) => {
        const given = { orderId: order.id, extraId, answer, expected, at, heardBy: operator.email };
        if (await answerExtra(trx, given))
          await log('extra.answered', { ...(await auditFactsOf(trx, extraId)), 'said by phone': answer });
      }),
    done: 'The answer is recorded. After a yes we email the customer what was agreed.',
    page: extraAddress,
  },
  /** Records that an extra was paid by hand. Throws Problem as payExtraByHand does. */
  payExtra: {
    run: (deps, operator, { reference, extra: extraId, expected, way, reason: note }) =>
      changeOrder(deps, operator, reference, async (trx, { order, at, log }) => {
        if (await payExtraByHand(trx, { orderId: order.id, extraId, way, expected, at }))
          await log('extra.paid', { ...(await auditFactsOf(trx, extraId)), way: uncapitalised(WAY_LABELS[way]), note });
      }),
    done: 'The payment is recorded. We are emailing the customer the receipt with the invoice.',
    page: extraAddress,
    kept: ['extra', 'way', 'reason'],
    wrong: { way: 'Choose how it was paid.' },
  },
});
