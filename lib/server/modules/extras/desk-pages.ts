import { randomUUID } from 'node:crypto';
import type { DeskExtra, ExtraView } from '@/lib/contracts/desk-extras';
import type { DeskFact, DeskTag } from '@/lib/contracts/desk-parts';
import { carryingStops, factsInWords, offeredExtras, parkingStops } from '@/lib/domain/extras/booked-job';
import { EXTRA_ANSWER_MINUTES, EXTRA_LABELS, WAITING_RULE, type ExtraFacts } from '@/lib/domain/extras/extras';
import {
  EXTRA_STATE_LABELS,
  ageInWords,
  whyNotAsked,
  type ExtraState,
  type WhyNotAsked,
} from '@/lib/domain/extras/state';
import { formatPence } from '@/lib/domain/money';
import type { OrderPlace } from '@/lib/domain/order/addresses';
import { capitalised, uncapitalised } from '@/lib/domain/wording';
import { findOrderByReference } from '@/lib/server/modules/orders/repo';
import { Problem } from '@/lib/server/platform/base/problem';
import type { ExtraRow, OrderRow } from '@/lib/server/platform/db/schema';
import { defineDeskPage } from '@/lib/server/platform/desk/define-page';
import { headOf } from '@/lib/server/platform/desk/order-head';
import { moment, queryParam, type Query } from '@/lib/server/platform/desk/words';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { FACT_FIELDS, assertAskable, factsTyped, pricedExtra } from './ask';
import { earlierOf, extrasOf, jobOf, stateOf } from './repo';

const NOT_ASKED: Readonly<Record<WhyNotAsked, string>> = {
  one_is_open: 'The customer has not answered the last one yet. One is asked at a time.',
  refused_twice: 'The customer has refused this twice. Do not ask again.',
  desk_only: 'Only the desk may ask for this much.',
  nothing_more: 'This costs nothing more than what is booked or was agreed.',
};

function refusalOf(error: unknown): string {
  if (!(error instanceof Problem)) throw error;
  if (error.code === 'change_not_offered')
    return 'Extras are asked on the day. Before it, change the order: its items or its addresses.';
  if (error.code === 'too_late_to_change') return 'The work is over: nothing more can be asked.';
  const [said] = Object.values(error.details.fields ?? {});
  return `${(said ?? error.message).replace(/\.$/, '')}.`;
}

/** Returns the addresses as options by name, with the postcode where two share a name. */
const optionsOf = (places: readonly OrderPlace[]) =>
  places.map(({ stop, label, address }) => {
    const isShared = places.filter((other) => other.label === label).length > 1;
    return { value: stop, label: isShared ? `${label}, ${address.postcode}` : label };
  });

/**
 * Returns the extras of an order and the forms that ask for one, each with its price first. Null for an unknown
 * reference.
 */
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
    typed: typedExtra(query),
    picked: null,
    refusal: '',
  } as const;
  try {
    await assertAskable(deps.db, row, now);
  } catch (error) {
    return { ...view, kinds: [], refusal: refusalOf(error) };
  }
  try {
    return { ...view, ...pickedOf(row, rows, query, now) };
  } catch (error) {
    return { ...view, refusal: refusalOf(error) };
  }
}

function pickedOf(
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
      asked: askedExtraText(query),
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

/** Returns an extra as the desk lists it. */
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

/** Returns the submitted fields of an extra as text, without the empty ones. */
const typedExtra = (query: Query): Readonly<Record<string, string>> =>
  Object.fromEntries(
    FACT_FIELDS.map((field) => [field, queryParam(query, field).trim()] as const).filter(([, text]) => text !== ''),
  );

/** Returns the submitted fields of an extra as the query string of the page. */
const askedExtraText = (query: Query): string => new URLSearchParams(typedExtra(query)).toString();

/** Returns the facts of the submitted extra; null when no kind is named. Throws Problem validation_failed. */
export const extraFactsIn = (query: Query): ExtraFacts | null => factsTyped(typedExtra(query));

export const extraPages = [
  defineDeskPage('orders/:reference/extra', (deps, { reference, query }) => extraPage(deps, reference, query)),
];
