import { randomUUID } from 'node:crypto';
import type { CreatedOrderDto } from '@/lib/contracts/checkout';
import { toPounds } from '@/lib/domain/money';
import type { MovingAnswers } from '@/lib/domain/order/moving-answers';
import type { MovingSpace } from '@/lib/domain/order/types';
import { tableDistances } from '@/lib/domain/places/distance';
import { parseConfig, type Environment } from '@/lib/server/config';
import type { Db } from '@/lib/server/db/db';
import type { Deps } from '@/lib/server/deps';
import { createOrderFromCalculation, type CreateOrderRequest } from '@/lib/server/orders/create';
import { priceOn, readMove } from '@/lib/server/quotes/move';
import { fullAnswers } from './moves';

/** What services are made of, on a test's database and clock. */
export function testDeps(db: Db, now: () => Date, env: Environment = {}): Deps {
  return { db, now, config: parseConfig(env), distances: tableDistances };
}

/** A whole order as the flow makes it, awaiting payment; the total is the one the visitor saw. */
export async function placeOrder(deps: Deps, changes: Partial<MovingAnswers> = {}): Promise<CreatedOrderDto> {
  const answers = fullAnswers(changes) as CreateOrderRequest['answers'];
  const { movingSpace } = answers as { readonly movingSpace: MovingSpace };
  const move = await readMove(deps, { ...fullAnswers(changes), movingSpace }, { promo: 'strict' });
  const quote = priceOn(move, answers.dates.movingDate);
  return createOrderFromCalculation(deps, {
    idempotencyKey: randomUUID(),
    draftId: null,
    flow: 'moving',
    answers,
    expectedTotal: toPounds(quote.totalWithDiscount),
  });
}
