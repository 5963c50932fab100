import { randomInt, randomUUID } from 'node:crypto';
import type { CreatedOrderDto, CreateOrderRequest } from '@/lib/contracts/checkout';
import { minutesAfter } from '@/lib/domain/durations';
import { toPounds } from '@/lib/domain/money';
import type { BookedOrder } from '@/lib/domain/order-types';
import { HOLD_MINUTES, phoneHeldUntil } from '@/lib/domain/order/hold';
import { REFERENCE_LETTERS as LETTERS } from '@/lib/domain/order/reference';
import type { Quote } from '@/lib/domain/pricing/quote';
import { orderPath } from '@/lib/routes';
import { documentsOf, orderOf } from '@/lib/server/modules/orders/documents';
import type { Job } from '@/lib/server/modules/quotes/job';
import { normalPromo } from '@/lib/server/modules/quotes/promo';
import type { OrderRow, RentalDelegateRow, Trx } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { hashToken, orderToken, readSecret } from '@/lib/server/platform/installation/token';
import type { PlannedJob } from './plan';

/** Returns a new order reference such as "SM-7K4Q-2XPD". There are 6.5 × 10¹¹, and the table refuses a duplicate. */
export function newReference(): string {
  const part = (): string => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `SM-${part()}-${part()}`;
}

/** The operator who takes an order by phone. `note` is written in the order's transaction. */
export type BookingOperator = {
  readonly operator: string;
  readonly note: (trx: Trx, order: OrderRow) => Promise<void>;
};

type Parts = {
  /** The rental that a return empties or a top-up fills. */
  readonly rental: OrderRow | null;
  readonly delegate: RentalDelegateRow | null;
  readonly request: CreateOrderRequest;
  readonly requestHash: string;
  readonly job: Job;
  readonly plan: PlannedJob;
  readonly quote: Quote;
  readonly operator: BookingOperator | null;
};

/** Returns the row of a new, unpaid order, with the priced inventory instead of the sent one. */
export async function newOrder(
  deps: Deps,
  { request, requestHash, job, plan, quote, rental, delegate, operator }: Parts,
): Promise<OrderRow> {
  const { furnitureItems } = job;
  const answers = { ...request.answers, promo: normalPromo(request.answers.promo), furnitureItems };
  const order = {
    ...job.service.toOrderLike(answers, quote),
    ...job.service.termsOf(answers, quote),
    ...coverOfStay(rental),
  };
  const id = randomUUID();
  const now = deps.now();
  return {
    id,
    reference: newReference(),
    token_hash: hashToken(orderToken(await readSecret(deps.db, deps.config.secretKey), id)),
    idempotency_key: request.idempotencyKey,
    request_hash: requestHash,
    draft_id: request.draftId,
    flow: request.flow,
    state: 'awaiting_payment',
    ...documentsOf({ order, quote, services: job.services }),
    square_feet: job.squareFeet,
    total_pence: quote.totalWithDiscount,
    starts_within_14_days: plan.startsWithin14Days ? 1 : 0,
    email: order.details.email,
    hold_expires_at: (operator ? phoneHeldUntil(plan.date, now) : minutesAfter(now, HOLD_MINUTES)).toISOString(),
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
    calendar_sequence: 0,
    confirmed_at: null,
    services_agreed_at: null,
    added_at_json: null,
    store_order_id: rental?.id ?? null,
    helper_id: delegate?.id ?? null,
    booked_by: operator?.operator ?? null,
    checklist: '',
    home: '',
  };
}

/** Returns the cover of a rental for its later trips, without the item values, which stay with the owner's order. */
function coverOfStay(rental: OrderRow | null): Pick<BookedOrder, 'cover'> {
  const cover = rental ? orderOf(rental).cover : undefined;
  return cover && cover.step !== 'included' ? { cover: { ...cover, worth: [] } } : {};
}

export async function createdOrder({ db, config }: Deps, row: OrderRow): Promise<CreatedOrderDto> {
  const token = orderToken(await readSecret(db, config.secretKey), row.id);
  return {
    orderId: row.id,
    reference: row.reference,
    token,
    state: row.state === 'confirmed' ? 'confirmed' : 'awaiting_payment',
    totalWithDiscount: toPounds(row.total_pence),
    holdExpiresAt: row.hold_expires_at,
    orderUrl: `${config.siteOrigin}${orderPath(row.reference, token)}`,
  };
}
