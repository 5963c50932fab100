import { COMPANY, type Company } from '@/lib/content/company';
import { smsText } from '@/lib/content/sms';
import {
  formatDay,
  formatShortDay,
  formatSlot,
  type LocalDate,
  londonDate,
  londonTime,
  type SlotTimes,
} from '@/lib/domain/london-time';
import { formatPence, pence, type Pence } from '@/lib/domain/money';
import { daysBefore, eventSmsDue, type DayBefore } from '@/lib/domain/notifications/sms';
import type { FirstLine } from '@/lib/domain/order/first-line';
import { STATE_LABELS, isBooked } from '@/lib/domain/order/state';
import { VISIT_STATE_LABELS } from '@/lib/domain/visits/labels';
import { LATE_EXCEPTION, lateSteps, type LateStep } from '@/lib/domain/visits/late-credit';
import { finalAt, type Progress } from '@/lib/domain/visits/replay';
import type { VisitKind } from '@/lib/domain/visits/states';
import { arrivalWindow, isPastArrivalWindow, lateNoticeAt, type ArrivalWindow } from '@/lib/domain/visits/window';
import { addressesPath, orderPath } from '@/lib/routes';
import { addressesUrl, isWhereMissing } from '@/lib/server/modules/addresses/missing';
import { givenAddresses } from '@/lib/server/modules/addresses/repo';
import { orderOf } from '@/lib/server/modules/orders/documents';
import { mobileOf } from '@/lib/server/modules/sms/plan';
import { eventAt, lateTermsOf, payLateCredit, progressOf } from '@/lib/server/modules/visits/day';
import { eventsByIds, findVisit, visitEventsOf } from '@/lib/server/modules/visits/repo';
import { whoComes } from '@/lib/server/modules/visits/work-notes';
import type { OrderRow, VisitRow } from '@/lib/server/platform/db/schema';
import {
  defineNotifications,
  samplesOf,
  skip,
  type Channels,
  type Timing,
} from '@/lib/server/platform/notifications/notification';
import {
  companyLetter,
  type Fact,
  type Letter,
  type LetterContent,
} from '@/lib/server/platform/notifications/email/blocks';
import {
  aboutYourOrder,
  greeting,
  orderLetter,
  picture,
  wayOf,
} from '@/lib/server/platform/notifications/email/order-blocks';
import { orderFacts, type OrderFacts } from '@/lib/server/platform/notifications/email/order-facts';
import { readOrder } from '@/lib/server/platform/notifications/message-repo';
import { SAMPLE_NOW, SAMPLE_REFERENCE, sampleLink, sampleRow } from '@/lib/server/platform/notifications/sample-orders';

type AboutDay = { readonly orderId: string; readonly on: string };
/** `eventId`: the visit event that began the drive. */
type AboutDrive = { readonly orderId: string; readonly visitId: string; readonly eventId: string };

declare module '@/lib/server/platform/outbox/topics' {
  interface OutboxTopics {
    /** Due the evening before `on`, in London. */
    'order.day_before.customer': AboutDay;
    'order.day_before.text': AboutDay;
    'visit.on_the_way.customer': AboutDrive;
    'visit.on_the_way.text': AboutDrive;
    /** Due when nobody has arrived within the announced window. */
    'visit.late.customer': AboutDrive;
    'visit.late.text': AboutDrive;
    /** Refunds part of the price once a late arrival is final. */
    'visit.late_credit': { readonly orderId: string; readonly visitId: string };
    'visit.done.customer': { readonly orderId: string; readonly visitId: string };
  }
}

const GONE = skip('The order has been forgotten');
const OTHER_DAY = skip('The order has another day now');

type NextDay = DayBefore & Timing & { readonly order: OrderRow };

/** Returns the appointments of the next day, or null when the order is on another day now. */
async function readNextDay(
  { db }: Pick<Channels, 'db'>,
  { orderId, on }: { readonly orderId: string; readonly on: LocalDate },
): Promise<NextDay | null> {
  const order = await readOrder(db, orderId);
  const day = daysBefore(orderOf(order)).find((each) => each.on === on);
  if (!day) return null;
  const untrue = async () => {
    const { state, order_json } = await readOrder(db, orderId);
    if (!isBooked(state)) return `The order is now: ${STATE_LABELS[state]}`;
    if (order_json !== order.order_json) throw new Error('The order has changed in the meantime');
    return null;
  };
  return { ...day, order, untrue };
}

const timesOf = ({ from, until }: ArrivalWindow): SlotTimes => [londonTime(from), londonTime(until)];

const sampleLinks = { company: COMPANY, orderUrl: sampleLink(orderPath) };
const sampleFacts = () => orderFacts(sampleRow('moving'));
const samplePhone = COMPANY.phone.value;

export const VISIT_NOTIFICATIONS = defineNotifications({
  'order.day_before.customer': {
    words: 'Reminder of tomorrow’s visit, to the customer',
    mail: async (about, channels) => {
      const nextDay = await readNextDay(channels, about);
      if (!nextDay) return OTHER_DAY;
      const { order, on, slots } = nextDay;
      const [given, url] = [await givenAddresses(channels.db, order.id), await channels.orderUrl(order)];
      const day = { on, slots, addressesUrl: isWhereMissing(order, given) ? addressesUrl(url) : null };
      const letter = dayBefore(orderFacts(order, given), day, { company: channels.company, orderUrl: url });
      return { to: order.email, letter, timing: nextDay };
    },
    samples: () =>
      samplesOf({ '': null, 'address missing': sampleLink(addressesPath) }, (url) =>
        dayBefore(sampleFacts(), { ...EVENING, addressesUrl: url }, sampleLinks),
      ),
  },

  'order.day_before.text': {
    words: 'Reminder of tomorrow’s visit, by text to the customer',
    text: async (about, channels) => {
      const nextDay = await readNextDay(channels, about);
      if (!nextDay) return OTHER_DAY;
      const { order, on, slots } = nextDay;
      const text = smsText('day_before', {
        on,
        slots,
        reference: order.reference,
        phone: channels.company.phone.value,
        canReply: channels.texter.takesAnswers,
      });
      return { to: mobileOf(order), text, timing: nextDay };
    },
    samples: () =>
      [true, false].map((canReply) =>
        smsText('day_before', { ...EVENING, reference: SAMPLE_REFERENCE, phone: samplePhone, canReply }),
      ),
  },

  'visit.on_the_way.customer': {
    words: 'The crew is on its way, to the customer',
    mail: async (about, channels) => {
      const { db, company, orderUrl } = channels;
      const drive = await findDrive(channels, about);
      if (!drive) return GONE;
      const [order, names] = [await readOrder(db, about.orderId), await whoComes(db, drive.visit)];
      const links = { company, orderUrl: await orderUrl(order) };
      const letter = crewOnTheWay(orderFacts(order), { names, window: drive.window }, links);
      return { to: order.email, letter, timing: drive };
    },
    samples: () =>
      samplesOf<OnTheWay>(
        { '': { names: ['Sam', 'Priya'], window: WINDOW }, 'no names, no window': { names: [], window: null } },
        (crew) => crewOnTheWay(sampleFacts(), crew, sampleLinks),
      ),
  },

  'visit.on_the_way.text': {
    words: 'The crew is on its way, by text to the customer',
    text: async (about, channels) => {
      const drive = await findDrive(channels, about);
      if (!drive) return GONE;
      const order = await readOrder(channels.db, about.orderId);
      const names = await whoComes(channels.db, drive.visit);
      const window = drive.window && timesOf(drive.window);
      const text = smsText('on_the_way', { names, window, phone: channels.company.phone.value });
      return { to: mobileOf(order), text, timing: drive };
    },
    samples: () =>
      [['Sam', 'Priya'], []].map((names) =>
        smsText('on_the_way', { names, window: WINDOW_IN_TEXTS, phone: samplePhone }),
      ),
  },

  'visit.late.customer': {
    words: 'Later than we said, to the customer',
    mail: async (about, channels) => {
      const { db, company, orderUrl } = channels;
      const drive = await findLateDrive(channels, about);
      if (!drive?.window) return GONE;
      const order = await readOrder(db, about.orderId);
      const terms = await lateTermsOf(db, drive.visit, order, drive.progress);
      const links = { company, orderUrl: await orderUrl(order) };
      const letter = pastWindowLetter(orderFacts(order), { window: drive.window, terms }, links);
      return { to: order.email, letter, timing: drive };
    },
    samples: () => {
      const steps = lateSteps(new Date('2026-12-15T12:00:00.000Z'), pence(25_900), pence(25_900));
      const cases: Record<string, LateTerms> = {
        '': { back: null, steps },
        'given back already': { back: pence(2_590), steps: [] },
        'a clean': { back: null, steps: [] },
      };
      return samplesOf(cases, (terms) => pastWindowLetter(sampleFacts(), { window: WINDOW, terms }, sampleLinks));
    },
  },

  'visit.late.text': {
    words: 'Later than we said, by text to the customer',
    text: async (about, channels) => {
      const drive = await findLateDrive(channels, about);
      if (!drive) return GONE;
      const to = mobileOf(await readOrder(channels.db, about.orderId));
      const text = smsText('late', { window: null, phone: channels.company.phone.value });
      return { to, text, timing: drive };
    },
    samples: () => [WINDOW_IN_TEXTS, null].map((window) => smsText('late', { window, phone: samplePhone })),
  },

  'visit.late_credit': {
    words: 'Money back for a late arrival',
    run: async ({ visitId }, { db, now }) => {
      const paying = await payLateCredit({ db, now }, visitId);
      if (paying.is === 'early') return { outcome: 'waits', until: paying.until };
      return paying.is === 'paid' ? { outcome: 'sent' } : skip(paying.why);
    },
  },

  'visit.done.customer': {
    words: 'The job is done, to the customer',
    mail: async ({ orderId, visitId }, channels) => {
      const { db, now, company, orderUrl } = channels;
      const found = await readVisit(channels, visitId);
      if (!found) return GONE;
      const { state, since } = found.progress;
      if (state !== 'done' || !since) return skip(`The visit is now: ${VISIT_STATE_LABELS[state]}`);
      // The step was undone and repeated. Another message is due when it is final.
      if (finalAt(since) > now()) return skip('It was said again later');
      const order = await readOrder(db, orderId);
      const done = { kind: found.visit.kind, at: since };
      const letter = visitDone(orderFacts(order), done, { company, orderUrl: await orderUrl(order) });
      return { to: order.email, letter };
    },
    samples: () =>
      (['move', 'collection', 'return', 'clean'] as const).map((kind) => ({
        case: kind,
        letter: visitDone(sampleFacts(), { kind, at: SAMPLE_NOW }, sampleLinks),
      })),
  },
});

type Links = { readonly company: Company; readonly orderUrl: string };

const LIST = new Intl.ListFormat('en-GB');
const SEE_ORDER = 'See your order';
const between = ({ from, until }: ArrivalWindow): string => `between ${londonTime(from)} and ${londonTime(until)}`;

type Evening = {
  readonly on: LocalDate;
  readonly slots: readonly SlotTimes[];
  /** The page that asks for the missing street addresses. Null when all are known. */
  readonly addressesUrl: string | null;
};

/** Returns the mail of the evening before. */
function dayBefore(order: OrderFacts, evening: Evening, { company, orderUrl }: Links): Letter {
  const { on, slots } = evening;
  const day = formatDay(on);
  const times = slots.map(formatSlot);
  const arrivals: readonly Fact[] = times.map((time) => ['We arrive', time]);
  const missing: LetterContent['blocks'] =
    evening.addressesUrl === null
      ? []
      : [
          'We are still missing a street address. Tell us today, so that we can find you.',
          { kind: 'link', label: 'Give the full address', url: evening.addressesUrl },
        ];
  return orderLetter(order, company, {
    subject: `We are coming tomorrow, ${day}, ${LIST.format(times)} (${order.reference})`,
    first: { day: formatShortDay(on), hours: LIST.format(times), where: order.first?.where ?? '' },
    preview: `${order.title}. In the morning your order page shows who is coming and when to expect them.`,
    title: 'We are coming tomorrow',
    blocks: [
      `We are coming tomorrow, ${day}. In the morning your order page shows who is coming and, once they are on their way, when to expect them.`,
      { kind: 'facts', stops: wayOf(order), rows: [['Order', order.title], ...arrivals] },
      ...missing,
      { kind: 'action', label: SEE_ORDER, url: orderUrl },
      picture(order),
    ],
  });
}

/** `window` is null while nobody has said how long the drive takes. */
type OnTheWay = { readonly names: readonly string[]; readonly window: ArrivalWindow | null };

const firstOfWindow = ({ first }: OrderFacts, { from, until }: ArrivalWindow): FirstLine => ({
  day: formatShortDay(londonDate(from)),
  hours: `${londonTime(from)}–${londonTime(until)}`,
  where: first?.where ?? '',
});

function crewOnTheWay(order: OrderFacts, { names, window }: OnTheWay, { company, orderUrl }: Links): Letter {
  const who = names.length === 0 ? 'Your crew is' : `${LIST.format(names)} ${names.length > 1 ? 'are' : 'is'}`;
  const title = `${who} on the way`;
  const says = window ? `We expect to arrive ${between(window)}.` : 'We do not know yet how long the drive will take.';
  const then = window
    ? 'If that changes, your order page will say so.'
    : 'Your order page will tell you as soon as we do.';
  return orderLetter(order, company, {
    subject: `${title}${window ? `, arriving ${between(window)}` : ''} (${order.reference})`,
    first: window ? firstOfWindow(order, window) : order.appointments.length === 1 ? order.first : null,
    preview: says,
    title,
    blocks: [`${says} ${then}`, { kind: 'action', label: SEE_ORDER, url: orderUrl }, picture(order)],
  });
}

/** `back` is the amount refunded already, or null when only the arrival will decide it. */
type LateTerms = { readonly back: Pence | null; readonly steps: readonly LateStep[] };

/** Returns the apology for missing the announced window. It names no new time. */
function pastWindowLetter(
  order: OrderFacts,
  { window, terms }: { readonly window: ArrivalWindow; readonly terms: LateTerms },
  { company, orderUrl }: Links,
): Letter {
  const phone = company.phone.value;
  return companyLetter(company, {
    subject: `Sorry, we are running late (${order.reference})`,
    first: { ...firstOfWindow(order, window), note: 'Later than we said' },
    preview: `We said ${between(window)}. We will call you as soon as we know more.`,
    title: 'We are running late',
    blocks: [
      greeting(order),
      `We said we would arrive ${between(window)}, and our crew is not with you yet. We are sorry. We will call you as soon as we know more.`,
      ...worthBlocks(terms),
      { kind: 'action', label: SEE_ORDER, url: orderUrl },
      `There is no need to wait for our call: ring us on ${phone}.`,
    ],
    terms: [aboutYourOrder(order)],
  });
}

function worthBlocks({ back, steps }: LateTerms): LetterContent['blocks'] {
  if (back !== null) return [`We have already refunded ${formatPence(back)} because we arrived late.`];
  if (steps.length === 0) return [];
  return [
    'If we arrive too long after your slot, you get money back without asking:',
    {
      kind: 'facts',
      rows: steps.map(({ after, amount }) => [`Arrival after ${londonTime(after)}`, `${formatPence(amount)} back`]),
    },
    LATE_EXCEPTION,
  ];
}

type Done = { readonly kind: VisitKind; readonly at: Date };

const JOBS: Readonly<Record<VisitKind, { readonly title: string; readonly text: string }>> = {
  move: { title: 'Your move is done', text: 'everything was unloaded' },
  collection: { title: 'Your things are in storage', text: 'everything was in your unit' },
  return: { title: 'Your things are back', text: 'everything was unloaded' },
  clean: { title: 'Your clean is done', text: 'the cleaning was finished' },
};

function visitDone(order: OrderFacts, { kind, at }: Done, { company, orderUrl }: Links): Letter {
  const { title, text } = JOBS[kind];
  return orderLetter(order, company, {
    subject: `${title} (${order.reference})`,
    first: { day: formatShortDay(londonDate(at)), hours: '', where: order.first?.where ?? '' },
    preview: `Our crew told us at ${londonTime(at)} that ${text}.`,
    title,
    blocks: [
      `Thank you. Our crew told us at ${londonTime(at)} that ${text}. Your order page has what was done and when, your items and your invoice.`,
      { kind: 'action', label: SEE_ORDER, url: orderUrl },
      `If anything is missing or damaged, call us on ${company.phone.value} as soon as you notice.`,
      picture(order),
    ],
  });
}

const EVENING = { on: '2026-12-15', slots: [['10:00', '12:00']] } as const;
const WINDOW = { from: new Date('2026-12-15T11:40:00.000Z'), until: new Date('2026-12-15T12:05:00.000Z') };
const WINDOW_IN_TEXTS: SlotTimes = ['10:40', '11:05'];

type Drive = Timing & {
  readonly visit: VisitRow;
  readonly progress: Progress;
  /** Null when the crew gave no window. */
  readonly window: ArrivalWindow | null;
};

type Ports = Pick<Channels, 'db' | 'now'>;

/** Returns the progress of a visit and its latest event, or null when the order was deleted. */
async function readVisit({ db }: Pick<Ports, 'db'>, visitId: string) {
  const visit = await findVisit(db, visitId);
  if (!visit) return null;
  const events = await visitEventsOf(db, [visitId]);
  const progress = progressOf(visit.kind, events);
  return { visit, progress, event: progress.since ? eventAt(events, progress.since) : undefined };
}

/** Returns the drive of a crew that is on its way, or null when the customer is not told about it. */
async function findDrive(ports: Ports, about: AboutDrive): Promise<Drive | null> {
  const drive = await readDrive(ports, about);
  const due = drive && eventSmsDue(new Date(drive.event.at), new Date(drive.event.received_at));
  if (!drive || !due) return null;
  const isTrue: IsTrue = ({ state, window }) =>
    isPastArrivalWindow(state, window, ports.now()) ? 'It is later than we said' : null;
  return { ...drive.told, due, untrue: () => whyUntrue(ports, about, isTrue) };
}

/** Returns the drive of a crew that has not arrived in its window, or null when it gave no window. */
async function findLateDrive(ports: Ports, about: AboutDrive): Promise<Drive | null> {
  const drive = await readDrive(ports, about);
  if (!drive?.told.window) return null;
  const isTrue: IsTrue = ({ state, window }) =>
    isPastArrivalWindow(state, window, ports.now()) ? null : 'It is not late';
  return { ...drive.told, due: lateNoticeAt(drive.told.window), untrue: () => whyUntrue(ports, about, isTrue) };
}

async function readDrive(ports: Ports, { visitId, eventId }: AboutDrive) {
  const [found, [event]] = await Promise.all([readVisit(ports, visitId), eventsByIds(ports.db, [eventId])]);
  if (!found || !event) return null;
  const window = event.minutes === null ? null : arrivalWindow(new Date(event.at), event.minutes);
  return { event, told: { visit: found.visit, progress: found.progress, window } };
}

type IsTrue = (progress: Progress) => string | null;

async function whyUntrue(ports: Ports, { orderId, visitId, eventId }: AboutDrive, isTrue: IsTrue) {
  const [order, found] = await Promise.all([readOrder(ports.db, orderId), readVisit(ports, visitId)]);
  if (!isBooked(order.state)) return 'The order is no longer booked';
  if (found?.progress.state !== 'on_the_way')
    return `The visit is now: ${VISIT_STATE_LABELS[found?.progress.state ?? 'cancelled']}`;
  if (found.event?.id !== eventId) return 'The crew has set off anew';
  return isTrue(found.progress);
}
