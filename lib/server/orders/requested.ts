import type { AnswersOf, FlowId } from '@/lib/domain/services/flows';
import { toOrderLike } from '@/lib/domain/order/order-like';
import { cleaningToOrderLike, returnToOrderLike, storageToOrderLike } from '@/lib/domain/order/order-like-services';
import { agreesToWhatFits } from '@/lib/domain/answers/storage';
import type { LocalDate, OrderLike, SlotTimes } from '@/lib/domain/vocabulary';
import type { Quote } from '@/lib/domain/pricing/quote';
import type { Job, JobAnswers } from '../quotes/job';
import { normalPromo } from '../quotes/promo';
import type { CreateOrderRequest } from './create';

/** What a request for an order says, flow by flow: the only place of the backend that tells their answers apart. */

/** The answers as what they are priced from. */
export function jobAnswers(request: CreateOrderRequest): JobAnswers {
  switch (request.flow) {
    case 'moving':
      return { ...request.answers, service: 'MOVING' };
    case 'storage':
      return {
        ...request.answers,
        service: 'STORAGE_COLLECTION',
        onlyWhatFits: agreesToWhatFits(request.answers),
      };
    case 'storage-return':
      return { ...request.answers, service: 'STORAGE_RETURN' };
    case 'cleaning':
      return { ...request.answers, service: 'CLEANING' };
  }
}

type Wanted = {
  readonly flow: FlowId;
  readonly date: LocalDate;
  readonly slot: SlotTimes | null;
  readonly wantsStartWithin14Days: boolean;
};

/** The day and slot that were chosen. */
export function appointmentIn({ flow, answers }: CreateOrderRequest): Wanted {
  const [date = ''] = Object.values<string>(answers.dates);
  const [slot = null] = Object.values<SlotTimes>(answers.timeSlot);
  return { flow, date, slot, wantsStartWithin14Days: answers.wantsStartWithin14Days };
}

/** The order that is kept: its inventory is the one that was priced, not the one that was sent. */
export function orderIn(request: CreateOrderRequest, { furnitureItems }: Job, quote: Quote): OrderLike {
  const kept = { promo: normalPromo(request.answers.promo), furnitureItems };
  switch (request.flow) {
    case 'moving':
      return toOrderLike({ ...request.answers, ...kept } satisfies AnswersOf['moving'], quote);
    case 'storage':
      return storageToOrderLike({ ...request.answers, ...kept } satisfies AnswersOf['storage'], quote);
    case 'storage-return':
      return returnToOrderLike({ ...request.answers, ...kept } satisfies AnswersOf['storage-return'], quote);
    case 'cleaning':
      return cleaningToOrderLike({ ...request.answers, promo: kept.promo } satisfies AnswersOf['cleaning'], quote);
  }
}

/** The area of the custom unit that is rented or emptied, whole square feet; null for everything else. */
export function squareFeetIn({ flow, answers }: CreateOrderRequest): number | null {
  if (flow === 'storage') return answers.storageSpace === 'custom' ? answers.squareFeet : null;
  if (flow !== 'storage-return' || answers.returnKind !== 'unit') return null;
  return answers.storageSpace === 'custom' ? answers.squareFeet : null;
}
