import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { addDays, londonDate } from '@/lib/domain/london-time';
import type { LocalDate } from '@/lib/domain/vocabulary';
import { isBusyDay } from '@/lib/domain/pricing/busy-days';
import { SLOT_TIMES } from '@/lib/domain/slots/calendar';
import type { SlotChoice } from '@/lib/testing/site-client';

/** Beyond the 14 days in which a visitor may change their mind, so that no test has to ask for an early start. */
const FIRST_DAY = 16;
const LAST_DAY = 89;

/** Quiet days at the end of them that are claimed as a whole. */
const DAYS_ALONE = 6;

/** Days without the busy-day supplement: prices in the tests are the plain numbers of the specification. */
function quietDays(): readonly LocalDate[] {
  const today = londonDate(new Date());
  const days = Array.from({ length: LAST_DAY - FIRST_DAY }, (_, index) => addDays(today, FIRST_DAY + index));
  return days.filter((day) => !isBusyDay(day));
}

/** The first that no other test of this run has, whichever process it runs in: making a folder succeeds once. */
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

/** A slot that no other test books. */
export const claimSlot = (): SlotChoice =>
  claimFirst(
    quietDays()
      .slice(0, -DAYS_ALONE)
      .flatMap((date) => SLOT_TIMES.slice(0, 4).map((slot) => ({ date, slot }))),
  );

/** A slot of a day on which no other test books any: for tests that fill it and then take one near it. */
export const claimSlotOfOwnDay = (): SlotChoice =>
  claimFirst(
    quietDays()
      .slice(-DAYS_ALONE)
      .map((date) => ({ date, slot: ['10:00', '12:00'] })),
  );
