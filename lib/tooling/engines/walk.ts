import { randomUUID } from 'node:crypto';
import type { MovingAnswers } from '@/lib/domain/answers/flow-answers';
import { FLOW_IDS, type FlowId } from '@/lib/domain/services/flows';
import { flowPath, ROUTES, stepPath } from '@/lib/routes';
import * as site from '@/lib/testing/site-client';
import { waitUntil, type Session } from './session';

/** Returns the answers for a move of a new customer. */
async function somebodysMove(origin: string): Promise<MovingAnswers> {
  const { email, phone } = site.customerOf(randomUUID());
  return { ...(await site.completeAnswers(origin)), email, phone };
}

/** Returns whether React has hydrated the page. Before that, a press would test the browser alone. */
const isAwake = (): boolean =>
  [...document.querySelectorAll('main button, main input')].some((element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps')),
  );

/** Presses the first visible button or link with these words. */
async function press(session: Session, words: string): Promise<void> {
  await waitUntil(session, `"${words}" is pressed`, pressed, words);
}

function pressed(words: string): boolean {
  const said = new RegExp(words);
  const target = [...document.querySelectorAll<HTMLElement>('button, a')].find(
    (element) => element.checkVisibility() && said.test(element.textContent.trim()),
  );
  target?.click();
  return target !== undefined;
}

const isOfFlow = (path: string): boolean =>
  location.pathname.startsWith(`${path}/`) && document.readyState === 'complete';
/** Returns whether the next page is shown. The address changes before the page does. */
const hasLeft = (path: string, heading: string): boolean =>
  location.pathname !== path && document.querySelector('h1')?.textContent !== heading;
const NEXT = '^Next: ';
const MOST_STEPS = 8;

/** Walks a flow from its first step to the paid order. Returns the path of the order's page. */
async function toThePaidOrder(session: Session, url: string): Promise<string> {
  await session.goto(url);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await waitUntil(session, 'a step that answers', isAwake);
    const path = await session.read<string>('location.pathname');
    if (path.endsWith('/check')) break;
    const heading = await session.read<string>("document.querySelector('h1').textContent");
    await press(session, NEXT);
    await waitUntil(session, `a step after ${path}`, hasLeft, path, heading);
  }
  await session.read("document.querySelector('[name=isAgreedWithPayments]')?.click()");
  await press(session, '^Pay now');
  await waitUntil(session, 'the payment page', () => location.pathname.startsWith('/pay/'));
  await press(session, '^Pay, as a test$');
  await waitUntil(session, 'the order', () => location.pathname.startsWith('/orders/'));
  await waitUntil(session, 'a booked order', () => / is booked$/.test(document.querySelector('h1')?.textContent ?? ''));
  return session.read('location.pathname + location.search');
}

type Start = {
  readonly session: Session;
  readonly origin: string;
  readonly move: MovingAnswers;
  /** The order pages of earlier bookings, by flow. */
  readonly orders: Partial<Record<FlowId, string>>;
};

/** Saves a quote with every answer, so that each step can be visited. Returns its id. */
const saved =
  (flow: FlowId) =>
  async ({ origin, move }: Start): Promise<string> =>
    (await site.saveDraft(origin, site.answersOf(move)[flow], 'details', flow)).draftId;

/** Starts a return at the page of its storage order, because only the owner may have items back. */
async function ownersReturn({ session, origin, move, orders }: Start): Promise<string> {
  await session.goto(origin + (orders.storage ?? ''));
  await press(session, '^Bring (some|all|every).*');
  await waitUntil(session, 'the return', isOfFlow, ROUTES.returnQuote);
  const draftId = await session.read<string>("new URLSearchParams(location.search).get('quote')");
  await site.saveDraft(origin, site.returnInsteadOf(move), 'details', 'storage-return', draftId);
  return draftId;
}

const QUOTES: Readonly<Record<FlowId, (start: Start) => Promise<string>>> = {
  moving: saved('moving'),
  storage: saved('storage'),
  'storage-return': ownersReturn,
  cleaning: saved('cleaning'),
};

/** Books each service as a visitor does. Returns the addresses of the paid orders, by flow. */
export async function walkAll(session: Session, origin: string): Promise<Partial<Record<FlowId, string>>> {
  const orders: Partial<Record<FlowId, string>> = {};
  const move = await somebodysMove(origin);
  for (const flow of FLOW_IDS) {
    try {
      const draftId = await QUOTES[flow]({ session, origin, move, orders });
      orders[flow] = await toThePaidOrder(session, origin + stepPath(flowPath(flow), 'packing', draftId));
    } catch (error) {
      throw new Error(`${flow}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  }
  return orders;
}
