import { londonTime } from '@/lib/domain/london-time';
import { FIRST_SLOT, SLOT_TIMES } from '@/lib/domain/slots/calendar';
import type { CrewEventType } from '@/lib/domain/visits/states';
import type { SlotTimes } from '@/lib/domain/vocabulary';

/** What a crew has said of a visit of today, in minutes before now, and of a drive how long it takes. */
type Told = { readonly minutesAgo: number; readonly type: CrewEventType; readonly minutes?: number };
type Progress = {
  /** Slots before the one that it is now. */
  readonly slotsAgo: number;
  readonly told: readonly Told[];
};

/** The day in the middle, whenever it is looked at: one visit in each of the states that a desk has to tell apart. */
export const PROGRESS = {
  done: {
    slotsAgo: 1,
    told: [
      { minutesAgo: 150, type: 'on_the_way', minutes: 20 },
      { minutesAgo: 128, type: 'arrived' },
      { minutesAgo: 125, type: 'working' },
      { minutesAgo: 12, type: 'done' },
    ],
  },
  loading: {
    slotsAgo: 0,
    told: [
      { minutesAgo: 75, type: 'on_the_way', minutes: 30 },
      { minutesAgo: 44, type: 'arrived' },
      { minutesAgo: 38, type: 'loading' },
    ],
  },
  onTheWay: { slotsAgo: 0, told: [{ minutesAgo: 6, type: 'on_the_way', minutes: 20 }] },
  /** Its window has been over for some minutes, and nobody has arrived. */
  late: { slotsAgo: 0, told: [{ minutesAgo: 50, type: 'on_the_way', minutes: 15 }] },
} as const satisfies Readonly<Record<string, Progress>>;
export type ProgressName = keyof typeof PROGRESS;

/** The slot of a visit of today that has come so far at an instant; before the first slot of the day that one. */
export function slotOf(name: ProgressName, now: Date): SlotTimes {
  const current = SLOT_TIMES.findLastIndex(([start]) => start <= londonTime(now));
  return SLOT_TIMES[Math.max(0, current - PROGRESS[name].slotsAgo)] ?? FIRST_SLOT;
}
