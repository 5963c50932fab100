import { formatCubicFeet, inventoryTotals } from '../catalogue/inventory';
import { PLAN_CAPACITY, PLAN_MILES } from '../catalogue/plan-capacity';
import { MAX_CUBIC_FEET } from '../catalogue/vans';
import { NOTHING, formatPence, formatRate, pence, roundUp, sum, type Pence } from '../money';
import type { Address, Scheduled } from '../order-types';
import {
  MINUTE_MS,
  addDays,
  daysBetween,
  formatDay,
  formatSlot,
  londonDate,
  londonInstant,
  minutesAfter,
  type LocalDate,
  type SlotTimes,
} from '../london-time';
import { tripMiles } from '../places/distance';
import { parsePostcode } from '../places/postcode';
import { ADDITIONAL_ADDRESS, PER_EXTRA_MILE } from '../prices/assumptions';
import { accessCharges, busyDayCharge, charge, distanceCharges, spaceCharges } from '../pricing/charges';
import { quoteFrom } from '../pricing/discounts';
import { lineDifferences } from '../pricing/line-differences';
import type { QuoteLine, QuoteLines } from '../pricing/quote';
import { storageTripPrice, TRIP_RATE } from '../pricing/storage-trips';
import { countWithNoun } from '../wording';
import { carryingStops, dayOf, volumeLine, type BookedJob } from './booked-job';
import {
  EXTRA_LABELS,
  KEY_HANDOVER,
  isPaidWaiting,
  placeOf,
  waitedQuarters,
  waitingPrice,
  type ExtraFacts,
} from './extras';
import { isAgreed, type EarlierExtra } from './state';
import { SLOT_TIMES, isBookable } from '../slots/calendar';
import { FOLLOWED_FROM } from '../visits/assumptions';
import { hasBegun, type VisitKind, type VisitState } from '../visits/states';
import { slotOf } from '../visits/window';

export type ExtraPrice = {
  /** Pence. 0 where the order already covers the facts. */
  readonly amount: Pence;
  /** The calculation in one line: "Second floor, no lift at delivery £20, less student discount £2". */
  readonly workedOut: string;
};

type FurtherFacts = Extract<ExtraFacts, { readonly kind: 'stop' }>;
const NONE: ExtraPrice = { amount: NOTHING, workedOut: '' };

/**
 * Prices the facts beyond the order and the extras agreed since, like a quote: with the day's supplement and percentage
 * discounts. A code for a fixed sum is used up. Throws RangeError for more than the vans hold, UnknownDistrict for a
 * stop outside our area.
 */
export function extraPrice(job: BookedJob, facts: ExtraFacts, earlier: readonly EarlierExtra[]): ExtraPrice {
  const lines =
    facts.kind === 'waiting' ? waitingLines(facts.minutes) : withDayAndDiscounts(job, linesOf(job, facts, earlier));
  const all = [...lines, ...agreedBefore(facts, earlier)];
  return priceOf(all);
}

/** Returns the total of lines with the calculation in words. 0 where the total is negative. */
export function priceOf(lines: QuoteLines): ExtraPrice {
  const amount = sum(lines.map((each) => each.amount));
  if (amount <= NOTHING) return NONE;
  const words = lines.filter((each) => each.amount !== 0).map(inWords);
  return { amount, workedOut: words.join(', ') };
}

const inWords = ({ label, detail, amount }: QuoteLine): string =>
  `${amount < 0 ? 'less ' : ''}${detail ? `${label} ${wrapped(detail)}` : label} ${formatPence(pence(Math.abs(amount)))}`;
const wrapped = (detail: string): string => (detail.startsWith('at ') ? detail : `(${detail})`);

/** Returns a line that deducts what was agreed for the same kind and place. A further stop is new each time. */
export function agreedBefore(facts: ExtraFacts, earlier: readonly EarlierExtra[]): QuoteLines {
  if (facts.kind === 'stop') return [];
  const isSame = (one: EarlierExtra): boolean =>
    facts.kind === 'waiting' ? isPaidWaiting(one) : one.kind === facts.kind && one.place === placeOf(facts);
  const own = earlier.filter((one) => isSame(one) && isAgreed(one));
  const before = sum(own.map(({ amount }) => amount));
  return before === 0 ? [] : [line('what was agreed before', pence(-Number(before)))];
}

const line = (label: string, amount: Pence, detail?: string): QuoteLine =>
  charge('extra_volume', amount, detail === undefined ? { label } : { label, detail });

export function waitingLines(minutes: number): QuoteLines {
  const charged = `${countWithNoun(waitedQuarters(minutes), 'quarter-hour')} charged`;
  return [line(`Waiting, ${countWithNoun(minutes, 'minute')}`, waitingPrice(minutes), charged)];
}

/** Returns charges with the supplement of the day of the work (the job's own by default) and the order's discounts. */
export function withDayAndDiscounts(
  { order, quote }: BookedJob,
  charges: QuoteLines,
  date: LocalDate | '' = dayOf({ order, quote }),
): QuoteLines {
  const promo = quote.promo?.kind === 'percent' ? quote.promo : null;
  const busy = busyDayCharge(charges, date, 'extra');
  return quoteFrom({ charges: [...charges, ...busy], isStudent: order.isStudent, promo, distanceMiles: null }).lines;
}

function linesOf(
  job: BookedJob,
  facts: Exclude<ExtraFacts, { readonly kind: 'waiting' }>,
  earlier: readonly EarlierExtra[],
): QuoteLines {
  switch (facts.kind) {
    case 'volume':
      return volumeLines(job, facts.cubicFeet);
    case 'floors':
      return more(
        accessOf(job, facts.stop),
        accessOf(job, facts.stop, { floor: facts.floor, elevator: facts.hasLift }),
      );
    case 'parking':
      return more(accessOf(job, facts.stop), accessOf(job, facts.stop, { parking: false }));
    case 'stop': {
      const { side, floor, hasLift: elevator, hasParking: parking } = facts;
      const { furnitureItems } = job.order;
      const address = { postcode: '', floor, elevator, parking };
      return [
        charge('additional_address', ADDITIONAL_ADDRESS, { label: `Additional ${side}` }),
        ...accessCharges(side, address, furnitureItems, 'more', `at the additional ${side}`),
        ...wayLines(job, facts, earlier),
      ];
    }
  }
}

function wayLines(job: BookedJob, { side, postcode }: FurtherFacts, earlier: readonly EarlierExtra[]): QuoteLines {
  if (postcode === undefined) return [];
  const before = earlier.filter((one) => one.kind === 'stop' && isAgreed(one)).flatMap(furtherStop);
  const { amount, label, detail } = moreMiles(job, { side, postcode }, before);
  return [line(label, amount, detail)];
}

const furtherStop = ({ place, postcode }: EarlierExtra): readonly FurtherStop[] =>
  postcode === undefined ? [] : [{ side: place === 'collection' ? 'collection' : 'delivery', postcode }];

function more(before: QuoteLines, after: QuoteLines): QuoteLines {
  const changed = lineDifferences(before, after).map(({ label, after: now, difference }) =>
    line(now ? label : `no longer ${label}`, difference, now?.detail),
  );
  return sum(changed.map(({ amount }) => amount)) > NOTHING ? changed : [];
}

/** Returns the charges for stairs and parking at a stop, as booked or as found. */
function accessOf(job: BookedJob, stop: string, really: Partial<Address> = {}): QuoteLines {
  const place = carryingStops(job).find((each) => each.stop === stop);
  if (!place) return [];
  const side = place.kind.endsWith('delivery') ? 'delivery' : 'collection';
  const where = `at ${place.label.toLowerCase()}`;
  return accessCharges(side, { ...place.address, ...really }, job.order.furnitureItems, stop, where);
}

function volumeLines(job: BookedJob, cubicFeet: number): QuoteLines {
  if (cubicFeet > MAX_CUBIC_FEET) throw new RangeError(`More than the vans hold: ${cubicFeet}`);
  const booked = inventoryTotals(job.order.furnitureItems).cubicFeet;
  const amount = pence(volumePrice(job, Math.max(cubicFeet, booked)) - volumePrice(job, booked));
  const label = `${EXTRA_LABELS.volume}, ${cubicFeet} cu ft in all`;
  return amount > NOTHING ? [line(label, amount, `${Math.round(booked)} cu ft were booked`)] : [];
}

/** Prices a volume the way the order is priced. A free collection stays free. */
function volumePrice(job: BookedJob, cubicFeet: number): Pence {
  const booked = volumeLine(job);
  switch (booked?.code) {
    case undefined:
      return NOTHING;
    case 'storage_collection':
      return booked.amount === 0 ? NOTHING : storageTripPrice(cubicFeet);
    case 'storage_return':
      return storageTripPrice(cubicFeet);
    default:
      return sum(spaceCharges(job.order.movingSpace ?? 'custom', cubicFeet).map(({ amount }) => amount));
  }
}

/** A stop that the order does not have. It follows the stops of its side, but the last booked delivery stays last. */
export type FurtherStop = { readonly side: 'collection' | 'delivery'; readonly postcode: string };

/** The price of additional miles: `label` "7 more miles", `detail` "37 in all, £1.50 each beyond the first 25". */
export type MoreMiles = { readonly amount: Pence; readonly label: string; readonly detail: string };

function wayOf(job: BookedJob, further: readonly FurtherStop[]): readonly string[] {
  const booked = (isDelivery: boolean) =>
    carryingStops(job)
      .filter(({ kind }) => kind.endsWith('delivery') === isDelivery)
      .map(({ address }) => address.postcode);
  const added = (asked: FurtherStop['side']) =>
    further.filter(({ side }) => side === asked).map(({ postcode }) => postcode);
  const deliveries = booked(true);
  return [
    ...booked(false),
    ...added('collection'),
    ...deliveries.slice(0, -1),
    ...added('delivery'),
    ...deliveries.slice(-1),
  ];
}

const milesOf = (way: readonly string[]): number => tripMiles(way.map((text) => parsePostcode(text)?.outcode ?? text));
const priceOfMiles = (miles: number): Pence => sum(distanceCharges(miles).map(({ amount }) => amount));

/** Prices the road miles that one more stop adds beyond those that every price includes. Throws UnknownDistrict. */
export function moreMiles(job: BookedJob, stop: FurtherStop, before: readonly FurtherStop[]): MoreMiles {
  const [without, withIt] = [milesOf(wayOf(job, before)), milesOf(wayOf(job, [...before, stop]))];
  return {
    amount: pence(Math.max(0, priceOfMiles(withIt) - priceOfMiles(without))),
    label: countWithNoun(Math.max(0, withIt - without), 'more mile'),
    detail: `${withIt} in all, ${formatRate(PER_EXTRA_MILE)} each beyond the first ${PLAN_MILES}`,
  };
}

/**
 * The plans for a move whose keys are late. `later`: the move starts later today. `hold`: the van waits with its load
 * until a later slot. `night`: our store keeps the load until another day. `day`: the whole move is on another day.
 * `later` and `day` only before the crew has set off.
 */
export const KEYS_PLANS = ['later', 'hold', 'night', 'day'] as const;
export type KeysPlan = (typeof KEYS_PLANS)[number];

export type KeysChoice = { readonly plan: KeysPlan; readonly date: LocalDate; readonly slot: SlotTimes };

export type MoveNow = {
  readonly date: LocalDate;
  readonly start: string;
  readonly state: VisitState;
  readonly now: Date;
};

/** The states before unloading. Afterwards the keys are evidently there. */
const BEFORE_UNLOADING: readonly VisitState[] = ['planned', 'on_the_way', 'arrived', 'loading', 'driving'];

/** Returns whether late keys can be reported: from the morning of the move until its crew unloads. */
export const isKeyHandoverOpen = ({ date, state, now }: Omit<MoveNow, 'start'>): boolean =>
  date === londonDate(now) && now >= londonInstant(date, FOLLOWED_FROM) && BEFORE_UNLOADING.includes(state);

export const isKeyHandoverAhead = ({ date, now }: Pick<MoveNow, 'date' | 'now'>): boolean =>
  now < londonInstant(date, FOLLOWED_FROM);

/** Returns the plans and slots that may be requested, the soonest first. Empty when late keys cannot be reported. */
export function keysChoices(move: MoveNow): readonly KeysChoice[] {
  const slot = slotOf(move);
  if (!slot || !isKeyHandoverOpen(move)) return [];
  const { date, state, now } = move;
  const isAway = hasBegun(state);
  const [ended, noticed] = [slot.until, minutesAfter(now, KEY_HANDOVER.noticeMinutes)];
  const today = SLOT_TIMES.filter(([start]) => {
    const begins = londonInstant(date, start);
    return isAway ? begins >= ended && begins > now : begins > slot.from && begins >= noticed;
  });
  const days = Array.from({ length: KEY_HANDOVER.mostNights }, (_, night) => addDays(date, night + 1)).filter((day) =>
    isBookable(day, now),
  );
  const onDays = (plan: KeysPlan) =>
    days.flatMap((day) => SLOT_TIMES.map((times) => ({ plan, date: day, slot: times })));
  return [
    ...today.map((times): KeysChoice => ({ plan: isAway ? 'hold' : 'later', date, slot: times })),
    ...onDays('night'),
    ...(isAway ? [] : onDays('day')),
  ];
}

type Waiting = {
  readonly slotEnd: Date;
  /** Null while nobody has arrived. */
  readonly arrivedAt: Date | null;
  readonly now: Date;
};

/**
 * Returns when the customer's waiting begins: at the end of the slot, or at our arrival if that is later. While nobody
 * has arrived after the end of the slot the delay is ours, so the waiting begins now.
 */
export function waitsFrom({ slotEnd, arrivedAt, now }: Waiting): Date {
  const ready = arrivedAt ?? (now > slotEnd ? now : slotEnd);
  return ready > slotEnd ? ready : slotEnd;
}

export const waitUntil = (from: Date, { date, slot }: Pick<KeysChoice, 'date' | 'slot'>): number =>
  Math.max(0, Math.ceil((londonInstant(date, slot[0]).getTime() - from.getTime()) / MINUTE_MS));

/** Returns the plan and slot of an order's separate delivery. Null for a move in one go. */
export function ownDelivery({ dates, timeSlot }: Scheduled): (KeysChoice & { readonly plan: 'hold' | 'night' }) | null {
  const { movingDate, deliveryDate: date } = dates;
  const slot = timeSlot.deliveryDate;
  if (!movingDate || !date || !slot) return null;
  return { plan: date === movingDate ? 'hold' : 'night', date, slot };
}

type Kept = Pick<KeysChoice, 'plan'> & { readonly state: VisitState; readonly waits: Date; readonly now: Date };

/** Returns whether a choice can be undone: until the crew sets off, the wait begins or the van leaves the old home. */
export function mayUndoKeys({ plan, state, waits, now }: Kept): boolean {
  switch (plan) {
    case 'later':
    case 'day':
      return !hasBegun(state);
    case 'hold':
      return BEFORE_UNLOADING.includes(state) && now < waits;
    case 'night':
      return BEFORE_UNLOADING.includes(state) && state !== 'driving';
  }
}

/** Formats a choice's day and slot: "Wednesday 16 December 2026, 10:00–12:00". */
export const keysWhen = ({ date, slot }: Pick<KeysChoice, 'date' | 'slot'>): string =>
  `${formatDay(date)}, ${formatSlot(slot)}`;

export function keysInWords(choice: KeysChoice): string {
  const when = keysWhen(choice);
  const words: Readonly<Record<KeysPlan, string>> = {
    later: `Keys late: the move starts later, ${when}`,
    hold: `Keys late: the van waits with its load, delivery ${when}`,
    night: `Keys late: the load stays in our store, delivery ${when}`,
    day: `Keys late: the move is on another day, ${when}`,
  };
  return words[choice.plan];
}

/** Returns the notes for the crew of a visit whose load has a separate delivery. Empty for other visits. */
export function keysNotes(order: Scheduled, kind: VisitKind): readonly string[] {
  const delivery = ownDelivery(order);
  if (!delivery || kind === 'clean') return [];
  const when = keysWhen(delivery);
  if (kind === 'return') return ['Keys were late: the load of this move was kept in our store'];
  return delivery.plan === 'night'
    ? [`KEYS LATE. Take the whole load to our store. It is delivered on ${when}`]
    : [`KEYS LATE. Keep the load on the van. Deliver it ${when}`];
}

const { perCubicFootANight, leastANight } = KEY_HANDOVER;

export const NIGHT_RULE = `a second trip at ${TRIP_RATE}, and ${formatRate(perCubicFootANight)} a cubic foot for each night, ${formatPence(leastANight)} at least`;

/** Returns the cubic feet on the van: those of the list, or the plan's capacity where nothing is listed. */
export function loadOf({ order }: Pick<BookedJob, 'order'>): number {
  const { cubicFeet } = inventoryTotals(order.furnitureItems);
  const { movingSpace } = order;
  if (cubicFeet > 0 || movingSpace === null || movingSpace === 'custom') return cubicFeet;
  return PLAN_CAPACITY[movingSpace].cubicFeet;
}

const nightRate = (cubicFeet: number): Pence => pence(Math.max(leastANight, roundUp(cubicFeet * perCubicFootANight)));

/** Prices keeping the load until another day, and its delivery then. Throws RangeError unless that day is later. */
export function nightPrice(job: BookedJob, delivered: LocalDate): ExtraPrice {
  const from = dayOf(job);
  const nights = from === '' ? 0 : daysBetween(from, delivered);
  if (nights < 1) throw new RangeError(`No night before ${delivered}`);
  const cubicFeet = loadOf(job);
  const lines: QuoteLines = [
    charge('extra_volume', storageTripPrice(cubicFeet), { label: 'Second trip', detail: formatCubicFeet(cubicFeet) }),
    charge(
      'extra_volume',
      pence(nights * nightRate(cubicFeet)),
      { label: `${countWithNoun(nights, 'night')} in our store`, detail: formatCubicFeet(cubicFeet) },
      'night',
    ),
  ];
  return priceOf(withDayAndDiscounts(job, lines, delivered));
}

/** Prices a wait in minutes by the crew's waiting rule, less the amount already agreed for waiting. */
export const waitPrice = (minutes: number, earlier: readonly EarlierExtra[]): ExtraPrice =>
  priceOf([...waitingLines(minutes), ...agreedBefore({ kind: 'waiting', minutes }, earlier)]);
