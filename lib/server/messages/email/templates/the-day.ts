import type { Company } from '@/lib/content/company';
import { formatDay, formatShortDay, formatSlot, londonDate, londonTime } from '@/lib/domain/london-time';
import type { FirstLine } from '@/lib/domain/order/first-line';
import { formatPence, type Pence } from '@/lib/domain/money';
import { LATE_EXCEPTION } from '@/lib/domain/visits/late-rule';
import type { LateStep } from '@/lib/domain/visits/late-credit';
import type { ArrivalWindow } from '@/lib/domain/visits/window';
import type { LocalDate, SlotTimes } from '@/lib/domain/vocabulary';
import type { Block, Fact, Letter } from '../blocks';
import { senderLines, type OrderFacts } from '../order-facts';
import { aboutYourOrder, contact, greeting, picture, wayOf } from './order-blocks';

type Around = { readonly company: Company; readonly orderUrl: string };

const LIST = new Intl.ListFormat('en-GB');
const and = (words: readonly string[]): string => LIST.format(words);
const SEE_ORDER = 'See your order';
const between = ({ from, until }: ArrivalWindow): string => `between ${londonTime(from)} and ${londonTime(until)}`;

type Evening = {
  readonly on: LocalDate;
  readonly slots: readonly SlotTimes[];
  /** Where the street address of a stop can be given; null when all are known. */
  readonly addressesUrl: string | null;
};

/** The evening before: when we come and where to. */
export function dayBefore(
  order: OrderFacts,
  { on, slots, addressesUrl }: Evening,
  { company, orderUrl }: Around,
): Letter {
  const day = formatDay(on);
  const times = slots.map(formatSlot);
  const arrivals: readonly Fact[] = times.map((time) => ['We arrive', time]);
  const missing: readonly Block[] =
    addressesUrl === null
      ? []
      : [
          {
            kind: 'paragraph',
            text: 'We do not have the street address of every stop yet. Tell us today, so that we find you.',
          },
          { kind: 'link', label: 'Give the full address', url: addressesUrl },
        ];
  return {
    subject: `We are coming tomorrow, ${day}, ${and(times)} (${order.reference})`,
    first: { day: formatShortDay(on), hours: and(times), where: order.first?.where ?? '' },
    preview: `${order.title}. In the morning your order page shows who is coming and when to expect them.`,
    title: 'We are coming tomorrow',
    blocks: [
      greeting(order),
      {
        kind: 'paragraph',
        text: `We are coming tomorrow, ${day}. In the morning your order page shows who is coming and, once they are on their way, when to expect them.`,
      },
      { kind: 'facts', stops: wayOf(order), rows: [['Order', order.title], ...arrivals] },
      ...missing,
      { kind: 'action', label: SEE_ORDER, url: orderUrl },
      picture(order),
      contact(company),
    ],
    terms: [aboutYourOrder(order)],
    sender: senderLines(company),
  };
}

/** `names`: the first names of who comes. `window`: null while nobody has said how long the drive takes. */
type OnTheWay = { readonly names: readonly string[]; readonly window: ArrivalWindow | null };

/** The first line of a drive: the window that was said. */
const firstOfWindow = ({ first }: OrderFacts, { from, until }: ArrivalWindow): FirstLine => ({
  day: formatShortDay(londonDate(from)),
  hours: `${londonTime(from)}–${londonTime(until)}`,
  where: first?.where ?? '',
});

/** A crew is on its way. */
export function crewOnTheWay(order: OrderFacts, { names, window }: OnTheWay, { company, orderUrl }: Around): Letter {
  const who = names.length === 0 ? 'Your crew is' : `${and(names)} ${names.length > 1 ? 'are' : 'is'}`;
  const title = `${who} on the way`;
  const says = window
    ? `We expect to arrive ${between(window)}.`
    : 'They have not told us yet how long the drive will take.';
  const then = window
    ? 'If that changes, your order page will say so.'
    : 'Your order page will tell you as soon as they do.';
  return {
    subject: `${title}${window ? `, arriving ${between(window)}` : ''} (${order.reference})`,
    first: window ? firstOfWindow(order, window) : order.appointments.length === 1 ? order.first : null,
    preview: says,
    title,
    blocks: [
      greeting(order),
      { kind: 'paragraph', text: `${says} ${then}` },
      { kind: 'action', label: SEE_ORDER, url: orderUrl },
      picture(order),
      contact(company),
    ],
    terms: [aboutYourOrder(order)],
    sender: senderLines(company),
  };
}

/** What being late is worth: what has gone back for it already, else what goes back when we arrive. */
export type LateTerms = { readonly back: Pence | null; readonly steps: readonly LateStep[] };

/** Nobody has arrived in the window that was said; when they will nobody knows. */
export function laterThanSaid(
  order: OrderFacts,
  { window, terms }: { readonly window: ArrivalWindow; readonly terms: LateTerms },
  { company, orderUrl }: Around,
): Letter {
  const phone = company.phone.value;
  return {
    subject: `Sorry, we are later than we said (${order.reference})`,
    first: { ...firstOfWindow(order, window), note: 'Later than we said' },
    preview: `We said ${between(window)}. We will call you as soon as we know more.`,
    title: 'We are later than we said',
    blocks: [
      greeting(order),
      {
        kind: 'paragraph',
        text: `We said we would arrive ${between(window)}, and our crew is not with you yet. We are sorry. We will call you as soon as we know more.`,
      },
      ...worthBlocks(terms),
      { kind: 'action', label: SEE_ORDER, url: orderUrl },
      { kind: 'paragraph', text: `There is no need to wait for our call: ring us on ${phone}.` },
    ],
    terms: [aboutYourOrder(order)],
    sender: senderLines(company),
  };
}

function worthBlocks({ back, steps }: LateTerms): readonly Block[] {
  if (back !== null)
    return [{ kind: 'paragraph', text: `We have already given ${formatPence(back)} back for arriving late.` }];
  if (steps.length === 0) return [];
  return [
    { kind: 'paragraph', text: 'If we arrive too long after your slot, you get money back without asking:' },
    {
      kind: 'facts',
      rows: steps.map(({ after, amount }) => [`Arrival after ${londonTime(after)}`, `${formatPence(amount)} back`]),
    },
    { kind: 'paragraph', text: LATE_EXCEPTION },
  ];
}
