import { londonDate, londonInstant } from '@/lib/domain/london-time';
import { wrongField } from '@/lib/server/platform/base/problem';

/** Returns the instant of a London time of today that a form names; now for an empty time. Throws Problem. */
export function parseReportedTime(time: string, receivedAt: Date): Date {
  const at = time === '' ? receivedAt : londonInstant(londonDate(receivedAt), time);
  if (at > receivedAt) throw wrongField('time', 'This is still to come');
  return at;
}
