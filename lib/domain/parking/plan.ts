import { addDays, londonDate, londonTime } from '../london-time';
import { pence, type Pence } from '../money';
import type { AreaName } from '../places/areas';
import { boroughsOf } from '../places/borough-districts';
import { COUNCIL_SITES } from '../places/councils';
import type { LocalDate } from '../vocabulary';
import { isWorkingDay } from '../working-days';
import type { Notice, ParkingCharge, ParkingRule, ParkingService } from './rule';
import { PARKING_RULES } from './rules';

/**
 * The last day on which a council can be asked for a bay.
 *
 * @param date the day of the move, local date
 */
export function lastDayToAsk(notice: Notice, date: LocalDate): LocalDate {
  if (notice.counted === 'days') return workingDayUntil(addDays(date, -notice.days));
  let day = date;
  for (let left = notice.withDayOfRequest ? notice.days : notice.days + 1; left > 0;) {
    day = addDays(day, -1);
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}

/** Whether a request that is sent now is there in time for a bay on a day. */
export function isInTime(notice: Notice, date: LocalDate, now: Date): boolean {
  const [today, last] = [londonDate(now), lastDayToAsk(notice, date)];
  if (today !== last) return today < last;
  return notice.by === undefined || londonTime(now) < notice.by;
}

/** On other days nobody is at the council to take a request (assumption). */
function workingDayUntil(date: LocalDate): LocalDate {
  let day = date;
  while (!isWorkingDay(day)) day = addDays(day, -1);
  return day;
}

/** A Luton van is 7 metres, its tail-lift and the people behind it take 2 more; a bay is 5 or 6 (assumption). */
export const BAYS_FOR_A_VAN = 2;
/** Early enough for every council whose rule we know (assumption). */
export const ASK_AHEAD_WEEKS = 3;
/** No council is looked at further ahead for a day that works. */
const LOOK_AHEAD_DAYS = 60;

/** A way to ask that is still open, or was. */
export type ParkingStep = {
  /** The last day to ask, and the hour on it (local time); null: until midnight. */
  readonly by: LocalDate;
  readonly time: string | null;
  /** For the bays of one van on one day, in pence; null where we do not know. */
  readonly cost: Pence | null;
  readonly isAtDiscretion: boolean;
};

export type CouncilPlan = {
  readonly borough: AreaName;
  readonly url: string;
  /** The fact's age; null where we have read no rule of this council. */
  readonly source: { readonly asOf: string | null; readonly readOn: LocalDate } | null;
  /** What one van on one day costs with the usual notice; null where we do not know. */
  readonly cost: Pence | null;
  readonly note: string | null;
} & (
  | { readonly state: 'open'; readonly steps: readonly ParkingStep[] }
  /** The first day for which a request now would be in time. */
  | { readonly state: 'too_late'; readonly by: LocalDate; readonly firstDay: LocalDate | null }
  /** The council's notice is not known: the day by which any council is asked in time. */
  | { readonly state: 'unknown'; readonly askBy: LocalDate; readonly isPast: boolean; readonly isForWorksOnly: boolean }
);

/**
 * What to ask which council for, and by when, so that a van can stop at an address on a day. Several councils where the
 * postcode district lies in several boroughs: the one on the street sign is meant. Empty outside Greater London.
 */
export function parkingPlan(outcode: string, date: LocalDate, now: Date): readonly CouncilPlan[] {
  return boroughsOf(outcode).map((borough) => councilPlan(borough, PARKING_RULES[borough] ?? null, date, now));
}

/** What one council asks for a bay on a day, told on `now`. */
export function councilPlan(borough: AreaName, rule: ParkingRule | null, date: LocalDate, now: Date): CouncilPlan {
  const facts = {
    borough,
    url: rule?.url ?? COUNCIL_SITES[borough],
    source: rule && { asOf: rule.asOf, readOn: rule.readOn },
    cost: rule && costOf(rule.charge),
    note: rule?.note ?? null,
  };
  const [usual] = rule?.services ?? [];
  if (!rule || !usual) {
    const askBy = addDays(date, -ASK_AHEAD_WEEKS * 7);
    const isForWorksOnly = rule?.isForWorksOnly ?? false;
    return { ...facts, state: 'unknown', askBy, isPast: londonDate(now) > askBy, isForWorksOnly };
  }
  const open = rule.services.filter(({ notice }) => isInTime(notice, date, now));
  if (open.length > 0)
    return { ...facts, state: 'open', steps: open.map((service) => step(service, rule.charge, date)) };
  const last = rule.services.at(-1) ?? usual;
  return {
    ...{ ...facts, state: 'too_late', by: lastDayToAsk(last.notice, date) },
    firstDay: firstDayInTime(usual, date, now),
  };
}

const step = ({ notice, extra, isAtDiscretion }: ParkingService, charge: ParkingCharge | null, date: LocalDate) => ({
  by: lastDayToAsk(notice, date),
  time: notice.by ?? null,
  cost: costOf(charge, extra),
  isAtDiscretion: isAtDiscretion ?? false,
});

/** The bays of one van on one day, in pence. */
export function costOf(charge: ParkingCharge | null, extra?: ParkingService['extra']): Pence | null {
  if (!charge) return null;
  const free = charge.freeBays === 'all' ? BAYS_FOR_A_VAN : (charge.freeBays ?? 0);
  const bays = Math.max(0, BAYS_FOR_A_VAN - free) * charge.perBay;
  const more = extra ? extra.amount * (extra.per === 'bay' ? BAYS_FOR_A_VAN : 1) : 0;
  return pence(charge.perRequest + bays + more);
}

function firstDayInTime({ notice }: ParkingService, date: LocalDate, now: Date): LocalDate | null {
  for (let ahead = 1; ahead <= LOOK_AHEAD_DAYS; ahead += 1) {
    const day = addDays(date, ahead);
    if (isInTime(notice, day, now)) return day;
  }
  return null;
}

/** The earliest day by which any of the councils that may be meant must be asked; null where none is open or known. */
export function firstDeadline(plans: readonly CouncilPlan[]): LocalDate | null {
  const days = plans.flatMap((plan) => {
    if (plan.state === 'open') return plan.steps.slice(0, 1).map(({ by }) => by);
    return plan.state === 'unknown' && !plan.isPast ? [plan.askBy] : [];
  });
  return days.toSorted().at(0) ?? null;
}
