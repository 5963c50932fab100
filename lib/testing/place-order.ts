import { randomUUID } from 'node:crypto';
import type { CreatedOrderDto, CreateOrderRequest } from '@/lib/contracts/checkout';
import type { MovingAnswers } from '@/lib/domain/answers/flow-answers';
import { toPounds } from '@/lib/domain/money';
import { tableDistances } from '@/lib/domain/places/distance';
import type { AnswersOf, FlowId } from '@/lib/domain/services/flows';
import type { Environment } from '@/lib/server/platform/config/reader';
import { parseConfig } from '@/lib/server/platform/config/config';
import type { Db } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { createOrderFromCalculation, readOrdered, type Visitor } from '@/lib/server/modules/booking/create';
import { fullAnswers } from './moves';
import { proofFor, type Rental } from './rentals';

/** Returns services on a test's database and clock, behind a proxy that names the client's address. */
export function testDeps(db: Db, now: () => Date, env: Environment = {}): Deps {
  return { db, now, config: parseConfig({ TRUST_PROXY: '1', ...env }), distances: tableDistances };
}

type Ordered<F extends FlowId> = Extract<CreateOrderRequest, { readonly flow: F }>;

/** Places an order of a complete move that awaits payment, at the total that the visitor saw. */
export function placeOrder(
  deps: Deps,
  changes: Partial<MovingAnswers> = {},
  from: Pick<Source, 'visitor' | 'draftId'> = {},
): Promise<CreatedOrderDto> {
  return placeOrderOf(deps, 'moving', fullAnswers(changes), from);
}

type Source = {
  /** The rental of a return; by default a new one is made. */
  readonly store?: Rental;
  /** The visitor who orders, for the counts of unpaid orders (ABU-1). */
  readonly visitor?: Visitor;
  readonly draftId?: string;
};

/** Places an order of any flow, from complete answers. */
export async function placeOrderOf<F extends FlowId>(
  deps: Deps,
  flow: F,
  answers: AnswersOf[F],
  { store, visitor, draftId }: Source = {},
): Promise<CreatedOrderDto> {
  const proof = store ? { store } : await proofFor(deps, flow);
  const purchase = { idempotencyKey: randomUUID(), draftId: draftId ?? null, expectedTotal: 0, ...proof };
  const request = { ...purchase, flow, answers } as unknown as Ordered<F>;
  const job = await readOrdered(deps, request);
  const { totalWithDiscount } = job.priceOn(job.day);
  return createOrderFromCalculation(deps, { ...request, expectedTotal: toPounds(totalWithDiscount) }, visitor);
}
