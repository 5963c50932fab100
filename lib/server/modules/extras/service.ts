import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '@/lib/contracts/errors';
import { londonDate, minutesBetween } from '@/lib/domain/london-time';
import { factsInWords, offeredExtras } from '@/lib/domain/extras/booked-job';
import { EXTRA_KINDS, placeOf, type ExtraFacts } from '@/lib/domain/extras/extras';
import { extraPrice, type ExtraPrice, type KeysPlan } from '@/lib/domain/extras/key-handover';
import { answerBy, whyNotAsked, type WhyNotAsked } from '@/lib/domain/extras/state';
import { fromPounds, toPounds, type Pence } from '@/lib/domain/money';
import { isUnknownDistrict } from '@/lib/domain/places/distance';
import { LOWEST_FLOOR } from '@/lib/domain/places/floors';
import { fullPostcode } from '@/lib/domain/places/postcode';
import { unservedText } from '@/lib/domain/places/unserved';
import { readWhole } from '@/lib/domain/typed-number';
import { isOver } from '@/lib/domain/visits/states';
import { countWithNoun } from '@/lib/domain/wording';
import { assertBooked } from '@/lib/server/modules/orders/change-target';
import { findOrder, insertEvent, lockOrder } from '@/lib/server/modules/orders/repo';
import { mobileOf } from '@/lib/server/modules/sms/plan';
import { progressOf } from '@/lib/server/modules/visits/day';
import { findVisit, visitEventsOf, visitsOf } from '@/lib/server/modules/visits/repo';
import { Problem, wrongField } from '@/lib/server/platform/base/problem';
import type { Db, ExtraRow, OrderRow, Trx } from '@/lib/server/platform/db/schema';
import { enqueue, wakeOutbox } from '@/lib/server/platform/outbox/enqueue';
import { MESSAGES } from '@/lib/validation/messages';
import { earlierOf, extrasOf, findExtra, insertExtra, jobOf, stateOf } from './repo';
import { answerExtra, extraDetail, lapseOf, planReminders } from './steps';
import type { askCrewExtra, priceCrewExtra } from '@/lib/contracts/crew-extras';
import type { RequestOf, ResponseOf } from '@/lib/contracts/endpoint';
import type { ExtraDto, ExtrasView, answerExtra as answerCall } from '@/lib/contracts/extras';
import type { CrewOfDay } from '@/lib/domain/visits/crew-day';
import { CREW_NAMES } from '@/lib/domain/visits/labels';
import { isOfCrew } from '@/lib/server/modules/crew/record';
import { authorisedOrder } from '@/lib/server/modules/orders/authorised';
import { extraPayPath } from '@/lib/server/modules/orders/paths';
import { transact } from '@/lib/server/platform/db/db';
import type { Deps } from '@/lib/server/platform/installation/deps';

type AskedExtra = {
  /** The key of the form, which makes a repeated request ask only once. */
  readonly id: string;
  readonly orderId: string;
  readonly facts: ExtraFacts;
  readonly reason: string;
  readonly expected: Pence;
  /** `name`: the operator's address, or "Moving crew 1". */
  readonly asker: { readonly by: 'desk' | 'crew'; readonly name: string };
  readonly at: Date;
};

const REFUSALS: Readonly<Record<WhyNotAsked, ErrorCode>> = {
  one_is_open: 'order_changed',
  refused_twice: 'change_not_offered',
  desk_only: 'change_not_offered',
  nothing_more: 'nothing_to_change',
};

const CAUSES = { desk: 'operator', crew: 'crew' } as const;

/** Throws Problem validation_failed for more than the vans hold, and for an address outside the service area. */
export function pricedExtra(order: OrderRow, facts: ExtraFacts, rows: readonly ExtraRow[], now: Date): ExtraPrice {
  try {
    return extraPrice(jobOf(order), facts, earlierOf(rows, now));
  } catch (error) {
    if (isUnknownDistrict(error)) throw wrongField('postcode', unservedText(error.outcode));
    if (error instanceof RangeError) throw wrongField('cubicFeet', 'This is more than our vans hold');
    throw error;
  }
}

/**
 * Asks the customer to agree to an extra, in one transaction with the order's row locked. Returns false when the same
 * form was sent before. Throws Problem as assertAskable does; price_changed, validation_failed for a longer wait than
 * there was, order_changed while another extra is open, nothing_to_change when it is free, change_not_offered after two
 * refusals and for extras that a crew may not ask for.
 */
export async function askExtra(trx: Trx, asked: AskedExtra): Promise<boolean> {
  const { id, orderId, facts, reason, expected, asker, at } = asked;
  const order = await lockOrder(trx, orderId);
  if (await findExtra(trx, id)) return false;
  await assertAskable(trx, order, at);
  if (facts.kind === 'waiting') await assertWaited(trx, { orderId, minutes: facts.minutes, by: asker.by, now: at });
  await lapseOf(trx, orderId, at);
  const rows = await extrasOf(trx, orderId);
  const { amount, workedOut } = pricedExtra(order, facts, rows, at);
  const why = whyNotAsked({ kind: facts.kind, amount, by: asker.by }, earlierOf(rows, at));
  if (why !== null) throw new Problem(REFUSALS[why]);
  if (amount !== expected) throw new Problem('price_changed');
  const extra = await insertExtra(trx, at, {
    id,
    order_id: orderId,
    kind: facts.kind,
    place: placeOf(facts),
    what: factsInWords(jobOf(order), facts),
    postcode: facts.kind === 'stop' ? (facts.postcode ?? null) : null,
    worked_out: workedOut,
    reason,
    pence: amount,
    asked_by: asker.name,
    answer_by: answerBy(at).toISOString(),
  });
  await insertEvent(trx, orderId, { type: 'extra_asked', cause: CAUSES[asker.by], at, detail: extraDetail(extra) });
  const [mail, text] = ['order.extra_asked.customer', 'order.extra_asked.text'] as const;
  for (const topic of mobileOf(order) === null ? [mail] : [mail, text])
    await enqueue(trx, topic, { orderId, extraId: id }, { dedupeKey: `${topic}:${id}`, now: at });
  return true;
}

type ChosenKeysPlan = {
  readonly orderId: string;
  readonly plan: KeysPlan;
  readonly what: string;
  readonly price: ExtraPrice;
  readonly at: Date;
};

/**
 * Inserts the plan that a customer chose for late keys as an agreed extra, with the reminders to pay it. Returns the
 * extra's id. The order's row must be locked.
 */
export async function agreeAtOnce(trx: Trx, { orderId, plan, what, price, at }: ChosenKeysPlan): Promise<string> {
  const now = at.toISOString();
  const extra = await insertExtra(trx, at, {
    id: randomUUID(),
    order_id: orderId,
    kind: 'keys',
    // isPaidWaiting reads the plan from the place.
    place: plan,
    postcode: null,
    what,
    worked_out: price.workedOut,
    reason: '',
    pence: price.amount,
    state: 'agreed',
    asked_by: 'the customer',
    answer_by: now,
    answered_at: now,
  });
  await planReminders(trx, extra, at);
  await insertEvent(trx, orderId, { type: 'extra_agreed', cause: 'visitor', at, detail: extraDetail(extra) });
  return extra.id;
}

/**
 * Throws Problem as assertBooked does; change_not_offered before the day, when the order itself can be changed, and
 * too_late_to_change after the work.
 */
export async function assertAskable(db: Db, order: OrderRow, now: Date): Promise<void> {
  assertBooked(order);
  const open = (await visitsOf(db, order.id)).filter(({ state }) => !isOver(state));
  if (open.length === 0) throw new Problem('too_late_to_change');
  if (open.every(({ date }) => date > londonDate(now))) throw new Problem('change_not_offered');
}

export const isAskable = (db: Db, order: OrderRow, now: Date): Promise<boolean> =>
  assertAskable(db, order, now).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Problem) return false;
      throw error;
    },
  );

type ReportedWait = {
  readonly minutes: number;
  readonly by: 'desk' | 'crew';
  readonly orderId: string;
  readonly now: Date;
};

/**
 * Throws Problem validation_failed for more minutes than have passed since the crew's reported arrival. Without a
 * reported arrival only the desk may ask, because it may know of the arrival by telephone.
 */
async function assertWaited(db: Db, { orderId, minutes, by, now }: ReportedWait): Promise<void> {
  const open = (await visitsOf(db, orderId)).filter(({ state }) => !isOver(state));
  const ids = open.map(({ id }) => id);
  const events = await visitEventsOf(db, ids);
  const minutesThere = open.flatMap(({ id, kind }) => {
    const own = events.filter(({ visit_id }) => visit_id === id);
    const { arrivedAt } = progressOf(kind, own);
    return arrivedAt ? [minutesBetween(arrivedAt, now)] : [];
  });
  if (minutesThere.length === 0 && by === 'desk') return;
  const longest = Math.max(0, ...minutesThere);
  if (minutes > longest)
    throw wrongField(
      'minutes',
      longest === 0 ? 'Nobody has arrived yet' : `The crew has been there for ${countWithNoun(longest, 'minute')}`,
    );
}

type TypedFacts = Readonly<Record<string, string | undefined>>;

export const FACT_FIELDS = [
  'kind',
  'cubicFeet',
  'stop',
  'floor',
  'lift',
  'side',
  'postcode',
  'parking',
  'minutes',
] as const;

/** Parses the fields of the form. Returns null for a missing or unknown kind. Throws Problem validation_failed. */
export function factsTyped(typed: TypedFacts): ExtraFacts | null {
  const kind = EXTRA_KINDS.find((known) => known === typed.kind);
  const floor = () => whole(typed.floor, 'floor', [LOWEST_FLOOR, 60]);
  switch (kind) {
    case undefined:
      return null;
    case 'volume':
      return { kind, cubicFeet: whole(typed.cubicFeet, 'cubicFeet', [1, 10_000]) };
    case 'floors':
      return { kind, stop: stopIn(typed.stop), floor: floor(), hasLift: typed.lift === 'yes' };
    case 'parking':
      return { kind, stop: stopIn(typed.stop) };
    case 'stop': {
      const side = typed.side === 'collection' ? 'collection' : 'delivery';
      const access = { floor: floor(), hasLift: typed.lift === 'yes', hasParking: typed.parking === 'yes' };
      return { kind, side, postcode: postcodeIn(typed.postcode), ...access };
    }
    case 'waiting':
      return { kind, minutes: whole(typed.minutes, 'minutes', [1, 600]) };
  }
}

/** Throws Problem validation_failed for anything but a whole number within the limits. */
function whole(text: string | undefined, field: string, limits: readonly [least: number, most: number]): number {
  const value = readWhole(text ?? '', limits);
  if (value === null) throw wrongField(field, 'Enter a whole number');
  return value;
}

function postcodeIn(text = ''): string {
  const postcode = fullPostcode(text);
  if (postcode === null) throw wrongField('postcode', MESSAGES.postcodeInvalid);
  return postcode;
}

function stopIn(text: string | undefined): string {
  if (text === undefined) throw wrongField('stop', 'Choose the address');
  return text;
}

export function extrasService(deps: Deps) {
  return {
    /** Returns null for a wrong reference or token. */
    view: async (reference: string, token: string): Promise<ExtrasView | null> => {
      const order = await authorisedOrder(deps, reference, token);
      if (!order) return null;
      const now = deps.now();
      return { reference, extras: await extrasView(deps.db, order, token, now), now: now.toISOString() };
    },

    /** Throws Problem as answerExtra does, and not_found for a wrong reference or token. */
    answer: async ({ reference, token, extra: extraId, answer, expected }: RequestOf<typeof answerCall>) => {
      const order = await authorisedOrder(deps, reference, token);
      if (!order) throw new Problem('not_found');
      const given = { orderId: order.id, extraId, answer, expected: fromPounds(expected), at: deps.now() };
      await transact(deps.db, (trx) => answerExtra(trx, given));
      return { answer };
    },
  };
}

type OrderRef = { readonly id: string; readonly reference: string };

const toDto = (row: ExtraRow, { reference }: OrderRef, token: string, now: Date): ExtraDto => {
  const state = stateOf(row, now);
  return {
    id: row.id,
    kind: row.kind,
    what: row.what,
    workedOut: row.worked_out,
    reason: row.reason,
    amount: toPounds(row.pence),
    state,
    answerBy: row.answer_by,
    paymentUrl: state === 'agreed' ? extraPayPath(reference, token, row.id) : null,
  };
};

/** Returns all extras of an order, the oldest first. Only an agreed and unpaid one has a payment link. */
export async function extrasView(db: Db, order: OrderRef, token: string, now: Date): Promise<readonly ExtraDto[]> {
  return (await extrasOf(db, order.id)).map((row) => toDto(row, order, token, now));
}

type Ports = Pick<Deps, 'db' | 'now'>;
type PriceRequest = Omit<RequestOf<typeof priceCrewExtra>, 'crewDay'>;
type AskRequest = Omit<RequestOf<typeof askCrewExtra>, 'crewDay'>;

/**
 * Returns the price of an extra, or why a crew cannot ask for it. Throws Problem as assertAskable does, not_found for a
 * job of another crew, change_not_offered for a kind that the job does not have, validation_failed.
 */
export async function priceForCrew(
  { db, now }: Ports,
  crew: CrewOfDay,
  { visit, asked }: PriceRequest,
): Promise<ResponseOf<typeof priceCrewExtra>> {
  const at = now();
  const { order, facts } = await readCrewRequest(db, crew, { visit, asked }, at);
  await assertAskable(db, order, at);
  const rows = await extrasOf(db, order.id);
  const { amount, workedOut } = pricedExtra(order, facts, rows, at);
  const why = whyNotAsked({ kind: facts.kind, amount, by: 'crew' }, earlierOf(rows, at));
  if (why !== null) return { kind: 'refused', why };
  return { kind: 'price', what: factsInWords(jobOf(order), facts), workedOut, amount: toPounds(amount) };
}

/** Asks the customer. The crew does not get the link to the answer. Throws Problem as priceForCrew and askExtra do. */
export async function askForCrew(
  { db, now }: Ports,
  crew: CrewOfDay,
  { visit, asked, extra: id, expected }: AskRequest,
): Promise<ResponseOf<typeof askCrewExtra>> {
  const at = now();
  await transact(db, async (trx) => {
    const { order, facts } = await readCrewRequest(trx, crew, { visit, asked }, at);
    const name = `${CREW_NAMES[crew.service]} ${crew.number}`;
    await askExtra(trx, {
      id,
      orderId: order.id,
      facts,
      reason: '',
      expected: fromPounds(expected),
      asker: { by: 'crew', name },
      at,
    });
  });
  wakeOutbox();
  return { extra: id };
}

/** Returns the order and the facts of a crew's request. `asked`: the facts as a query. */
async function readCrewRequest(
  db: Db,
  crew: CrewOfDay,
  { visit: visitId, asked }: PriceRequest,
  at: Date,
): Promise<{ readonly order: OrderRow; readonly facts: ExtraFacts }> {
  const visit = await findVisit(db, visitId);
  const order = visit && (await findOrder(db, visit.order_id));
  if (!order || !(await isOfCrew(db, crew, visitId, at))) throw new Problem('not_found');
  const facts = factsTyped(Object.fromEntries(new URLSearchParams(asked)));
  if (facts === null) throw wrongField('kind', 'Choose what is different');
  // Cleaners have nothing to do with stairs and vans.
  if (visit.kind === 'clean' && facts.kind !== 'waiting') throw new Problem('change_not_offered');
  if (!offeredExtras(jobOf(order)).includes(facts.kind)) throw new Problem('change_not_offered');
  return { order, facts };
}
