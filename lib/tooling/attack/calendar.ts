import { UNPAID_LIMITS } from '@/lib/domain/order/unpaid-limits';
import type { SlotChoice } from '@/lib/testing/site-client';
import { customerOf, freeSlots, moveOf, priceOf, SAMPLE_ANSWERS, withSlot } from '@/lib/testing/site-client';
import { atOnce, judged, send, type Attack } from './outcome';

export const ORDER_PATH = '/smart-app/api/v1/create_order_from_personalized_calculation';
const TRIES = 300;
const AT_A_TIME = 8;
/** What one address may hold of all places of all slots. */
const MOST_SHARE = 0.01;
/** Of each slot, on the server that is attacked (CREWS). */
export const PLACES = 3;

/** An order as the flow sends it, of whoever has this name, with a key of its own. */
export function orderBody(name: string, choice: SlotChoice, expectedTotal: number, key: string = crypto.randomUUID()) {
  const { email } = customerOf(name);
  const answers = withSlot(moveOf(email), choice);
  return JSON.stringify({ idempotencyKey: key, draftId: null, flow: 'moving', answers, expectedTotal });
}

type Offer = { readonly choice: SlotChoice; readonly total: number };

/** What can be booked, each slot with the price of a move in it; `at` begins again at the end. */
export async function offers(origin: string) {
  const choices = await freeSlots(origin, SAMPLE_ANSWERS, 2, 60);
  const prices = new Map<string, number>();
  for (const choice of choices) {
    if (prices.has(choice.date)) continue;
    prices.set(choice.date, (await priceOf(origin, withSlot(SAMPLE_ANSWERS, choice))).totalWithDiscount);
  }
  const all = choices.map((choice): Offer => ({ choice, total: prices.get(choice.date) ?? 0 }));
  const at = (index: number): Offer => {
    const offer = all[index % all.length];
    if (!offer) throw new Error('Nothing can be booked');
    return offer;
  };
  return { count: all.length, at };
}

/** One address, with a new mailbox and telephone each time, orders whatever is free. */
export const calendar: Attack = {
  name: 'book out the calendar from one address',
  run: async (origin) => {
    const free = await offers(origin);
    const answers = (
      await atOnce(AT_A_TIME, async (worker) => {
        const sent = [];
        for (let next = worker; next < TRIES; next += AT_A_TIME) {
          const { choice, total } = free.at(next);
          const body = orderBody(`taker ${next}`, choice, total);
          sent.push(await send(origin + ORDER_PATH, { body, address: '10.1.0.1' }));
        }
        return sent;
      })
    ).flat();
    const taken = answers.filter(({ status }) => status === 201).length;
    const isHeld = taken <= UNPAID_LIMITS.fromAnAddress && taken < MOST_SHARE * free.count * PLACES;
    return judged(answers, isHeld ? [] : [`${taken} orders were held from one address, for ${free.count} slots`]);
  },
};
