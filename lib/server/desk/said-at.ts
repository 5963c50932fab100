import { londonDate, londonInstant } from '@/lib/domain/london-time';
import { wrongField } from '@/lib/server/kernel/base/problem';

/** When something happened that a form names a time of today for, in London; without one it is now. Throws Problem. */
export function saidAt(time: string, receivedAt: Date): Date {
  const at = time === '' ? receivedAt : londonInstant(londonDate(receivedAt), time);
  if (at > receivedAt) throw wrongField('time', 'This is still to come');
  return at;
}
