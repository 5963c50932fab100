import { londonTime, type SlotTimes } from '@/lib/domain/london-time';
import { FIRST_SLOT, SLOT_TIMES } from '@/lib/domain/slots/calendar';
import type { CrewEventType } from '@/lib/domain/visits/states';
import type { Proof } from './demo-proof';

/** An event that a crew has reported, in minutes before the week is created, with the minutes of a drive. */
type Told = { readonly minutesAgo: number; readonly type: CrewEventType; readonly minutes?: number };
type Progress = { readonly told: readonly Told[]; readonly proof: Proof };

const NOTHING_SHOWN: Proof = { counted: {}, marks: [], photos: [], signOff: null };

/** A day in progress at any time: one visit in each state that the desk has to tell apart. */
export const PROGRESS = {
  done: {
    told: [
      { minutesAgo: 150, type: 'on_the_way', minutes: 20 },
      { minutesAgo: 128, type: 'arrived' },
      { minutesAgo: 125, type: 'working' },
      { minutesAgo: 12, type: 'done' },
    ],
    proof: {
      ...NOTHING_SHOWN,
      photos: [
        ['before', 'services/cleaning', 126],
        ['after', 'homes/handed-back', 16],
      ],
      signOff: { outcome: 'not_here', name: '', minutesAgo: 13 },
    },
  },
  loading: {
    told: [
      { minutesAgo: 75, type: 'on_the_way', minutes: 30 },
      { minutesAgo: 44, type: 'arrived' },
      { minutesAgo: 38, type: 'loading' },
    ],
    proof: {
      counted: { loaded: 0.6 },
      marks: [[], ['scratched']],
      signOff: null,
      photos: [
        ['outside', 'kerb/parking', 43],
        ['before', 'homes/3-bed', 41],
        ['mark', 'property/wardrobe', 30],
      ],
    },
  },
  onTheWay: { told: [{ minutesAgo: 6, type: 'on_the_way', minutes: 20 }], proof: NOTHING_SHOWN },
  /** A visit whose window ended some minutes ago without an arrival. */
  late: { told: [{ minutesAgo: 50, type: 'on_the_way', minutes: 15 }], proof: NOTHING_SHOWN },
  /** A whole move, seen after its end. */
  finished: {
    told: [
      { minutesAgo: 285, type: 'on_the_way', minutes: 20 },
      { minutesAgo: 265, type: 'arrived' },
      { minutesAgo: 255, type: 'loading' },
      { minutesAgo: 150, type: 'driving', minutes: 45 },
      { minutesAgo: 100, type: 'unloading' },
      { minutesAgo: 20, type: 'done' },
    ],
    proof: {
      counted: { loaded: 1, unloaded: 1 },
      marks: [['scratched'], [], ['loose', 'dented']],
      photos: [
        ['before', 'homes/1-bed', 260],
        ['mark', 'services/assembling', 252],
        ['outside', 'moves/1-bed', 152],
        ['after', 'steps/home', 30],
      ],
      signOff: { outcome: 'signed', name: 'Maya Okafor', minutesAgo: 22 },
    },
  },
} as const satisfies Readonly<Record<string, Progress>>;
export type ProgressName = keyof typeof PROGRESS;

/** The slots between a visit of today and the current slot. */
const SLOTS_AGO = { done: 1, loading: 0, onTheWay: 0, late: 0 } as const;
export type ProgressOfToday = keyof typeof SLOTS_AGO;

/**
 * Returns the slot of a visit of today with this progress at an instant; the first slot before the day's work begins.
 */
export function slotOf(name: ProgressOfToday, now: Date): SlotTimes {
  const current = SLOT_TIMES.findLastIndex(([start]) => start <= londonTime(now));
  return SLOT_TIMES[Math.max(0, current - SLOTS_AGO[name])] ?? FIRST_SLOT;
}
