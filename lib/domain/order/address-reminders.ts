import { HOUR_MS } from '../durations';
import { appointmentsOf, startOf } from './appointments';
import { ADDRESS_REMINDER_HOURS } from './assumptions';
import type { OrderLike } from '../order-types';

/** Returns the future times, earliest first, at which to remind a customer who has not given the exact addresses. */
export function addressReminders(order: Pick<OrderLike, 'dates' | 'timeSlot'>, now: Date): readonly Date[] {
  const [first] = appointmentsOf(order);
  if (!first) return [];
  return ADDRESS_REMINDER_HOURS.map((hours) => new Date(startOf(first).getTime() - hours * HOUR_MS)).filter(
    (at) => at > now,
  );
}
