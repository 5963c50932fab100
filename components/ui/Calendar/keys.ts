import { sameDayIn, shiftDays, shiftMonth, weekdayIndex } from './month-grid';

/** Where a key leads from a date in the calendar; undefined when the key is not ours. */
export function dateAfterKey(key: string, from: string): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return shiftDays(from, -1);
    case 'ArrowRight':
      return shiftDays(from, 1);
    case 'ArrowUp':
      return shiftDays(from, -7);
    case 'ArrowDown':
      return shiftDays(from, 7);
    case 'Home':
      return shiftDays(from, -weekdayIndex(from));
    case 'End':
      return shiftDays(from, 6 - weekdayIndex(from));
    case 'PageUp':
      return sameDayIn(shiftMonth(from.slice(0, 7), -1), from);
    case 'PageDown':
      return sameDayIn(shiftMonth(from.slice(0, 7), 1), from);
    default:
      return undefined;
  }
}
