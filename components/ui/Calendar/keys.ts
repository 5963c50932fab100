import { addDays } from '@/lib/domain/london-time';
import { sameDayIn, shiftMonth, weekdayIndex } from './month-grid';

/** Where a key leads from a date in the calendar; undefined when the key is not ours. */
export function dateAfterKey(key: string, from: string): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(from, -1);
    case 'ArrowRight':
      return addDays(from, 1);
    case 'ArrowUp':
      return addDays(from, -7);
    case 'ArrowDown':
      return addDays(from, 7);
    case 'Home':
      return addDays(from, -weekdayIndex(from));
    case 'End':
      return addDays(from, 6 - weekdayIndex(from));
    case 'PageUp':
      return sameDayIn(shiftMonth(from.slice(0, 7), -1), from);
    case 'PageDown':
      return sameDayIn(shiftMonth(from.slice(0, 7), 1), from);
    default:
      return undefined;
  }
}
