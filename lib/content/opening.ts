import { FIRST_SLOT, SLOT_TIMES } from '@/lib/domain/slots/calendar';

/** The start of the first slot and the end of the last one: "08:00" and "20:00". */
export const DAY_START = FIRST_SLOT[0];
export const DAY_END = SLOT_TIMES.at(-1)?.[1] ?? '';
