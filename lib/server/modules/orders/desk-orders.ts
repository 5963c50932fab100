import { ORDERS_CSV } from '@/lib/contracts/desk';
import type { OrderLine, OrdersView } from '@/lib/contracts/desk-orders';
import { readablePhone } from '@/lib/domain/answers/phone';
import { formatSlot } from '@/lib/domain/london-time';
import { formatPence, toPounds } from '@/lib/domain/money';
import type { BookedOrder } from '@/lib/domain/order-types';
import { appointmentsOf, placesOf } from '@/lib/domain/order/appointments';
import { deskPath } from '@/lib/routes';
import { holdReleaseLines } from '@/lib/server/modules/ledger/desk-unpaid';
import { orderOf } from '@/lib/server/modules/orders/documents';
import type { OrderRow } from '@/lib/server/platform/db/schema';
import { allPages, csvInPieces } from '@/lib/server/platform/desk/csv';
import { nameOf, whenOf } from '@/lib/server/platform/desk/order-head';
import {
  address,
  askedPage,
  FLOW_OPTIONS,
  flowLabel,
  moment,
  pagingOf,
  STATE_OPTIONS,
  stateOf,
  UNREADABLE_ORDER,
  type Query,
} from '@/lib/server/platform/desk/words';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { readable } from '@/lib/server/platform/row-failures/for-each-row';
import { countOrders, orderFilters, readOrders, readOrdersAfter } from './desk-order-search-repo';

/** Returns every postcode once, in the order of the journey. */
export const postcodesOf = ({ addresses }: Pick<BookedOrder, 'addresses'>): string =>
  [...new Set(placesOf(addresses).map(({ address }) => address.postcode))].join(' to ');

export function lineOf(row: OrderRow): OrderLine {
  return {
    reference: row.reference,
    href: deskPath('orders', row.reference),
    state: stateOf(row.state),
    service: flowLabel(row.flow),
    total: formatPence(row.total_pence),
    ordered: moment(row.created_at),
    ...readable(
      row.reference,
      () => ({ when: whenOf(row), name: nameOf(row), phone: phoneOf(row), postcodes: postcodesOf(orderOf(row)) }),
      { when: '', name: UNREADABLE_ORDER, phone: '', postcodes: '' },
    ),
  };
}

function phoneOf(row: OrderRow): string {
  const { phonePrefix, phone } = orderOf(row).details;
  return readablePhone(phonePrefix, phone);
}

export async function ordersView({ db, now }: Pick<Deps, 'db' | 'now'>, query: Query): Promise<OrdersView> {
  const filters = orderFilters(query);
  const total = await countOrders(db, filters);
  const paging = pagingOf(total, askedPage(query), (page) => address(deskPath('orders'), { ...filters, page }));
  const rows = await readOrders(db, filters, paging.page);
  return {
    kind: 'orders',
    holdReleases: await holdReleaseLines({ db, now }),
    filters,
    services: FLOW_OPTIONS,
    states: STATE_OPTIONS,
    orders: rows.map(lineOf),
    paging,
    csv: address(ORDERS_CSV, filters),
  };
}

const COLUMNS = [
  'Reference',
  'Status',
  'Service',
  'Ordered',
  'Day',
  'Slot',
  'Name',
  'Email',
  'Phone',
  'Postcodes',
  'Total',
];

export function ordersCsv({ db }: Pick<Deps, 'db'>, query: Query): AsyncIterable<string> {
  const filters = orderFilters(query);
  return csvInPieces(
    COLUMNS,
    allPages((after, size) => readOrdersAfter(db, filters, after, size), csvRow),
  );
}

function csvRow(row: OrderRow): readonly string[] {
  return [
    row.reference,
    stateOf(row.state).label,
    flowLabel(row.flow),
    row.created_at,
    ...readable(row.reference, () => csvWrittenIn(row), ['', '', UNREADABLE_ORDER, '', '', '']),
    toPounds(row.total_pence).toFixed(2),
  ];
}

function csvWrittenIn(row: OrderRow): readonly string[] {
  const order = orderOf(row);
  const [first] = appointmentsOf(order);
  const day = [first?.date ?? '', first ? formatSlot(first.slot) : ''];
  return [...day, nameOf(row), order.details.email, phoneOf(row), postcodesOf(order)];
}
