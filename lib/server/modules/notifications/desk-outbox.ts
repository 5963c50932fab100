import type { OutboxView } from '@/lib/contracts/desk-office';
import type { DeskMessage, DeskState, RowFailureLine } from '@/lib/contracts/desk-parts';
import { REFERENCE_OR_NOTHING } from '@/lib/domain/order/reference';
import { capitalised } from '@/lib/domain/wording';
import { deskPath } from '@/lib/routes';
import type { OutboxRow, RowFailureRow } from '@/lib/server/platform/db/schema';
import { address, queryParam, askedPage, moment, pagingOf, type Query } from '@/lib/server/platform/desk/words';
import type { Deps } from '@/lib/server/platform/installation/deps';
import type { OutboxTopic } from '@/lib/server/platform/outbox/topics';
import { countFailures, oldestFailures } from '@/lib/server/platform/row-failures/repo';
import { ROW_TASKS, type RowTask } from '@/lib/server/platform/row-failures/tasks';
import { NOTIFICATIONS } from './all-notifications';
import { noteOf } from './desk-message-notes';
import { countMessages, LISTS, readMessages, subjectsOf, type List } from './desk-outbox-repo';

/** The most failures that the page lists. */
const MOST_FAILURES = 100;

const LABELS: Readonly<Record<List, string>> = {
  waiting: 'Waiting',
  failing: 'Failing',
  dead: 'Given up',
  done: 'Sent or not needed',
};

/** Returns the waiting, failing and dead messages, without their contents. */
export async function outboxView({ db }: Pick<Deps, 'db'>, query: Query): Promise<OutboxView> {
  const counts = await Promise.all(LISTS.map((list) => countMessages(db, list)));
  const current = LISTS.find((list) => list === queryParam(query, 'list')) ?? mostUrgent(counts);
  const listAddress = (list: string, page: number | '' = ''): string => address(deskPath('outbox'), { list, page });
  const total = counts[LISTS.indexOf(current)] ?? 0;
  const paging = pagingOf(total, askedPage(query), (page) => listAddress(current, page));
  const rows = await readMessages(db, current, paging.page);
  const subjects = await subjectsOf(db, rows);
  const [failures, failed] = await Promise.all([oldestFailures(db, MOST_FAILURES), countFailures(db)]);
  return {
    kind: 'outbox',
    counts: LISTS.map((list, index) => ({
      label: LABELS[list],
      count: counts[index] ?? 0,
      href: listAddress(list),
      isCurrent: list === current,
    })),
    messages: rows.map((row) => toMessage(row, subjects.get(row.id) ?? '')),
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

/** Returns the words for a task. A newer version of the app may have stored tasks that this one does not know. */
const taskWords = (task: string): string => (task in ROW_TASKS ? ROW_TASKS[task as RowTask] : task);

/** Returns the most urgent list: dead messages first, then failing ones. */
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

export function toMessage(row: OutboxRow, about = ''): DeskMessage {
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

/** Returns the name of a message's topic. An unknown topic of an older version is shown as it is. */
export const topicWords = (topic: string): string =>
  Object.hasOwn(NOTIFICATIONS, topic)
    ? NOTIFICATIONS[topic as OutboxTopic].words
    : capitalised(topic.replaceAll(/[._]/g, ' '));
