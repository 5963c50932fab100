import { randomUUID } from 'node:crypto';
import type { DeskRequest } from '@/lib/contracts/desk';
import { messageForms, type OutboxView } from '@/lib/contracts/desk-office';
import type { DeskMessage, DeskState, RowFailureLine } from '@/lib/contracts/desk-parts';
import { REFERENCE_OR_NOTHING } from '@/lib/domain/order/reference';
import { capitalised } from '@/lib/domain/wording';
import { deskPath } from '@/lib/routes';
import { lockOrder } from '@/lib/server/modules/orders/repo';
import type { Operator } from '@/lib/server/modules/sessions/operator';
import { Problem } from '@/lib/server/platform/base/problem';
import { transact } from '@/lib/server/platform/db/db';
import type { OutboxRow, RowFailureRow } from '@/lib/server/platform/db/schema';
import { recordAudit } from '@/lib/server/platform/desk/audit';
import { deskActions } from '@/lib/server/platform/desk/define-action';
import { findForDesk } from '@/lib/server/platform/desk/order-head';
import { address, askedPage, moment, pagingOf, queryParam, type Query } from '@/lib/server/platform/desk/words';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { PAYLOAD, enqueue, wakeOutbox } from '@/lib/server/platform/outbox/enqueue';
import type { OutboxTopic, OutboxTopics } from '@/lib/server/platform/outbox/topics';
import { countFailures, oldestFailures } from '@/lib/server/platform/row-failures/repo';
import { ROW_TASKS, type RowTask } from '@/lib/server/platform/row-failures/tasks';
import { NOTIFICATIONS } from './every-notification';
import {
  LISTS,
  countMessages,
  findMessage,
  isQueued,
  readMessages,
  requeueMessage,
  subjectsOf,
  type List,
} from './desk-outbox-repo';

const MOST_FAILURES = 100;

const LABELS: Readonly<Record<List, string>> = {
  waiting: 'Waiting',
  failing: 'Failing',
  dead: 'Given up',
  done: 'Sent or not needed',
};

/** Returns the size of every list, a page of one list without the messages' contents, and the oldest row failures. */
export async function outboxView({ db }: Pick<Deps, 'db'>, query: Query): Promise<OutboxView> {
  const counts = await Promise.all(LISTS.map((list) => countMessages(db, list)));
  const current = LISTS.find((list) => list === queryParam(query, 'list')) ?? mostUrgent(counts);
  const listAddress = (list: string, page: number | '' = ''): string => address(deskPath('outbox'), { list, page });
  const total = counts[LISTS.indexOf(current)] ?? 0;
  const paging = pagingOf(total, askedPage(query), (page) => listAddress(current, page));
  const rows = await readMessages(db, current, paging.page);
  const references = await subjectsOf(db, rows);
  const [failures, failed] = await Promise.all([oldestFailures(db, MOST_FAILURES), countFailures(db)]);
  return {
    kind: 'outbox',
    counts: LISTS.map((list, index) => ({
      label: LABELS[list],
      count: counts[index] ?? 0,
      href: listAddress(list),
      isCurrent: list === current,
    })),
    messages: rows.map((row) => toMessage(row, references.get(row.id) ?? '')),
    paging,
    failures: failures.map(failureLine),
    moreFailures: failed > failures.length ? `and ${failed - failures.length} more` : '',
  };
}

const failureLine = ({ task, row_id: id, reference, code, since }: RowFailureRow): RowFailureLine => ({
  key: `${task} ${id}`,
  task: taskWords(task),
  reference,
  code,
  since: moment(since),
  href: reference !== '' && REFERENCE_OR_NOTHING.test(reference) ? deskPath('orders', reference) : null,
});

/** Returns a task's name, or its key if a newer version of the app stored it. */
const taskWords = (task: string): string => (task in ROW_TASKS ? ROW_TASKS[task as RowTask] : task);

/** Returns 'dead', or else 'failing', if that list has messages, and otherwise 'waiting'. */
function mostUrgent([, failing = 0, dead = 0]: readonly number[]): List {
  if (dead > 0) return 'dead';
  return failing > 0 ? 'failing' : 'waiting';
}

export const MESSAGE_STATES: Readonly<Record<OutboxRow['state'], DeskState>> = {
  due: { label: 'Waiting', tag: 'plain' },
  sending: { label: 'On its way', tag: 'plain' },
  sent: { label: 'Sent', tag: 'success' },
  logged: { label: 'Not sent', tag: 'plain' },
  skipped: { label: 'Not needed', tag: 'plain' },
  dead: { label: 'Given up', tag: 'error' },
};
const FAILING: DeskState = { label: 'Failing', tag: 'hot' };

function toMessage(row: OutboxRow, about = ''): DeskMessage {
  const isWaiting = row.state === 'due' || row.state === 'sending';
  return {
    id: row.id,
    what: topicWords(row.topic),
    about,
    state: isWaiting && row.last_error !== null ? FAILING : MESSAGE_STATES[row.state],
    attempts: row.attempts,
    at: moment(row.finished_at ?? row.available_at),
    error: noteOf(row),
    canRetry: row.state === 'dead' || row.state === 'due',
  };
}

/** Returns a topic's name. A topic that this version does not know is shown with spaces for dots and underscores. */
export const topicWords = (topic: string): string =>
  Object.hasOwn(NOTIFICATIONS, topic)
    ? NOTIFICATIONS[topic as OutboxTopic].words
    : capitalised(topic.replaceAll(/[._]/g, ' '));

const RETRY_ADVICE = 'Press Send now later. If it still fails, tell whoever looks after your website.';

/** The service that delivers a message, by the last part of its topic. */
const SERVICE_BY_ENDING: Readonly<Record<string, string>> = {
  customer: 'The mail server',
  operator: 'The mail server',
  // The foreman of a crew (crew.link.lead).
  lead: 'The mail server',
  text: 'The text service',
  slack: 'Slack',
  webhook: 'The other system',
  meta: 'Meta',
  refund: 'The payment provider',
  end_session: 'The payment provider',
};

const REFUSED_ADDRESS = /recipient/i;
/** Twilio refuses the number, or accepted the text but did not deliver it (platform/notifications/sms/twilio.ts). */
const REFUSED_NUMBER = /^Twilio (?:answered 400|could not deliver)/;
const OUT_OF_REACH =
  /could not be reached|did not answer in time|ConnectionError|E(?:CONN\w+|HOSTUNREACH|NETUNREACH|TIMEDOUT|NOTFOUND|AI_AGAIN|DNS)|time(?:d )?out/i;

/** Returns why a message was not delivered. The technical error stays in the outbox. */
export function noteOf({ topic, state, last_error }: Pick<OutboxRow, 'topic' | 'state' | 'last_error'>): string {
  if (last_error === null) return '';
  // The reason for sending nothing is already written for readers.
  if (state === 'logged' || state === 'skipped') return last_error;
  const ending = topic.split('.').at(-1) ?? '';
  const service = SERVICE_BY_ENDING[ending];
  if (REFUSED_ADDRESS.test(last_error)) {
    const check = ending === 'customer' ? 'Check it with the customer.' : RETRY_ADVICE;
    return `The mail server refused this email address. ${check}`;
  }
  if (REFUSED_NUMBER.test(last_error))
    return `This number cannot get texts. Call the ${topic.startsWith('crew.') ? 'lead' : 'customer'}.`;
  if (service === undefined) return `It did not go through. ${RETRY_ADVICE}`;
  return `${service} ${OUT_OF_REACH.test(last_error) ? 'could not be reached' : 'did not accept it'}. ${RETRY_ADVICE}`;
}

/**
 * Makes a waiting or dead message due at once. A dead one restarts its attempts. A waiting one keeps its count, which a
 * dispatcher compares to notice that it lost its lease (outbox/dispatch.ts). Throws Problem not_found for all others.
 */
export async function retryMessage(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  operator: Operator,
  { id }: DeskRequest<'retryMessage'>,
): Promise<void> {
  const at = now();
  await transact(db, async (trx) => {
    const message = await findMessage(trx, id);
    if (!message) throw new Problem('not_found');
    const { state, attempts, topic } = message;
    if (!(await requeueMessage(trx, message, at))) throw new Problem('not_found');
    await recordAudit(trx, operator, at, {
      action: 'message.retried',
      subject: id,
      before: { state, attempts },
      after: { state: 'due', topic },
    });
  });
  wakeOutbox();
}

export const messageActions = deskActions(messageForms, {
  retryMessage: {
    run: retryMessage,
    done: 'The message is being sent again now.',
    page: () => deskPath('outbox'),
  },
});

/** Topics of mails to someone else than the customer, with a one-time link, or soon out of date. */
const NEVER_SENT_AGAIN: readonly string[] = [
  'helper.invited.customer',
  'helper.revoked.customer',
  'order.share_paid.customer',
  'order.share_refunded.customer',
  'order.contact.customer',
  'account.sign_in.customer',
  'return.link.customer',
  'order.day_before.customer',
  'visit.on_the_way.customer',
  'visit.late.customer',
  // Every customer is asked equally often.
  'review.asked.customer',
];

/** Returns whether a message is a mail that the customer got, or would have got with mail set up. */
export const canSendAgain = ({ topic, state }: Pick<OutboxRow, 'topic' | 'state'>): boolean =>
  topic.endsWith('.customer') && !NEVER_SENT_AGAIN.includes(topic) && (state === 'sent' || state === 'logged');

/** Returns a message for its order's page, with the idempotency key of "Send again" if that is possible. */
export const orderMessage = (row: OutboxRow, reference: string): DeskMessage => ({
  ...toMessage(row, reference),
  ...(canSendAgain(row) && { again: randomUUID() }),
});

/**
 * Enqueues a message once more, to be written from the order's current state. Throws Problem not_found for one that
 * cannot be sent again or is about another order.
 */
export async function sendAgain(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  operator: Operator,
  { reference, message: id, idempotencyKey }: DeskRequest<'sendAgain'>,
): Promise<void> {
  const { id: orderId } = await findForDesk({ db }, reference);
  const at = now();
  await transact(db, async (trx) => {
    await lockOrder(trx, orderId);
    const message = await findMessage(trx, id);
    if (!message || !canSendAgain(message)) throw new Problem('not_found');
    if ((await subjectsOf(trx, [message])).get(id) !== reference) throw new Problem('not_found');
    const dedupeKey = `again:${id}:${idempotencyKey}`;
    if (await isQueued(trx, dedupeKey)) return;
    const topic = message.topic as OutboxTopic;
    await enqueue(trx, topic, PAYLOAD.read(message.payload) as OutboxTopics[typeof topic], { dedupeKey, now: at });
    await recordAudit(trx, operator, at, { action: 'order.mailed', subject: reference, before: {}, after: { topic } });
  });
  wakeOutbox();
}
