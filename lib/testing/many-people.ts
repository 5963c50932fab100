import { randomUUID } from 'node:crypto';
import { searchedOrder, searchWords } from '@/lib/domain/order/search-words';
import { ORDER, orderOf } from '@/lib/server/modules/orders/documents';
import type { Db, OrderRow } from '@/lib/server/platform/db/schema';

export type SamplePerson = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly reference: string;
};

const STARTS = [
  'Ba',
  'Ce',
  'Da',
  'El',
  'Fi',
  'Ga',
  'Ha',
  'Jo',
  'Ka',
  'Lé',
  'Ma',
  'Na',
  'Ol',
  'Pe',
  'Ra',
  'Sa',
  'To',
  'Zo',
];
const MIDDLES = ['b', 'dd', 'l', 'm', 'n', 'r', 'ss', 't', 'v', 'z'];
const ENDS = ['a', 'ad', 'el', 'en', 'er', 'i', 'in', 'ie', 'o', 'on', 'our', 'y'];
const DOMAINS = ['example.com', 'example.org', 'example.net'];

/** Returns one of a few thousand names: the first are common and the last rare, as in real data. */
function nameAt(at: number, many: number): string {
  const common = Math.floor(((at * 7_919) % many) ** 2 / many);
  const [start, middle, end] = [STARTS, MIDDLES, ENDS] as const;
  const rest = Math.floor(common / start.length);
  return `${start[common % start.length]}${middle[rest % middle.length]}${end[Math.floor(rest / middle.length) % end.length]}`;
}

export const samplePerson = (at: number): SamplePerson => ({
  firstName: nameAt(at, 400),
  lastName: nameAt(at * 31 + 7, 2_100),
  email: `${nameAt(at, 400)}.${at}@${DOMAINS[at % DOMAINS.length]}`.toLowerCase(),
  phone: String(7_100_000_000 + ((at * 6_151) % 800_000_000)),
  reference: `SM-${at.toString(36).toUpperCase().padStart(8, '0')}`,
});

const AT_ONCE = 100;

/** Copies an order for many other customers, each of whom the desk's search finds. */
export async function likeOrder(db: Db, orderId: string, many: number): Promise<void> {
  const order = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  for (let made = 0; made < many; made += AT_ONCE) {
    const rows = Array.from({ length: Math.min(AT_ONCE, many - made) }, (_none, index) => orderAt(order, made + index));
    await db.transaction().execute(async (trx) => {
      await trx.insertInto('orders').values(rows).execute();
      await trx.insertInto('search_words').values(rows.flatMap(wordsOf)).execute();
    });
  }
}

function orderAt(order: OrderRow, at: number): OrderRow {
  const { reference, email, ...named } = samplePerson(at);
  const id = randomUUID();
  const like = orderOf(order);
  const order_json = ORDER.write({ ...like, details: { ...like.details, ...named, email } });
  const created_at = new Date(Date.parse(order.created_at) - at * 60_000).toISOString();
  return { ...order, id, reference, idempotency_key: id, email, order_json, created_at };
}

function wordsOf(row: OrderRow) {
  const { id: record_id, created_at: at, email: person, reference } = row;
  return searchWords(searchedOrder(reference, orderOf(row))).map((word) => ({ word, person, at, record_id }));
}
