import type { DeskMessage, DeskState, RowFailureLine } from '@/lib/contracts/desk-parts';
import type { OutboxView } from '@/lib/contracts/desk-views';
import { REFERENCE_OR_NOTHING } from '@/lib/domain/order/reference';
import { capitalised } from '@/lib/domain/wording';
import { deskPath } from '@/lib/routes';
import type { OutboxRow } from '@/lib/server/kernel/db/schema';
import type { RowFailureRow } from '@/lib/server/kernel/db/row-failure-row';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import { countFailures, oldestFailures } from '@/lib/server/kernel/row-failures/repo';
import { ROW_TASKS, type RowTask } from '@/lib/server/kernel/row-failures/tasks';
import { noteOf } from './message-notes';
import { countMessages, LISTS, readMessages, subjectsOf, type List } from './messages-repo';
import { address, asked, askedPage, moment, pagingOf, type Query } from './words';

/** How many failures the page lists. */
const MOST_FAILURES = 100;

const LABELS: Readonly<Record<List, string>> = {
  waiting: 'Waiting',
  failing: 'Failing',
  dead: 'Given up',
  done: 'Sent or not needed',
};

/** What waits, fails and was given up; nothing that was written in a message is here. */
export async function outboxView({ db }: Pick<Deps, 'db'>, query: Query): Promise<OutboxView> {
  const counts = await Promise.all(LISTS.map((list) => countMessages(db, list)));
  const current = LISTS.find((list) => list === asked(query, 'list')) ?? mostUrgent(counts);
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
  ...{ key: `${task} ${id}`, task: taskWords(task), reference, code, since: moment(since) },
  href: reference !== '' && REFERENCE_OR_NOTHING.test(reference) ? deskPath('orders', reference) : null,
});

/** A newer version of the app may have stored tasks that this one does not know. */
const taskWords = (task: string): string => (task in ROW_TASKS ? ROW_TASKS[task as RowTask] : task);

/** The list that somebody must look at: what was given up, then what fails. */
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

const RECEIVERS: Readonly<Record<string, string>> = {
  customer: 'to the customer',
  operator: 'to the operator',
  text: 'by text to the customer',
  slack: 'to Slack',
  webhook: 'to the other system',
  meta: 'to Meta',
};

/** Subjects whose names in the outbox say little to an operator. */
const SUBJECTS: Readonly<Record<string, string>> = {
  'account.sign_in': 'Sign-in link',
  'return.link': 'Link to order a return',
  'order.where_exactly': 'Request for the street address',
  'order.parking': 'Deadline for a parking bay',
  'order.checklist': 'Checklist of a move',
  'review.asked': 'Request for a review',
  'review.refused': 'Review refused',
  'order.contact': 'Contact changed',
  'order.day_before': 'Reminder of tomorrow’s visit',
  'visit.on_the_way': 'The crew is on its way',
  'visit.late': 'Later than we said',
  'crew.link.lead': 'Link to a crew’s day, to its lead',
  'crew.link.text': 'Link to a crew’s day, by text to its lead',
  'visit.late_credit': 'Money back for a late arrival',
  'visit.done': 'The job is done',
  'order.extra_asked': 'Extra asked',
  'order.extra_agreed': 'Extra agreed by phone',
  'order.extra_unpaid': 'Reminder of an unpaid extra',
  'order.extra_paid': 'Receipt for an extra',
  'order.extra_withdrawn': 'Agreed extra withdrawn',
  'order.extra_refunded': 'Payment for an extra refunded',
  'order.shares': 'Links to pay in shares, to the customer',
  'order.shares_unpaid': 'Not everyone paid their share, to the customer',
  'order.share_paid': 'Receipt for a share',
  'order.share_refunded': 'Share refunded',
  'order.refund_needed': 'Refund started',
  'order.part_refunded': 'Part refunded',
  'order.paid_superseded': 'Payment for an older order',
  'order.change_to_pay': 'Difference to pay for a change',
  'order.change_refused': 'Change not made',
  'claim.received': 'Claim received',
  'claim.answered': 'Answer to a claim',
  'claim.decided': 'Decision on a claim',
  'payment.refund': 'Refund, to the payment provider',
  'payment.end_session': 'Payment page closed, to the payment provider',
  'payment.attention': 'Payment that needs attention',
  'storage.keep_card': 'Card to be kept, asked of the payment provider',
  'storage.notice': 'Storage payment announced',
  'storage.receipt': 'Receipt for storage',
  'storage.refused': 'Storage payment not made',
  'storage.arrears': 'Storage in arrears',
  'storage.ended': 'Storage ended',
  'storage.price': 'New storage price',
  'storage.moving': 'Another storage unit agreed',
  'storage.moved': 'Moved into another storage unit',
  'storage.move_off': 'Move into another storage unit called off',
  'helper.invited': 'Right to order returns given, to its helper',
  'helper.given': 'Right to order returns given, to the owner',
  'helper.revoked': 'Right to order returns withdrawn, to its helper',
  'helper.taken': 'Right to order returns withdrawn, to the owner',
  'helper.return': 'Return ordered in the owner’s stead, to the owner',
  'helper.stopped': 'Return cancelled by the owner, to its helper',
  'lead.created': 'New enquiry',
  'lead.copy': 'Copy of an enquiry',
  'lead.held': 'Enquiries held back as spam',
  'lead.held.review': 'Spam check of an enquiry',
  'news.confirm': 'Newsletter, to be confirmed',
  'news.welcome': 'Newsletter, welcome',
  notice: 'Notice',
  conversion: 'Booking counted for advertising',
};

/** "order.confirmed.customer" → "Order confirmed, to the customer". */
export function topicWords(topic: string): string {
  const whole = SUBJECTS[topic];
  if (whole) return whole;
  const parts = topic.split('.');
  const [to, ...what] = parts.toReversed();
  const subject = what.toReversed().join('.');
  const words = SUBJECTS[subject] ?? subject.replaceAll(/[._]/g, ' ');
  const receiver = RECEIVERS[to ?? ''];
  const text = receiver ? `${words}, ${receiver}` : topic.replaceAll(/[._]/g, ' ');
  return capitalised(text);
}
