import { NOTHING, pence, roundUp, sum, type Pence } from '../money';
import type { Shares } from './shares';
import type { ServiceType } from '../order-types';

/** The price of one service before and after a change, and the percentage of a reduction that is refunded now. */
export type ChangeLine = {
  readonly service: ServiceType;
  readonly before: Pence;
  readonly after: Pence;
  readonly refundPercent: number;
};

/** The amounts of a change, in pence. At most one of `toPay` and `refund` is above zero. */
export type ChangeMoney = {
  readonly lines: readonly ChangeLine[];
  readonly totalBefore: Pence;
  readonly totalAfter: Pence;
  readonly lateFee: Pence;
  readonly toPay: Pence;
  readonly refund: Pence;
  /** The amount refunded earlier, if it reduces this refund below what the terms give. Otherwise zero. */
  readonly goneBefore: Pence;
};

type Change = {
  readonly before: Shares;
  /** Empty for a cancellation. */
  readonly after: Shares;
  readonly percentOf: (service: ServiceType) => number;
  /** The percentages right after the change, for a swap of one service for another. */
  readonly percentAfter?: (service: ServiceType) => number;
  /** The fee of a late reschedule, on top of the difference (`lateRescheduleFee`). */
  readonly lateFee?: Pence;
};

/**
 * Returns what a change costs or refunds. Services are set off in full, and a net reduction is refunded by the scale of
 * the cheaper ones. Swapping services never regains what the scale has forfeited.
 */
export function changeMoney({ before, after, percentOf, percentAfter, lateFee = NOTHING }: Change): ChangeMoney {
  const services = [...new Set([...before.keys(), ...after.keys()])];
  const lines = services.map((service) => ({
    service,
    before: before.get(service) ?? NOTHING,
    after: after.get(service) ?? NOTHING,
    refundPercent: percentOf(service),
  }));
  const [totalBefore, totalAfter] = [sum([...before.values()]), sum([...after.values()])];
  const difference = totalAfter - totalBefore;
  const dueBack = difference < 0 ? paidBack(lines, pence(-difference)) : NOTHING;
  const gained = percentAfter ? worth(after, percentAfter) - worth(before, percentOf) : -Infinity;
  const net = Math.max(Math.max(difference, 0) - dueBack, Math.floor(gained / 100)) + lateFee;
  const money = { lines, totalBefore, totalAfter, lateFee, goneBefore: NOTHING };
  return { ...money, toPay: pence(Math.max(net, 0)), refund: pence(Math.max(-net, 0)) };
}

/** Returns what cancelling would refund, in hundredths of a penny. */
const worth = (shares: Shares, percentOf: (service: ServiceType) => number): number =>
  [...shares].reduce((total, [service, amount]) => total + amount * percentOf(service), 0);

/** Returns the refund of a net reduction, rounded up to the penny in the customer's favour. */
function paidBack(lines: readonly ChangeLine[], reduction: Pence): Pence {
  const cheaper = lines
    .map(({ before, after, refundPercent }) => ({ fall: before - after, refundPercent }))
    .filter(({ fall }) => fall > 0);
  const falls = cheaper.reduce((total, { fall }) => total + fall, 0);
  const weighted = cheaper.reduce((total, { fall, refundPercent }) => total + fall * refundPercent, 0);
  return roundUp((reduction * weighted) / falls / 100);
}

/**
 * Returns the fee of a late reschedule: the part of the price that a cancellation now would not refund, rounded down
 * to the penny. Without the fee, a customer could avoid the cancellation charge by rescheduling and then cancelling.
 */
export function lateRescheduleFee(before: Shares, percentOf: (service: ServiceType) => number): Pence {
  return pence(Math.floor(worth(before, (service) => 100 - percentOf(service)) / 100));
}
