import type { Company } from '@/lib/content/company';
import { formatDate, formatDay, formatShortDay } from '@/lib/domain/london-time';
import { formatPence, type Pence } from '@/lib/domain/money';
import { uncapitalised } from '@/lib/domain/wording';
import type { LocalDate } from '@/lib/domain/vocabulary';
import type { OutboxTopics } from '@/lib/server/kernel/outbox/topics';
import type { Letter } from '../blocks';
import { senderLines, type OrderFacts } from '../order-facts';
import { aboutYourOrder, contact, greeting } from './order-blocks';

/** A store changes over to another unit: agreed, made, or called off. */
type Move = {
  /** "6 × 4 ft unit". */
  readonly from: string;
  readonly to: string;
  readonly on: LocalDate;
  /** What is paid at a time, and what was until then; pence, VAT included. */
  readonly perPayment: Pence;
  readonly before: Pence;
  readonly weeks: number;
};
type Telling = { readonly company: Company; readonly unitUrl: string };

const every = (weeks: number): string => (weeks === 1 ? 'Every week' : `Every ${weeks} weeks`);

/** What was agreed, before anything is moved or charged. */
export function unitMoveAgreed(
  order: OrderFacts,
  { from, to, on, perPayment, before, weeks }: Move,
  { company, unitUrl }: Telling,
): Letter {
  return {
    subject: `Your things move into a ${to} on ${formatDate(on)} (${order.reference})`,
    first: { day: formatShortDay(on), hours: '', where: `${from} to ${to}` },
    preview: `From then on ${formatPence(perPayment)} ${uncapitalised(every(weeks))} instead of ${formatPence(before)}.`,
    title: `A different unit from ${formatDay(on)}`,
    blocks: [
      greeting(order),
      {
        kind: 'paragraph',
        text: `As agreed, we are moving your things into another unit on ${formatDay(on)}. Our crew moves them inside our store: you do not need to be there, and it costs nothing.`,
      },
      {
        kind: 'facts',
        rows: [
          ['Until then', from],
          ['From then on', to],
          [`${every(weeks)}, with VAT`, formatPence(perPayment), { was: formatPence(before) }],
        ],
      },
      {
        kind: 'paragraph',
        text: `Your term and your discount stay as they are. You can call the move off until the day before.`,
      },
      { kind: 'action', label: 'See or call off the move', url: unitUrl },
      contact(company),
    ],
    terms: [aboutYourOrder(order)],
    sender: senderLines(company),
  };
}

/** The day has come. */
export function unitMoved(
  order: OrderFacts,
  { to, on }: Pick<Move, 'to' | 'on'>,
  { company, unitUrl }: Telling,
): Letter {
  return {
    subject: `Your ${to} is yours from today (${order.reference})`,
    first: { day: formatShortDay(on), hours: '', where: `your ${to}` },
    preview: `From ${formatDate(on)} on you pay for your ${to}.`,
    title: `Your ${to} is yours from today`,
    blocks: [
      greeting(order),
      {
        kind: 'paragraph',
        text: `We are moving your things across today. From ${formatDay(on)} on you rent and pay for your ${to}, as we agreed.`,
      },
      { kind: 'action', label: 'See your unit', url: unitUrl },
      contact(company),
    ],
    terms: [aboutYourOrder(order)],
    sender: senderLines(company),
  };
}

const WHY: Readonly<Record<OutboxTopics['storage.move_off.customer']['why'], string>> = {
  asked: 'You have called it off.',
  more: 'More of your things stay with us than we had agreed to move, and we cannot promise that they will fit.',
};

/** Nothing comes of it. */
export function unitMoveOff(
  order: OrderFacts,
  { unit, on, why }: { readonly unit: string; readonly on: LocalDate; readonly why: keyof typeof WHY },
  { company, unitUrl }: Telling,
): Letter {
  return {
    subject: `Your things stay where they are (${order.reference})`,
    first: { note: 'Called off', day: formatShortDay(on), hours: '', where: `you keep your ${unit}` },
    preview: `The move of ${formatDate(on)} is called off.`,
    title: 'Your things stay where they are',
    blocks: [
      greeting(order),
      {
        kind: 'paragraph',
        text: `The move of ${formatDay(on)} into another unit is called off. ${WHY[why]} You keep your ${unit} at its price.`,
      },
      { kind: 'action', label: 'See other units', url: unitUrl },
      contact(company),
    ],
    terms: [aboutYourOrder(order)],
    sender: senderLines(company),
  };
}
