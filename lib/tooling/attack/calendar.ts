import type { OrderView } from '@/lib/contracts/order-view';
import { minutesAfter } from '@/lib/domain/london-time';
import { HOLD_MINUTES } from '@/lib/domain/order/hold';
import { UNPAID_LIMITS } from '@/lib/domain/order/unpaid-limits';
import type { SlotChoice } from '@/lib/testing/site-client';
import {
  customerOf,
  freeSlots,
  moveOf,
  payShareAsTest,
  priceOf,
  SAMPLE_ANSWERS,
  shareOrder,
  withSlot,
} from '@/lib/testing/site-client';
import { atOnce, judgeOutcome, send, type Attack, type Sent } from './outcome';

export const ORDER_PATH = '/smart-app/api/v1/create_order_from_personalized_calculation';
const TRIES = 300;
const AT_A_TIME = 8;
/** The largest share of all places of all slots that one address may hold. */
const MOST_SHARE = 0.01;
/** Places of each slot on the attacked server (CREWS). */
export const PLACES = 3;

/** Returns an order as the flow sends it, of the customer with this name, with a key of its own. */
export function orderBody(name: string, choice: SlotChoice, expectedTotal: number, key: string = crypto.randomUUID()) {
  const { email } = customerOf(name);
  const answers = withSlot(moveOf(email), choice);
  return JSON.stringify({ idempotencyKey: key, draftId: null, flow: 'moving', answers, expectedTotal });
}

type Offer = { readonly choice: SlotChoice; readonly total: number };

/** Returns the free slots, each with the price of a move in it. `at` wraps around at the end. */
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

/** Orders every free slot from one address, with a new email address and telephone number each time. */
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
    return judgeOutcome(answers, isHeld ? [] : [`${taken} orders were held from one address, for ${free.count} slots`]);
  },
};

const SHARED_TRIES = 20;
const READ_PATH = '/smart-app/api/v1/read_order';

/** Places orders with two payers from one address, and pays the smaller share of each to hold its slot for a day. */
export const smallShares: Attack = {
  name: 'hold slots for a day by the smallest share of a price',
  run: async (origin) => {
    const free = await offers(origin);
    const [address, answers, held]: [string, Sent[], OrderView[]] = ['10.1.0.2', [], []];
    for (let next = 0; next < SHARED_TRIES; next += 1) {
      const move = withSlot(moveOf(customerOf(`sharer ${next}`).email), free.at(next + TRIES).choice);
      const shared = shareOrder(origin, move, { part: { id: 'box_s', cubicFeet: 1.5 }, address });
      const { order, links } = await shared.catch(() => ({ order: null, links: {} as Record<string, string> }));
      if (!order) {
        answers.push({ status: 429, text: '' });
        continue;
      }
      await payShareAsTest(origin, links['Tom'] ?? '');
      const { reference, token } = order;
      const body = JSON.stringify({ reference, token, isBackFromPayment: false });
      const answer = await send(origin + READ_PATH, { body, address });
      answers.push(answer);
      held.push(JSON.parse(answer.text) as OrderView);
    }
    const long = held.filter(
      ({ createdAt, holdExpiresAt }) => new Date(holdExpiresAt ?? 0) > minutesAfter(new Date(createdAt), HOLD_MINUTES),
    );
    const figure = `${held.length} of ${SHARED_TRIES} orders are held, ${long.length} of them for longer than ${HOLD_MINUTES} minutes`;
    const isHeld = held.length <= UNPAID_LIMITS.fromAnAddress && long.length === 0;
    return { ...judgeOutcome(answers, isHeld ? [] : [figure]), notes: [figure] };
  },
};
