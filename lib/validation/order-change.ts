import { object, string } from 'yup';
import { isLocalDate } from '@/lib/domain/london-time';
import { isSlot } from '@/lib/domain/slots/calendar';
import { MESSAGES } from './messages';

const clock = string()
  .required(MESSAGES.slotRequired)
  .matches(/^\d{2}:00$/, MESSAGES.slotRequired);

/** One of our two-hour slots on a day that exists; whether it can be booked is for the backend to say. */
export const slotSchema = object({
  date: string()
    .required(MESSAGES.dateRequired)
    .test('day', MESSAGES.dateRequired, (value) => !value || isLocalDate(value)),
  start: clock,
  end: clock.test('slot', MESSAGES.slotRequired, (end, { parent }) => {
    const { start } = parent as { readonly start?: string };
    return !end || !start || isSlot([start, end]);
  }),
});
