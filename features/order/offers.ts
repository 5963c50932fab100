import type { OrderView } from '@/lib/contracts/order-view';
import type { ReturnKind } from '@/lib/domain/answers/storage-return';
import { isKeyHandoverOpen, keysWhen, ownDelivery } from '@/lib/domain/extras/key-handover';
import { formatShortDay, londonDate } from '@/lib/domain/london-time';
import {
  checklistOf,
  checklistStart,
  isChecklistTime,
  moveDay,
  type ChecklistEntry,
} from '@/lib/domain/order/checklist';
import { CLAIM_DAYS } from '@/lib/domain/claims/claims';
import { isBooked } from '@/lib/domain/order/state';
import { askedOf } from '@/lib/domain/access-check/large';
import { accessCheckLines } from '@/lib/domain/access-check/order-access-check';
import { HOME_IDS, TYPICAL_HOMES } from '@/lib/domain/access-check/typical';
import { capitalised, inWords } from '@/lib/domain/wording';
import { ACCESS_CHECK_ANSWER } from '@/lib/tool-routes';
import type { BringBackOffer, ChecklistOffer, AccessCheckOffer, LinkOffer, SmsOffer } from './types';

/** Returns the link to the page for late keys: on the day until the crew unloads, and while a load waits. */
export function keyHandoverOffer(
  { order, day, state }: Pick<OrderView, 'order' | 'day' | 'state'>,
  { now, href }: { readonly now: Date; readonly href: string },
): LinkOffer | null {
  if (!isBooked(state)) return null;
  const delivery = ownDelivery(order);
  const van = day?.visits.find(({ kind }) => kind === 'move' || kind === 'collection');
  const isOpen =
    order.dates.movingDate !== undefined &&
    van !== undefined &&
    isKeyHandoverOpen({ date: day?.date ?? '', state: van.state, now });
  if (delivery?.plan === 'night') {
    const text = `Your things stay in our store and are delivered ${keysWhen(delivery)}.`;
    return { title: 'Keys late:', text, label: 'See what is booked', href };
  }
  if (!isOpen) return null;
  if (delivery) {
    const text = `The van waits with your things until ${delivery.slot[0]}.`;
    return { title: 'Keys late:', text, label: 'See or change it', href };
  }
  return {
    title: 'Keys late?',
    text: 'See the next available slots, or a night in our store, each with its price.',
    label: 'What you can do',
    href,
  };
}

const DUE_WORDS: { readonly [state in ChecklistEntry['state']]?: string } = {
  overdue: 'Overdue',
  // The heading of the list says that these are first.
  before_booking: '',
  past: 'Still possible',
};

/** Returns the due tasks of a move, or null outside their weeks. */
export function checklistOffer(
  { checklist, order, createdAt }: Pick<OrderView, 'checklist' | 'order' | 'createdAt'>,
  { now, href }: { readonly now: Date; readonly href: string },
): ChecklistOffer | null {
  if (checklist === null || !isChecklistTime(order, now)) return null;
  const entries = checklistOf(order, { now, done: checklist.done, bookedAt: new Date(createdAt) });
  const { count, title, first } = checklistStart(entries, now);
  const isOver = londonDate(now) > (moveDay(order) ?? '');
  return {
    title: isOver ? 'After your move' : 'Before your move',
    text: `${count} ${title}${first.length > 0 ? ':' : '.'}`,
    due: first.map(({ on, state, circle, ...task }) => ({
      when: DUE_WORDS[state] ?? `by ${formatShortDay(on)}`,
      what: circle === '' ? task.title : `${task.title} (${circle.toLowerCase()})`,
    })),
    href,
  };
}

type Form = { readonly action: string; readonly token: string };

/** Returns whether the large items fit into the destination home, or null if there are none. */
export function accessCheckOffer(
  { reference, state, order, home }: Pick<OrderView, 'reference' | 'state' | 'order' | 'home'>,
  { action, token }: Form,
): AccessCheckOffer | null {
  const { delivery } = order.addresses;
  const asked = delivery && isBooked(state) ? askedOf(order.furnitureItems, delivery) : null;
  if (!asked) return null;
  const query = new URLSearchParams(asked.query);
  if (home) query.set('home', home);
  const lines = home ? accessCheckLines(order.furnitureItems, home) : [];
  return {
    title: asked.pieces === 1 ? 'Will it go through?' : 'Will they go through?',
    text: home
      ? `At the delivery address, by typical measurements (${TYPICAL_HOMES[home].label}). We tell the crew what comes apart.`
      : `${asked.pieces === 1 ? 'One of your items is' : `${capitalised(inWords(asked.pieces))} of your items are`} large. What kind of home ${asked.pieces === 1 ? 'is it' : 'are they'} going to?`,
    facts: lines.map(({ title, verdict, text }) => ({ label: title, value: verdict, detail: text })),
    action,
    fields: { reference, token },
    home: home ?? query.get('home') ?? '',
    homes: HOME_IDS.map((value) => ({ value, label: TYPICAL_HOMES[value].label })),
    label: home ? 'Check another home' : 'Check',
    href: `${ACCESS_CHECK_ANSWER}?${query.toString()}`,
  };
}

const LABELS: Readonly<Record<ReturnKind, string>> = {
  unit: 'Bring everything back',
  items: 'Bring some things back',
};

const WORDS = {
  before: {
    title: 'When you want your things back',
    text: 'You can book the return now, for a day after the collection. The price depends on what comes back and where it goes.',
  },
  since: {
    title: 'Your things in storage',
    text: 'Have them brought back when you want. The price depends on what comes back and where it goes.',
  },
};

/** Returns the returns that a storage order can book, or null. */
export function bringBackOffer(
  { reference, bringBack, canChange }: Pick<OrderView, 'reference' | 'bringBack' | 'canChange'>,
  { token, action }: { readonly token: string; readonly action: string },
): BringBackOffer | null {
  if (bringBack.length === 0) return null;
  const offers = bringBack.map((what) => ({ what, label: LABELS[what] }));
  // An order that can still be changed has not been collected yet.
  return { action, fields: { reference, token }, ...WORDS[canChange ? 'before' : 'since'], offers };
}

/** Returns the link to the claims: from the first arrival on, and as long as there are claims. */
export function claimOffer({ claims: { isOpen, made } }: Pick<OrderView, 'claims'>, href: string): LinkOffer | null {
  if (made > 0) {
    return {
      href,
      title: made > 1 ? 'Your claims' : 'Your claim',
      label: made > 1 ? 'See your claims' : 'See your claim',
      text: 'What you told us, and when you get our answer and our decision.',
    };
  }
  if (!isOpen) return null;
  return {
    href,
    title: 'Is anything damaged or missing?',
    label: 'Tell us what went wrong',
    text: `You can tell us here until ${CLAIM_DAYS} days after the job. You see at once when we will answer and decide.`,
  };
}

export function smsOffer(
  { reference, texts }: Pick<OrderView, 'reference' | 'texts'>,
  { token, action }: { readonly token: string; readonly action: string },
): SmsOffer | null {
  if (!texts) return null;
  const { number, wanted } = texts;
  return {
    action,
    fields: { reference, token, texts: wanted ? 'off' : 'on' },
    text: wanted
      ? `We text ${number} the evening before we come, when the crew sets off, and if it is late.`
      : `We do not text ${number}.`,
    label: wanted ? 'Stop texts' : 'Send texts again',
  };
}
