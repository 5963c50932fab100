import { minutesAfter } from '../london-time';
import { pence, type Pence } from '../money';
import type { Quote } from '../pricing/quote';
import { HEARD_WITHIN_MINUTES, LATE_CREDITS, TRANSPORT_LINES } from './assumptions';
import type { VisitKind } from './states';

const EARLIEST_FIRST = LATE_CREDITS.toReversed();

type Arrival = {
  readonly slotEnd: Date;
  readonly arrivedAt: Date;
  /** When the report of the arrival reached us. */
  readonly receivedAt: Date;
  readonly transport: Pence;
};

export type LateCredit = {
  readonly percent: number;
  readonly amount: Pence;
  /** Whether the credit is paid automatically. Otherwise the desk decides. */
  readonly isAutomatic: boolean;
};

/** Returns the credit for an arrival after the slot, or null if there is none. */
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

/** The amount that an arrival after an instant gives back. */
export type LateStep = { readonly after: Date; readonly amount: Pence };

/** Returns the credits for each step of lateness, limited to what is left of the payment. Omits steps of zero. */
export const lateSteps = (slotEnd: Date, transport: Pence, left: Pence): readonly LateStep[] =>
  EARLIEST_FIRST.map(({ afterMinutes, percent }) => ({
    after: minutesAfter(slotEnd, afterMinutes),
    amount: pence(Math.min(left, shareOf(transport, percent))),
  })).filter(({ amount }) => amount > 0);

/** Returns the price of the transport for one kind of visit: the sum of its lines in the quote. */
export const transportOf = (kind: VisitKind, { lines }: Pick<Quote, 'lines'>): Pence =>
  pence(lines.filter(({ code }) => TRANSPORT_LINES[kind].includes(code)).reduce((sum, { amount }) => sum + amount, 0));

const LATE_RULE = EARLIEST_FIRST.map(({ afterMinutes, percent }, index) =>
  index === 0
    ? `${percent}% of the price of the transport if we arrive more than ${afterMinutes} minutes after your slot`
    : `${percent}% after more than ${afterMinutes}`,
).join(', ');

export const LATE_PROMISE = `If we are late, you get money back without asking: ${LATE_RULE}.`;
export const LATE_EXCEPTION = `If we only hear of the arrival more than ${HEARD_WITHIN_MINUTES} minutes after it, our office checks first.`;
