import { NOTHING, pence, roundUp, sum, type Pence } from '../money';
import type { Shares } from './shares';
import type { ServiceType } from '../vocabulary';

/** One service before and after a change, and how much of a reduction is paid back now. */
export type ChangeLine = {
  readonly service: ServiceType;
  readonly before: Pence;
  readonly after: Pence;
  readonly refundPercent: number;
};

/** The money of a change, in pence. At most one of `toPay` and `refund` is more than nothing. */
export type ChangeMoney = {
  readonly lines: readonly ChangeLine[];
  readonly totalBefore: Pence;
  readonly totalAfter: Pence;
  readonly lateFee: Pence;
  readonly toPay: Pence;
  readonly refund: Pence;
  /** What went back before and leaves less than the terms give; nothing where it does not. */
  readonly goneBefore: Pence;
};

type Change = {
  readonly before: Shares;
  /** Empty for a cancellation. */
  readonly after: Shares;
  readonly percentOf: (service: ServiceType) => number;
  /** How much of each service would be paid back right after the change: where something is taken for something else. */
  readonly percentAfter?: (service: ServiceType) => number;
  /** What a late reschedule costs beside the difference (`lateRescheduleFee`). */
  readonly lateFee?: Pence;
};

/**
 * What a change costs or gives back. Dearer and cheaper services are set off against each other in full; what the order
 * is cheaper for in the end is paid back by the scale of the services that became cheaper. But a change never makes
 * cancelling worth more than it costs: what is lost by the scale stays lost when it is taken for another service.
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

/** What cancelling would pay back, in hundredths of a penny. */
const worth = (shares: Shares, percentOf: (service: ServiceType) => number): number =>
  [...shares].reduce((total, [service, amount]) => total + amount * percentOf(service), 0);

/** Of a reduction, in the customer's favour rounded up to the penny. */
function paidBack(lines: readonly ChangeLine[], reduction: Pence): Pence {
  const cheaper = lines
    .map(({ before, after, refundPercent }) => ({ fall: before - after, refundPercent }))
    .filter(({ fall }) => fall > 0);
  const falls = cheaper.reduce((total, { fall }) => total + fall, 0);
  const weighted = cheaper.reduce((total, { fall, refundPercent }) => total + fall * refundPercent, 0);
  return roundUp((reduction * weighted) / falls / 100);
}

/**
 * A late reschedule gives up a slot as a late cancellation does, so it costs what that would not pay back, of every
 * service: otherwise one would reschedule to cancel for nothing. Rounded down to the penny.
 */
export function lateRescheduleFee(before: Shares, percentOf: (service: ServiceType) => number): Pence {
  return pence(Math.floor(worth(before, (service) => 100 - percentOf(service)) / 100));
}
