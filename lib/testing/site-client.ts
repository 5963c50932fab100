/**
 * A visitor without a browser, who uses the public calls of a running site. The browser tests use this file (for the
 * stranger who takes the last slot), and so do the benchmarks, which Node runs uncompiled: it imports only types of
 * ours.
 */
import { createHash, randomUUID } from 'node:crypto';
import type { DraftDto, CreatedOrderDto } from '@/lib/contracts/checkout';
import type { QuoteDto } from '@/lib/contracts/errors';
import type { OrderView } from '@/lib/contracts/order-view';
import type { DayDto } from '@/lib/contracts/slots';
import type { CheckoutAnswers } from '@/lib/domain/answers/checkout';
import type { CleaningAnswers, MovingAnswers, StorageAnswers } from '@/lib/domain/answers/flow-answers';
import type { AnswersOf, FlowId } from '@/lib/domain/services/flows';
import type { ReturnAnswers } from '@/lib/domain/answers/storage-return';
import type { SlotTimes } from '@/lib/domain/london-time';

/** APP_PREFIX of the contracts with the default product; only types can be imported here. */
const APP = '/smart-app/api/v1';

export type SlotChoice = { readonly date: string; readonly slot: SlotTimes };

/** A one-bedroom move from Hackney to Camden, complete except for day and slot. */
export const SAMPLE_ANSWERS: MovingAnswers = {
  movingSpace: 'one_bedroom',
  addOns: [],
  isStudent: false,
  addresses: {
    collection: { postcode: 'E8 1EJ', floor: 0, parking: true, elevator: false },
    delivery: { postcode: 'NW1 8QA', floor: 0, parking: true, elevator: false },
    additional_collection: [],
    additional_delivery: [],
  },
  furnitureItems: [],
  cover: { step: 'included', worth: [] },
  split: { lines: [], storageSpace: '', storageTerm: '' },
  dates: { movingDate: '' },
  timeSlot: { movingDate: null },
  promo: '',
  signForNews: false,
  firstName: 'Ada',
  lastName: 'Example',
  email: 'ada@example.com',
  phone: '7700900123',
  phonePrefix: '44',
  isAgreedWithTerms: true,
  isAgreedWithPayments: false,
  wantsStartWithin14Days: true,
};

export type Customer = { readonly email: string; readonly phone: string; readonly address: string };

/**
 * Returns a customer for a seed, as unpaid orders are counted by mailbox, telephone and network address (ABU-1).
 * Ofcom's thousand fictional mobile numbers are too few to tell customers apart. Nobody contacts these customers.
 */
export function customerOf(seed: string): Customer {
  const digest = createHash('sha256').update(seed).digest();
  const digits = String(digest.readUInt32BE() % 100_000_000).padStart(8, '0');
  return {
    email: `customer-${digits}@example.com`,
    phone: `073${digits}`,
    address: ['10', ...digest.subarray(4, 7)].join('.'),
  };
}

/** Returns the sample move for the customer with an address. */
export const moveOf = (email: string): MovingAnswers => ({ ...SAMPLE_ANSWERS, email, phone: customerOf(email).phone });

/** Returns the answer of a call. Throws an error with status and body. */
async function post<Answer>(
  origin: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}

export const saveDraft = (
  origin: string,
  answers: AnswersOf[FlowId],
  step: string,
  flow: FlowId = 'moving',
  draftId: string | null = null,
): Promise<DraftDto> =>
  // Each call has a network address of its own, because calls are limited by address.
  post(
    origin,
    `${APP}/easy_checkout`,
    { draftId, flow, step, answers },
    { 'x-forwarded-for': customerOf(randomUUID()).address },
  );

/**
 * Shares the list of a saved move and begins another person's part. Returns the keys of the list's link and of that
 * part.
 */
export async function shareList(
  origin: string,
  draftId: string,
  name = 'Tom',
): Promise<{ readonly list: string; readonly part: string }> {
  const from = { 'x-forwarded-for': customerOf(randomUUID()).address };
  const { link } = await post<{ readonly link: string }>(
    origin,
    `${APP}/set_shared_list`,
    { draftId, set: 'open' },
    from,
  );
  const list = new URL(link).searchParams.get('list') ?? '';
  const { key } = await post<{ readonly key: string }>(origin, `${APP}/join_shared_list`, { list, name }, from);
  return { list, part: key };
}

/** A catalogue item in Tom's part of a list. */
type Part = { readonly id: string; readonly cubicFeet: number };
const ARMCHAIR: Part = { id: 'armchair', cubicFeet: 20 };

/** Orders an unpaid move whose price two people share. Returns the payment pages of both. */
export async function shareOrder(
  origin: string,
  answers: MovingAnswers,
  { part: thing = ARMCHAIR, address = customerOf(randomUUID()).address } = {},
): Promise<{ readonly order: CreatedOrderDto; readonly links: Readonly<Record<string, string>> }> {
  const sofa = { id: 'sofa_3', title: 'Sofa, 3 seats', quantity: 1, cubicFeet: 50, kilograms: 55 };
  const { draftId } = await saveDraft(origin, { ...answers, furnitureItems: [sofa] }, 'details');
  const { part } = await shareList(origin, draftId);
  const from = { 'x-forwarded-for': address };
  await post(origin, `${APP}/fill_list_part`, { key: part, items: [{ id: thing.id, quantity: 2 }] }, from);
  const cubicFeet = sofa.cubicFeet + 2 * thing.cubicFeet;
  const { totalWithDiscount } = await priceOf(origin, { ...answers, furnitureItems: [{ ...sofa, cubicFeet }] });
  const body = { idempotencyKey: randomUUID(), draftId, flow: 'moving', answers, expectedTotal: totalWithDiscount };
  const order: CreatedOrderDto = await post(origin, `${APP}/create_order_from_personalized_calculation`, body, from);
  const { reference, token } = order;
  const { shares } = await post<{ readonly shares: readonly { readonly name: string; readonly link: string }[] }>(
    origin,
    `${APP}/share_order`,
    { reference, token },
    from,
  );
  return { order, links: Object.fromEntries(shares.map(({ name, link }) => [name, link])) };
}

export const priceOf = (origin: string, answers: MovingAnswers): Promise<QuoteDto> =>
  post(origin, `${APP}/calculation_personalized`, answers);

/** Returns the UTC date a number of days after today. */
const isoDay = (daysAhead: number): string => {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + daysAhead);
  return day.toISOString().slice(0, 10);
};

/** Returns the free slots between two days from today, the earliest first. */
export async function freeSlots(
  origin: string,
  answers: MovingAnswers,
  fromDay = 20,
  toDay = 60,
): Promise<SlotChoice[]> {
  const { days } = await post<{ readonly days: readonly DayDto[] }>(origin, `${APP}/slots`, {
    service: 'MOVING',
    from: isoDay(fromDay),
    to: isoDay(toDay),
    answers,
  });
  return days.flatMap((day) =>
    day.slots
      .filter((slot) => slot.state !== 'full')
      .map((slot) => ({ date: day.date, slot: [slot.start, slot.end] as const })),
  );
}

export const withSlot = (answers: MovingAnswers, { date, slot }: SlotChoice): MovingAnswers => ({
  ...answers,
  dates: { movingDate: date },
  timeSlot: { movingDate: slot },
});

/** Orders at the site's own price; one order per `idempotencyKey`. */
export async function order(
  origin: string,
  answers: MovingAnswers,
  idempotencyKey: string,
  expectedTotal: number,
  headers: Record<string, string> = {},
): Promise<CreatedOrderDto> {
  const body = { idempotencyKey, draftId: null, flow: 'moving', answers, expectedTotal };
  const from = { 'x-forwarded-for': customerOf(idempotencyKey).address };
  return post(origin, `${APP}/create_order_from_personalized_calculation`, body, { ...from, ...headers });
}

export const priceOfStorage = (origin: string, answers: StorageAnswers): Promise<QuoteDto> =>
  post(origin, `${APP}/calculation_personalized`, { ...answers, service: 'STORAGE_COLLECTION' });

/** Orders storage, as `order` does for a move. */
export const orderStorage = (
  origin: string,
  answers: StorageAnswers,
  idempotencyKey: string,
  expectedTotal: number,
): Promise<CreatedOrderDto> =>
  post(
    origin,
    `${APP}/create_order_from_personalized_calculation`,
    { idempotencyKey, draftId: null, flow: 'storage', answers, expectedTotal },
    { 'x-forwarded-for': customerOf(idempotencyKey).address },
  );

/** Orders a return from a rental with the key of its page, at the site's own price. */
export async function orderReturn(
  origin: string,
  answers: ReturnAnswers,
  rental: Pick<CreatedOrderDto, 'reference' | 'token'>,
): Promise<CreatedOrderDto> {
  const price = await post<QuoteDto>(origin, `${APP}/calculation_personalized`, {
    ...answers,
    service: 'STORAGE_RETURN',
  });
  return post(
    origin,
    `${APP}/create_order_from_personalized_calculation`,
    {
      idempotencyKey: randomUUID(),
      draftId: null,
      flow: 'storage-return',
      answers,
      store: { reference: rental.reference, token: rental.token },
      expectedTotal: price.totalWithDiscount,
    },
    { 'x-forwarded-for': customerOf(randomUUID()).address },
  );
}

/** Returns the sample move on the first free slot, complete up to the payment. */
export async function completeAnswers(origin: string): Promise<MovingAnswers> {
  const [choice] = await freeSlots(origin, SAMPLE_ANSWERS);
  if (!choice) throw new Error('No free slot in the next 60 days');
  return withSlot(SAMPLE_ANSWERS, choice);
}

/** Returns the contact answers of a move. */
function whoIn(move: MovingAnswers): CheckoutAnswers {
  const { firstName, lastName, email, phone, phonePrefix } = move;
  const { isStudent, promo, signForNews, isAgreedWithTerms, wantsStartWithin14Days } = move;
  return {
    firstName,
    lastName,
    email,
    phone,
    phonePrefix,
    isStudent,
    promo,
    signForNews,
    isAgreedWithTerms,
    wantsStartWithin14Days,
  };
}

/** Returns storage for the customer of a move: a unit for three months, collected on the same day. */
export function storageInsteadOf(move: MovingAnswers): StorageAnswers {
  return {
    ...whoIn(move),
    addOns: [],
    storageSpace: 'Plan 6x4',
    squareFeet: null,
    storesWhatFits: '',
    isTopUp: false,
    storedItems: [],
    cover: { step: 'included', worth: [] },
    storageTerm: '3_months',
    addresses: { storage_collection: move.addresses.collection },
    furnitureItems: [{ id: 'sofa_3', title: 'Sofa, 3 seats', quantity: 1, cubicFeet: 50, kilograms: 55 }],
    dates: { storageCollectionDate: move.dates.movingDate },
    timeSlot: { storageCollectionDate: move.timeSlot.movingDate },
    isAgreedWithPayments: true,
  };
}

/** Returns a return for the customer of a move: everything in a unit, on the same day. */
export function returnInsteadOf(move: MovingAnswers): ReturnAnswers {
  return {
    ...whoIn(move),
    addOns: [],
    returnKind: 'unit',
    storageSpace: 'Plan 6x4',
    squareFeet: null,
    storedItems: [],
    furnitureItems: [],
    addresses: { delivery: move.addresses.delivery },
    dates: { deliveryDate: move.dates.movingDate },
    timeSlot: { deliveryDate: move.timeSlot.movingDate },
  };
}

/** Returns a clean for the customer of a move: of the old home, on the same day. */
export function cleanInsteadOf(move: MovingAnswers): CleaningAnswers {
  return {
    ...whoIn(move),
    addOns: [],
    cleaningSpace: 'one_bedroom',
    addresses: { cleaning: move.addresses.collection },
    moveSlot: null,
    dates: { cleaningDate: move.dates.movingDate },
    timeSlot: { cleaningDate: move.timeSlot.movingDate },
  };
}

/** Returns the answers of each flow for the customer of a move. */
export const answersOf = (move: MovingAnswers): AnswersOf => ({
  moving: move,
  storage: storageInsteadOf(move),
  'storage-return': returnInsteadOf(move),
  cleaning: cleanInsteadOf(move),
});

/** Places an order in the shortest way: the first free slot at its price. */
export async function orderSomething(origin: string): Promise<CreatedOrderDto> {
  const answers = await completeAnswers(origin);
  const quote = await priceOf(origin, answers);
  return order(origin, answers, randomUUID(), quote.totalWithDiscount);
}

/** Returns the address of the payment page of an unpaid order. */
export async function paymentPage(origin: string, { orderId, token }: CreatedOrderDto): Promise<string> {
  const response = await fetch(`${origin}${APP}/order/${orderId}/payment_link?token=${token}`);
  return ((await response.json()) as { readonly url: string }).url;
}

/** Returns the address of the page that replaces the card of a rental. */
export async function cardPage(
  origin: string,
  { reference, token }: Pick<CreatedOrderDto, 'reference' | 'token'>,
): Promise<string> {
  const response = await fetch(`${origin}/api/orders/${reference}/storage/card?token=${token}`, { redirect: 'manual' });
  return response.headers.get('location') ?? '';
}

/** Orders and pays storage. */
export async function rentSomething(origin: string): Promise<CreatedOrderDto> {
  const answers = storageInsteadOf(await completeAnswers(origin));
  const { totalWithDiscount } = await priceOfStorage(origin, answers);
  const rental = await orderStorage(origin, answers, randomUUID(), totalWithDiscount);
  await payAsTest(origin, rental);
  return rental;
}

/** Pays an order as the page of the built-in test provider does. */
export const payAsTest = async (origin: string, created: CreatedOrderDto): Promise<void> =>
  payOnPage(origin, await paymentPage(origin, created));

/** Pays the share behind a link, in the same way. */
export async function payShareAsTest(origin: string, link: string): Promise<void> {
  const { search } = new URL(link);
  const { headers } = await fetch(`${origin}/api/shares/pay${search}`, { redirect: 'manual' });
  await payOnPage(origin, headers.get('location') ?? '');
}

async function payOnPage(origin: string, page: string): Promise<void> {
  const { pathname, searchParams } = new URL(page);
  const paymentId = pathname.split('/').at(-1) ?? '';
  const response = await fetch(`${origin}/api/payments/test`, {
    method: 'POST',
    headers: { origin },
    body: new URLSearchParams({ paymentId, secret: searchParams.get('token') ?? '', action: 'pay' }),
    redirect: 'manual',
  });
  if (response.status !== 303) throw new Error(`The test payment answered ${response.status}`);
}

/** Returns the address of the invoice of a paid order. */
export async function invoicePage(origin: string, { reference, token }: CreatedOrderDto): Promise<string> {
  const response = await fetch(`${origin}${APP}/read_order`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ reference, token, isBackFromPayment: false }),
  });
  const { documents } = (await response.json()) as OrderView;
  if (!documents[0]) throw new Error('An order that is paid, without its invoice');
  return documents[0].url;
}
