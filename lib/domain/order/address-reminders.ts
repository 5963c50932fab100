import { HOUR_MS } from '../durations';
import { appointmentsOf, startOf } from './appointments';
import { ADDRESS_REMINDER_HOURS } from './assumptions';
import type { OrderLike } from '../vocabulary';

/** When a customer who has not said where exactly is asked again, as far as that is still ahead; the earliest first. */
export function addressReminders(order: Pick<OrderLike, 'dates' | 'timeSlot'>, now: Date): readonly Date[] {
  const [first] = appointmentsOf(order);
  if (!first) return [];
  return ADDRESS_REMINDER_HOURS.map((hours) => new Date(startOf(first).getTime() - hours * HOUR_MS)).filter(
    (at) => at > now,
  );
}
