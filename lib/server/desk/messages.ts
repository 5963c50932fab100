import type { DeskMessage, DeskState } from '@/lib/contracts/desk-parts';
import type { OutboxView } from '@/lib/contracts/desk-views';
import { deskPath } from '@/lib/routes';
import type { Db } from '../db/db';
import type { OutboxRow } from '../db/schema';
import type { Deps } from '../deps';
import { address, asked, askedPage, moment, PAGE_SIZE, pagingOf, type Query } from './words';

/** Which messages a list shows. "failing": tried in vain, to be tried again. */
const LISTS = ['waiting', 'failing', 'dead', 'done'] as const;
type List = (typeof LISTS)[number];
const LABELS: Readonly<Record<List, string>> = {
  waiting: 'Due',
  failing: 'Failing',
  dead: 'Given up',
  done: 'Delivered or not needed',
};

function select(db: Db, list: List) {
  const query = db.selectFrom('outbox');
  switch (list) {
    case 'waiting':
      return query.where('state', 'in', ['due', 'sending']).where('last_error', 'is', null);
    case 'failing':
      return query.where('state', 'in', ['due', 'sending']).where('last_error', 'is not', null);
    case 'dead':
      return query.where('state', '=', 'dead');
    case 'done':
      return query.where('state', 'in', ['sent', 'logged', 'skipped']);
  }
}

async function count(db: Db, list: List): Promise<number> {
  const row = await select(db, list)
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** What waits, fails and was given up; nothing that was written in a message is here. */
export async function outboxView({ db }: Pick<Deps, 'db'>, query: Query): Promise<OutboxView> {
  const counts = await Promise.all(LISTS.map((list) => count(db, list)));
  const current = LISTS.find((list) => list === asked(query, 'list')) ?? mostUrgent(counts);
  const listAddress = (list: string, page: number | '' = ''): string => address(deskPath('outbox'), { list, page });
  const total = counts[LISTS.indexOf(current)] ?? 0;
  const paging = pagingOf(total, askedPage(query), (page) => listAddress(current, page));
  const isDone = current === 'done';
  const rows = await select(db, current)
    .selectAll()
    .orderBy(isDone ? 'finished_at' : 'available_at', isDone ? 'desc' : 'asc')
    .orderBy('id')
    .limit(PAGE_SIZE)
    .offset((paging.page - 1) * PAGE_SIZE)
    .execute();
  const subjects = await subjectsOf(db, rows);
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
  };
}

/** The list that somebody must look at: what was given up, then what fails. */
function mostUrgent([, failing = 0, dead = 0]: readonly number[]): List {
  if (dead > 0) return 'dead';
  return failing > 0 ? 'failing' : 'waiting';
}

const STATES: Readonly<Record<OutboxRow['state'], DeskState>> = {
  due: { label: 'Due', tag: 'plain' },
  sending: { label: 'On its way', tag: 'plain' },
  sent: { label: 'Sent', tag: 'success' },
  logged: { label: 'No channel', tag: 'plain' },
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
    state: isWaiting && row.last_error !== null ? FAILING : STATES[row.state],
    attempts: row.attempts,
    at: moment(row.finished_at ?? row.available_at),
    error: row.last_error ?? '',
    canRetry: row.state === 'dead' || row.state === 'due',
  };
}

/** "order.confirmed.customer" → "Order confirmed, to the customer". */
function topicWords(topic: string): string {
  const parts = topic.replaceAll('_', ' ').split('.');
  const [to, ...what] = parts.toReversed();
  const words = what.toReversed().join(' ');
  const text = to === 'customer' || to === 'operator' ? `${words}, to the ${to}` : parts.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The references of the orders that messages are about, by the message's id. */
async function subjectsOf(db: Db, rows: readonly OutboxRow[]): Promise<ReadonlyMap<string, string>> {
  const payloads = rows.map(
    ({ id, payload }) => [id, JSON.parse(payload) as Readonly<Record<string, string>>] as const,
  );
  const ids = (key: string): readonly string[] => payloads.flatMap(([, payload]) => payload[key] ?? []);
  const [orders, changes, refunds] = await Promise.all([
    references(db, ids('orderId')),
    referencesBy(db, 'order_changes', ids('changeId')),
    referencesBy(db, 'refunds', ids('refundId')),
  ]);
  const known = new Map([...orders, ...changes, ...refunds]);
  return new Map(
    payloads.map(([id, { orderId, changeId, refundId, reference }]) => [
      id,
      reference ?? known.get(orderId ?? changeId ?? refundId ?? '') ?? '',
    ]),
  );
}

type References = readonly (readonly [id: string, reference: string])[];

async function references(db: Db, ids: readonly string[]): Promise<References> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('orders').select(['id', 'reference']).where('id', 'in', ids).execute();
  return rows.map(({ id, reference }) => [id, reference]);
}

async function referencesBy(db: Db, table: 'order_changes' | 'refunds', ids: readonly string[]): Promise<References> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom(table)
    .innerJoin('orders', 'orders.id', `${table}.order_id`)
    .select([`${table}.id as id`, 'orders.reference'])
    .where(`${table}.id`, 'in', ids)
    .execute();
  return rows.map(({ id, reference }) => [id, reference]);
}

/** Everything that was or will be sent about an order, its changes and refunds, in the order of time. */
export async function messagesAbout(
  db: Db,
  about: { readonly orderId: string; readonly changeIds: readonly string[]; readonly refundIds: readonly string[] },
): Promise<readonly OutboxRow[]> {
  // Payloads are written by `enqueue` as exactly these texts.
  const payloads = [
    { orderId: about.orderId },
    ...about.changeIds.map((changeId) => ({ changeId })),
    ...about.refundIds.map((refundId) => ({ refundId })),
  ].map((payload) => JSON.stringify(payload));
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('payload', 'in', payloads)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
