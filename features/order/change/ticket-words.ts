import type { PriceLine } from '@/components/ui/PriceLines';
import type { ChangeLineDto, ChangePreviewDto, RefundStepDto } from '@/lib/contracts/order-change-dto';
import { formatDay, formatInstant, formatSlot } from '@/lib/domain/london-time';
import {
  formatDifference,
  formatPence,
  formatPounds,
  fromPounds,
  NOTHING,
  pence,
  roundUp,
  sum,
  type Pence,
} from '@/lib/domain/money';

/** Returns the one amount of the ticket's stub, to pay or to be refunded. */
export function outcome({ toPay, refund }: ChangePreviewDto): { readonly lead: string; readonly price: string } {
  if (toPay > 0) return { lead: 'To pay now', price: formatPounds(toPay) };
  if (refund > 0) return { lead: 'You get back', price: formatPounds(refund) };
  return { lead: 'To pay now', price: formatPence(NOTHING) };
}

/** Returns the text that is read aloud once for each new price (A11Y-2): "To pay now £25.90." */
export function outcomeAloud(preview: ChangePreviewDto): string {
  const { lead, price } = outcome(preview);
  return `${lead} ${price}.`;
}

/** Returns the notes beside the amount: the new price, later payments, the refund and how long the offer is valid. */
export function outcomeNotes(preview: ChangePreviewDto): readonly string[] {
  const { quote, refund, totalBefore, totalAfter, validUntil, appointments, goneBefore, moved } = preview;
  const whole = `The ${quote?.follows ? 'first payment' : 'whole order'} will be ${formatPounds(totalAfter)} instead of ${formatPounds(totalBefore)}.`;
  return [
    ...(quote && totalAfter !== totalBefore ? [whole] : []),
    ...(quote?.follows ?? []).map(({ label, amount, detail }) => `${label}: ${formatPounds(amount)}, ${detail}.`),
    ...appointments.filter(({ key }) => key === 'cleaningDate').map(cleaners),
    ...(moved.some(({ isElsewhere }) => isElsewhere) ? [STREET_AFTERWARDS] : []),
    ...(refund > 0 ? ['It goes back the way you paid.'] : []),
    ...(goneBefore > 0
      ? [`We have already refunded ${formatPounds(goneBefore)}: with this, you get back all you paid.`]
      : []),
    `These amounts hold until ${formatInstant(new Date(validUntil))}.`,
  ];
}

/** A new postcode has no street yet, and notes about the old address no longer apply. */
const STREET_AFTERWARDS =
  'You tell us the street of the new address afterwards. What you told us about the old one is deleted.';

const cleaners = ({ date, start, end }: ChangePreviewDto['appointments'][number]): string =>
  `The cleaners come on ${formatDay(date)}, ${formatSlot([start, end])}.`;

export function changeLines(preview: ChangePreviewDto): readonly PriceLine[] {
  const { lines, lateFee } = preview;
  const fee = {
    key: 'late-fee',
    label: 'Late change of slot',
    detail: 'what you would lose by cancelling now',
    amount: formatDifference(fromPounds(lateFee)),
  };
  return [...lines.map(changeLine), ...(lateFee > 0 ? [fee] : [])];
}

function changeLine({ service, label, before, after, refundPercent }: ChangeLineDto): PriceLine {
  const difference = pence(fromPounds(after) - fromPounds(before));
  if (difference === 0) return { key: service, label, amount: 'no change' };
  const was =
    before === 0 ? 'new' : after === 0 ? 'taken out' : `${formatPounds(before)} before, ${formatPounds(after)} now`;
  const kept = difference < 0 && refundPercent < 100 ? `, ${share(refundPercent)} is refunded` : '';
  return { key: service, label, detail: was + kept, amount: formatDifference(difference) };
}

/** Returns the refund of each service when the whole order is cancelled. The lines add up to the refund. */
export function refundLines(preview: ChangePreviewDto): readonly PriceLine[] {
  const { lines, goneBefore } = preview;
  const shares = lines.map(({ before, refundPercent }) => roundUp((fromPounds(before) * refundPercent) / 100));
  const refund = fromPounds(preview.refund);
  let left = goneBefore > 0 ? sum(shares) : refund;
  const last = lines.findLastIndex(({ refundPercent }) => refundPercent > 0);
  const services = lines.map(({ service, label, before, refundPercent }, index) => {
    const amount = index === last ? left : smaller(left, shares[index] ?? NOTHING);
    left = pence(left - amount);
    return {
      key: service,
      label,
      detail: `${share(refundPercent)} of ${formatPounds(before)}`,
      amount: formatPence(amount),
    };
  });
  const removed = {
    key: 'gone-before',
    label: 'Already refunded',
    detail: `${formatPounds(goneBefore)} in all, so nothing more is left`,
    amount: formatDifference(pence(refund - sum(shares))),
  };
  return [...services, ...(goneBefore > 0 ? [removed] : [])];
}

const smaller = (a: Pence, b: Pence): Pence => (a < b ? a : b);

function share(percent: number): string {
  if (percent === 100) return 'all';
  if (percent === 50) return 'half';
  return percent === 0 ? 'nothing' : `${percent}%`;
}

/** Returns the remaining refund steps with their dates, a sentence for each service. */
export function limitSentences({ lines, limits }: ChangePreviewDto): readonly string[] {
  return lines.map(({ service, label }) => {
    const steps = limits.filter((limit) => limit.service === service).map(step);
    if (steps.length === 0) return `${label}: no longer refundable.`;
    return `${label}: ${steps.join('; ')}; nothing after that.`;
  });
}

const step = ({ refundPercent, until }: RefundStepDto): string =>
  `${share(refundPercent)} of it back until ${formatInstant(new Date(until))}`;
