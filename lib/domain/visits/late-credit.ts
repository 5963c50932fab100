import { minutesAfter } from '../durations';
import { pence, type Pence } from '../money';
import type { Quote } from '../pricing/quote';
import { HEARD_WITHIN_MINUTES, LATE_CREDITS, TRANSPORT_LINES } from './assumptions';
import type { VisitKind } from './states';

type Arrival = {
  /** The end of the slot that was booked. */
  readonly slotEnd: Date;
  readonly arrivedAt: Date;
  /** When we heard of it. */
  readonly receivedAt: Date;
  /** What the order pays for coming. */
  readonly transport: Pence;
};

export type LateCredit = {
  readonly percent: number;
  readonly amount: Pence;
  /** It goes back without anybody being asked; else the desk decides. */
  readonly isAutomatic: boolean;
};

/** What goes back for an arrival after the slot; null where nothing does. */
export function lateCredit({ slotEnd, arrivedAt, receivedAt, transport }: Arrival): LateCredit | null {
  const step = LATE_CREDITS.find(({ afterMinutes }) => arrivedAt > minutesAfter(slotEnd, afterMinutes));
  if (!step) return null;
  return {
    percent: step.percent,
    amount: shareOf(transport, step.percent),
    isAutomatic: receivedAt <= minutesAfter(arrivedAt, HEARD_WITHIN_MINUTES),
  };
}

const shareOf = (transport: Pence, percent: number): Pence => pence(Math.round((transport * percent) / 100));

/** An arrival after an instant gives so much back. */
export type LateStep = { readonly after: Date; readonly amount: Pence };

/**
 * What goes back for each step of being late, the first step first: no more than is left of what was paid, and none where
 * that is nothing.
 */
export const lateSteps = (slotEnd: Date, transport: Pence, left: Pence): readonly LateStep[] =>
  LATE_CREDITS.toReversed()
    .map(({ afterMinutes, percent }) => ({
      after: minutesAfter(slotEnd, afterMinutes),
      amount: pence(Math.min(left, shareOf(transport, percent))),
    }))
    .filter(({ amount }) => amount > 0);

/** What an order pays for one kind of visit, of its lines. */
export const transportOf = (kind: VisitKind, { lines }: Pick<Quote, 'lines'>): Pence =>
  pence(lines.filter(({ code }) => TRANSPORT_LINES[kind].includes(code)).reduce((sum, { amount }) => sum + amount, 0));
