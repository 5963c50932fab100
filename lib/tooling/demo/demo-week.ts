import { randomUUID } from 'node:crypto';
import type { CreateOrderRequest } from '@/lib/contracts/checkout';
import { addDays, type LocalDate, londonDate, londonInstant, type SlotTimes } from '@/lib/domain/london-time';
import { toPounds } from '@/lib/domain/money';
import { isBooked } from '@/lib/domain/order/state';
import { closeDay } from '@/lib/server/modules/slots/desk-capacity';
import {
  cancelForDesk,
  cancelPage,
  complete,
  rescheduleForDesk,
  reschedulePage,
} from '@/lib/server/modules/order-lifecycle/desk-actions';
import { createPromo } from '@/lib/server/modules/quotes/desk-promo';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { orderToken, readSecret } from '@/lib/server/platform/installation/token';
import { createOrderFromCalculation, readOrdered } from '@/lib/server/modules/booking/create';
import { ordersOf } from '@/lib/server/modules/orders/clients-orders-repo';
import { findOrderByReference } from '@/lib/server/modules/orders/repo';
import { paymentLink } from '@/lib/server/modules/payments/service';
import { actOnTestPayment } from '@/lib/server/modules/payments/test-payment';
import { withPayments } from '@/lib/server/platform/payment-provider/with-payments';
import { isRental } from '@/lib/server/modules/stored-inventory/stored-inventory';
import { expireLapsedHolds } from '@/lib/server/modules/order-lifecycle/expire';
import { demoClaims } from './demo-claims';
import { demoCrews } from './demo-crews';
import { demoDay, giveStreets, type DemoLinks, type UnderWay } from './demo-day';
import { demoEnquiries } from './demo-enquiries';
import { DEMO_ORDERS, type DemoOrder } from './demo-orders';
import { slotOf } from './demo-progress';
import { demoReviews } from './demo-reviews';

const OPERATOR = { email: 'demo@example.com' };

/** Returns the same services with their clock set to an instant, so that past orders get past times. */
const since = (deps: Deps, instant: Date): Deps => ({ ...deps, now: () => instant });

export type DemoWeek = { readonly orders: number; readonly leads: number; readonly links: DemoLinks };

/**
 * Creates a week of orders, each priced, placed, paid and carried out by the services that the website and the crews
 * use.
 */
export async function demoWeek(deps: Deps): Promise<DemoWeek> {
  const today = londonDate(deps.now());
  await promoCodes(deps, today);
  const underWay: UnderWay[] = [];
  for (const order of DEMO_ORDERS) underWay.push(...(await play(deps, today, order)));
  await expireLapsedHolds(deps);
  await demoCrews(deps, OPERATOR, today);
  const links = await demoDay(deps, today, underWay);
  await demoClaims(deps, OPERATOR);
  await demoReviews(deps, OPERATOR);
  const leads = await demoEnquiries(deps, OPERATOR);
  await closeDay(deps, OPERATOR, { date: addDays(today, 9), reason: 'Vans in the workshop' });
  return { orders: DEMO_ORDERS.length, leads, links };
}

async function promoCodes(deps: Deps, today: LocalDate): Promise<void> {
  const terms = { validFrom: addDays(today, -30), validUntil: addDays(today, 60) };
  await createPromo(deps, OPERATOR, { code: 'FRIEND20', kind: 'fixed', amount: 20, usageLimit: 100, ...terms });
  await createPromo(deps, OPERATOR, { code: 'WINTER5', kind: 'percent', amount: 5, usageLimit: null, ...terms });
}

/** Places an order on its day and carries out its outcome. Returns the order if its crew has events to report. */
async function play(deps: Deps, today: LocalDate, demo: DemoOrder): Promise<readonly UnderWay[]> {
  const then = demo.orderedAgo === 0 ? deps : since(deps, londonInstant(addDays(today, -demo.orderedAgo), '11:20'));
  const isToday = typeof demo.slot === 'string';
  const progress = demo.fate === 'finished' ? 'finished' : isToday ? demo.slot : null;
  const slot = isToday ? slotOf(demo.slot, deps.now()) : demo.slot;
  const date = addDays(today, demo.day);
  const { orderId, reference, token } = await place(then, demo, { date, slot });
  if (demo.fate === 'wait' || demo.fate === 'lapse') return [];
  await atTheTill(then, { orderId, token }, demo.fate === 'fails' ? 'fail' : 'pay');
  if (demo.fate === 'paid' || demo.fate === 'finished') await giveStreets(then, orderId);
  if (demo.fate === 'done') await complete(deps, OPERATOR, { reference });
  if (demo.fate === 'cancelled') await cancelled(deps, reference);
  if (demo.fate === 'rescheduled') await rescheduled(deps, reference);
  return progress ? [{ orderId, reference, token, progress, date }] : [];
}

type Start = { readonly date: LocalDate; readonly slot: SlotTimes };

async function place(deps: Deps, { flow, answersOn }: DemoOrder, { date, slot }: Start) {
  const answers = answersOn(date, slot);
  const request = {
    idempotencyKey: randomUUID(),
    draftId: null,
    flow,
    answers,
    expectedTotal: 0,
    store: await rentalOf(deps, answers.email),
  } as CreateOrderRequest;
  const job = await readOrdered(deps, request);
  const { totalWithDiscount } = job.priceOn(job.day);
  return createOrderFromCalculation(deps, { ...request, expectedTotal: toPounds(totalWithDiscount) });
}

/** Returns the reference and key of a customer's rental, from which a return starts; empty texts without a rental. */
async function rentalOf({ db, config }: Deps, email: string) {
  const store = (await ordersOf(db, email)).find(isRental);
  if (!store) return { reference: '', token: '' };
  return { reference: store.reference, token: orderToken(await readSecret(db, config.secretKey), store.id) };
}

type Guest = { readonly orderId: string; readonly token: string };

async function atTheTill(deps: Deps, { orderId, token }: Guest, action: 'pay' | 'fail'): Promise<void> {
  const payments = withPayments(deps);
  const url = new URL(await paymentLink(payments, orderId, token));
  const paymentId = url.pathname.split('/').at(-1) ?? '';
  await actOnTestPayment(payments, paymentId, url.searchParams.get('token') ?? '', action);
}

/** Cancels an order as if by phone, with the refund that the desk's page shows. */
async function cancelled(deps: Deps, reference: string): Promise<void> {
  const page = await cancelPage(deps, reference);
  const choice = page?.choices[0];
  if (!page || !choice) return;
  const { version, idempotencyKey } = page;
  await cancelForDesk(deps, OPERATOR, {
    reference,
    version,
    idempotencyKey,
    refund: 'terms',
    expectedRefund: choice.refund,
  });
}

/** Moves an order as if by phone to the first slot that costs no more and breaks no rule. */
async function rescheduled(deps: Deps, reference: string): Promise<void> {
  const before = await findOrderByReference(deps.db, reference);
  const page = await reschedulePage(deps, reference, {});
  if (!before || !isBooked(before.state)) return;
  for (const { date, slots } of page?.days ?? []) {
    const start = slots[0]?.start;
    if (start === undefined) continue;
    const picked = (await reschedulePage(deps, reference, { date, start }))?.picked;
    if (!picked || picked.toPay > 0 || picked.warnings.length > 0) continue;
    const { version, idempotencyKey, toPay: expectedToPay, refund: expectedRefund } = picked;
    const confirmed = { version, idempotencyKey, expectedToPay, expectedRefund, wantsStartWithin14Days: true };
    return rescheduleForDesk(deps, OPERATOR, { reference, date, start, why: '', reason: '', ...confirmed });
  }
}
