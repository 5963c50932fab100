import { randomUUID } from 'node:crypto';
import type { CreatedOrderDto, CreateOrderRequest } from '@/lib/contracts/checkout';
import type { MovingAnswers } from '@/lib/domain/answers/moving';
import { toPounds } from '@/lib/domain/money';
import { tableDistances } from '@/lib/domain/places/distance';
import type { AnswersOf, FlowId } from '@/lib/domain/services/flows';
import type { Environment } from '@/lib/server/kernel/config/reader';
import { parseConfig } from '@/lib/server/kernel/config/config';
import type { Db } from '@/lib/server/kernel/db/db';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import { createOrderFromCalculation, readOrdered } from '@/lib/server/subjects/booking/create';
import type { Visitor } from '@/lib/server/subjects/booking/makers';
import { fullAnswers } from './moves';
import { proofFor, type Store } from './stores';

/** What services are made of, on a test's database and clock, behind a proxy that says who asks. */
export function testDeps(db: Db, now: () => Date, env: Environment = {}): Deps {
  return { db, now, config: parseConfig({ TRUST_PROXY: '1', ...env }), distances: tableDistances };
}

type Ordered<F extends FlowId> = Extract<CreateOrderRequest, { readonly flow: F }>;

/** A whole move as the flow orders it, awaiting payment; the total is the one the visitor saw. */
export function placeOrder(
  deps: Deps,
  changes: Partial<MovingAnswers> = {},
  from: Pick<Source, 'visitor' | 'draftId'> = {},
): Promise<CreatedOrderDto> {
  return placeOrderOf(deps, 'moving', fullAnswers(changes), from);
}

type Source = {
  /** Of a return; without it one is made for it. */
  readonly store?: Store;
  /** Who orders, where that is counted (ABU-1). */
  readonly visitor?: Visitor;
  readonly draftId?: string;
};

/** The same for any flow, from answers that are complete. */
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
