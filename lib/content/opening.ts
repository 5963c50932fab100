import { FIRST_SLOT, SLOT_TIMES } from '@/lib/domain/slots/calendar';

/** The hours in which we come, "08:00" and "20:00": the first slot's start and the last one's end. */
export const DAY_START = FIRST_SLOT[0];
export const DAY_END = SLOT_TIMES.at(-1)?.[1] ?? '';
