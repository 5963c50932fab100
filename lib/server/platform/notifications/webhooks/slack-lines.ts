import type { SlackNotice } from '@/lib/contracts/telemetry';
import { formatPence } from '@/lib/domain/money';
import type { OrderChangeRow } from '@/lib/server/platform/db/schema';
import type { OrderFacts } from '../email/order-facts';

/** Enough for planning, without contact details. */
export function orderLines(order: OrderFacts): readonly string[] {
  return [
    `Booked ${order.reference}: ${order.title}, ${formatPence(order.total)}`,
    ...order.appointments.map(([label, when]) => `${label}: ${when}`),
    ...order.addresses.map(([label, access]) => `${label}: ${access}`),
  ];
}

const CHANGES: Readonly<Record<OrderChangeRow['kind'], string>> = {
  reschedule: 'Rescheduled',
  edit: 'Changed',
  address: 'New address of',
  cancel: 'Cancelled',
};

export function changeLines(kind: OrderChangeRow['kind'], order: OrderFacts): readonly string[] {
  const [, ...rest] = orderLines(order);
  return [`${CHANGES[kind]} ${order.reference}: ${order.title}, ${formatPence(order.total)}`, ...rest];
}

const NOTICES: Readonly<Record<SlackNotice, string>> = {
  quote_started: 'Someone has started a quote',
  quote_saved: 'Someone has saved a quote',
  payment_failed: 'A payment has failed',
  callback_needed: 'Someone would like a call back',
};

export function noticeLines(notice: SlackNotice, reference: string): readonly string[] {
  return [`${NOTICES[notice]}${reference ? ` (${reference})` : ''}`];
}
