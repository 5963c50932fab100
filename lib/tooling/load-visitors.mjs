/** The visitors of `npm run load`: each books repeatedly, from the first answer to the payment page. */
import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { customerOf, freeSlots, moveOf, priceOf, SAMPLE_ANSWERS, withSlot } from '../testing/site-client.ts';
import { answerTo } from './load-calls.mjs';

const APP = '/smart-app/api/v1';

/** Returns some slots, each with the price of its day and with places for every visitor. */
export async function offersOf(origin) {
  const choices = await freeSlots(origin, SAMPLE_ANSWERS, 20, 40);
  const totals = new Map();
  for (const { date } of choices) {
    if (totals.has(date)) continue;
    const { totalWithDiscount } = await priceOf(origin, withSlot(SAMPLE_ANSWERS, { date, slot: ['10:00', '12:00'] }));
    totals.set(date, totalWithDiscount);
  }
  return choices.map((choice) => ({ choice, total: totals.get(choice.date) }));
}

/** Makes no pause: the next call follows the last answer at once. */
const hurry = () => undefined;

/**
 * Waits half a second to one and a half before each call, less than a person needs for a form, so that the load is
 * above that of real visitors.
 */
export const thinkTime = () => wait(500 + Math.random() * 1000);

/**
 * Returns every call of a round: `{ name, ms, status }`, with status 0 and the reason for a call without an answer.
 * @param think the pause of a visitor before each call; visitors with pauses request the price, too
 */
export async function round({ origin, offers, visitors, seconds, firstVisit, think = hurry }) {
  const calls = [];
  let visits = firstVisit;
  const until = performance.now() + seconds * 1000;
  const visitor = async (index) => {
    for (let next = index; performance.now() < until; next += 1) {
      const visitor = { think, number: (visits += 1), tell: (call) => calls.push(call) };
      await visit(origin, offers[next % offers.length], visitor);
    }
  };
  await Promise.all(Array.from({ length: visitors }, (_, index) => visitor(index)));
  return { calls, visits };
}

/**
 * Makes a booking of a new customer, because calls are limited by address, and unpaid orders by person too. Each uses a
 * connection of its own, so that none is an idle one that the server is just closing. A browser would silently retry
 * there.
 */
async function visit(origin, { choice, total }, { think, number, tell }) {
  const { address, email } = customerOf(String(number));
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const call = async (name, path, body) => {
    await think();
    return (await answerTo({ url: new URL(path, origin), agent, address, name, body, tell })).body;
  };
  const answers = withSlot(moveOf(email), choice);
  if (think !== hurry) await call('price', `${APP}/calculation_personalized`, answers);
  const draft = { draftId: null, flow: 'moving', step: 'details', answers };
  const saved = await call('draft', `${APP}/easy_checkout`, draft);
  await call('slots', `${APP}/slots`, { service: 'MOVING', from: choice.date, to: choice.date, answers });
  const placed = await call('order', `${APP}/create_order_from_personalized_calculation`, {
    idempotencyKey: crypto.randomUUID(),
    flow: 'moving',
    answers,
    expectedTotal: total,
    draftId: saved?.draftId ?? null,
  });
  if (placed) await call('payment', `${APP}/order/${placed.orderId}/payment_link?token=${placed.token}`);
  agent.destroy();
}
