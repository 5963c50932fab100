import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { addDays, londonDate } from '@/lib/domain/london-time';
import type { OrderLike } from '@/lib/domain/order-types';
import type {
  ConversionRow,
  Database,
  DraftRow,
  EventRow,
  EnquiryRow,
  OrderEventRow,
  OrderRow,
  PaymentRow,
  PromoCodeRow,
} from '@/lib/server/platform/db/schema';
import { orderOf, servicesOf } from '@/lib/server/modules/orders/documents';

/** Opens the SQLite file of a server under test, for reading and changing stored data. */
function withDatabase<Result>(
  use: (database: DatabaseSync) => Result,
  dataDir: string = process.env.E2E_DATA_DIR ?? '',
): Result {
  const database = new DatabaseSync(path.join(dataDir, 'smart.sqlite'));
  database.exec('pragma busy_timeout = 5000');
  try {
    return use(database);
  } finally {
    database.close();
  }
}

const all = <Row>(sql: string, ...values: string[]): Row[] =>
  withDatabase((database) => database.prepare(sql).all(...values) as Row[]);

export type StoredOrder = OrderRow & { readonly order: OrderLike; readonly services: readonly string[] };

export function storedOrder(reference: string): StoredOrder {
  const [row] = all<OrderRow>('select * from orders where reference = ?', reference);
  if (!row) throw new Error(`No order ${reference} is stored`);
  return {
    ...row,
    order: orderOf(row),
    services: servicesOf(row),
  };
}

export const ordersOf = (email: string): OrderRow[] => all('select * from orders where email = ?', email);

export const eventsOf = (orderId: string): string[] =>
  all<OrderEventRow>('select * from order_events where order_id = ? order by at, id', orderId).map(({ type }) => type);

export const paymentsOf = (orderId: string): PaymentRow[] =>
  all('select * from payments where order_id = ? order by created_at', orderId);

/** Returns the invoices and credit notes of an order. */
export const invoicesOf = (orderId: string): Database['invoices'][] =>
  all('select * from invoices where order_id = ? order by issued_at, number', orderId);

/** Returns the street addresses of an order. */
export const stopsOf = (orderId: string): Database['order_stops'][] =>
  all('select * from order_stops where order_id = ? order by stop', orderId);

/** Returns the events of the visits of an order, in the order of time. */
export const visitEventsOf = (orderId: string): Database['visit_events'][] =>
  all('select e.* from visit_events e join visits v on v.id = e.visit_id where v.order_id = ? order by e.at', orderId);

/** Returns the extras of an order and its customer's late-keys choices, in the order of time. */
export const extrasOf = (orderId: string): Database['extra_charges'][] =>
  all('select * from extra_charges where order_id = ? order by asked_at', orderId);

/** Returns the visits of an order that are not cancelled, in the order of their days. */
export const visitsOf = (orderId: string): Database['visits'][] =>
  all("select * from visits where order_id = ? and state <> 'cancelled' order by date, start", orderId);

/** Returns the partial refunds of an order, with their visits. */
export const partRefundsOf = (orderId: string): Database['part_refunds'][] =>
  all('select * from part_refunds where order_id = ?', orderId);
/** Returns the photos of the claims of an order. */
export const claimPhotosOf = (orderId: string): Database['photos'][] =>
  all('select p.* from photos p join claims c on c.id = p.owner_id where c.order_id = ?', orderId);

/** Returns a query of the crews' records for the visits of an order: counts, sign-offs, photos. */
const ofVisits = (orderId: string) => (columns: string) => all<never>(columns, orderId);
export const recordedOf = (
  orderId: string,
): Readonly<{
  items: Database['visit_items'][];
  signoffs: Database['signoffs'][];
  photos: Database['photos'][];
}> => {
  const read = ofVisits(orderId);
  return {
    items: read('select i.* from visit_items i join visits v on v.id = i.visit_id where v.order_id = ?'),
    signoffs: read('select s.* from signoffs s join visits v on v.id = s.visit_id where v.order_id = ?'),
    photos: read('select p.* from photos p join visits v on v.id = p.owner_id where v.order_id = ?'),
  };
};

export const conversionsOf = (orderId: string): ConversionRow[] =>
  all('select * from conversions where order_id = ?', orderId);

/** Returns the analytics events whose value contains the text. */
export const analyticsWith = (text: string): EventRow[] =>
  all('select * from events where value like ? order by at', `%${text}%`);

/** Returns the requests and unfinished checkouts with an email address. */
export const enquiriesOf = (email: string): EnquiryRow[] =>
  all('select * from leads where body_json like ?', `%${email}%`);

export const storedDraft = (draftId: string): DraftRow | null =>
  all<DraftRow>('select * from drafts where id = ?', draftId)[0] ?? null;

export function addPromoCode(promo: Pick<PromoCodeRow, 'code' | 'kind' | 'amount' | 'valid_until'>): void {
  withDatabase((database) =>
    database
      .prepare(
        `insert into promo_codes (code, kind, amount, valid_from, valid_until, usage_limit, used)
         values (?, ?, ?, '2020-01-01', ?, null, 0) on conflict (code) do nothing`,
      )
      .run(promo.code, promo.kind, promo.amount, promo.valid_until),
  );
}

/** Ends the half hour in which an order can be paid. */
export function letHoldLapse(reference: string): void {
  const over = new Date();
  over.setMinutes(over.getMinutes() - 1);
  withDatabase((database) =>
    database.prepare('update orders set hold_expires_at = ? where reference = ?').run(over.toISOString(), reference),
  );
}

/** Moves the collection of a rental to yesterday, so that its items are in store. `now`: the server's time. */
export function bringCollectionForward(
  reference: string,
  { now = new Date(), dataDir }: { readonly now?: Date; readonly dataDir?: string | undefined } = {},
): void {
  const yesterday = addDays(londonDate(now), -1);
  withDatabase(
    (database) =>
      database
        .prepare(
          "update orders set order_json = json_set(order_json, '$.dates.storageCollectionDate', ?) where reference = ?",
        )
        .run(yesterday, reference),
    dataDir,
  );
}

/** Marks a message as failed at every attempt. */
export function giveUpMessage(topic: string, payload: object): void {
  withDatabase((database) =>
    database
      .prepare("update outbox set state = 'dead', last_error = 'connect ECONNREFUSED' where topic = ? and payload = ?")
      .run(topic, JSON.stringify(payload)),
  );
}
