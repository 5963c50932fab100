import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { addDays, type LocalDate, londonDate } from '@/lib/domain/london-time';
import { isBusyDay } from '@/lib/domain/pricing/charges';
import { SLOT_TIMES } from '@/lib/domain/slots/calendar';
import type { SlotChoice } from '@/lib/testing/site-client';

/** The first day after the 14 days of the right to cancel, so that no test has to request an early start. */
const FIRST_DAY = 16;
const LAST_DAY = 89;

/** The number of quiet days at the end that tests claim as a whole. */
const DAYS_ALONE = 6;

/** Returns the days without the busy-day supplement, so that prices in tests are the specification's plain numbers. */
function quietDays(): readonly LocalDate[] {
  const today = londonDate(new Date());
  const days = Array.from({ length: LAST_DAY - FIRST_DAY }, (_, index) => addDays(today, FIRST_DAY + index));
  return days.filter((day) => !isBusyDay(day));
}

/**
 * Claims the first slot that no other test of this run has. It is safe across processes, because making a folder
 * succeeds once.
 */
function claimFirst(choices: readonly SlotChoice[]): SlotChoice {
  const folder = path.join(process.env.E2E_DATA_DIR ?? '', 'claimed-slots');
  mkdirSync(folder, { recursive: true });
  for (const choice of choices) {
    try {
      mkdirSync(path.join(folder, `${choice.date} ${choice.slot[0].slice(0, 2)}`));
      return choice;
    } catch {
      // Another test has it.
    }
  }
  throw new Error('More tests than quiet slots');
}

/** Claims a slot that no other test books. */
export const claimSlot = (): SlotChoice =>
  claimFirst(
    quietDays()
      .slice(0, -DAYS_ALONE)
      .flatMap((date) => SLOT_TIMES.slice(0, 4).map((slot) => ({ date, slot }))),
  );

/** Claims a slot on a day that no other test uses, for tests that fill the slot and then take one near it. */
export const claimSlotOfOwnDay = (): SlotChoice =>
  claimFirst(
    quietDays()
      .slice(-DAYS_ALONE)
      .map((date) => ({ date, slot: ['10:00', '12:00'] })),
  );
