import { addDays, type LocalDate, londonDate, londonTime } from '../london-time';
import { pence, type Pence } from '../money';
import type { AreaName } from '../places/areas';
import { COUNCIL_SITES, boroughsOf } from '../places/boroughs';
import { workingDaysBefore, workingDayUntil } from '../working-days';
import { PARKING_RULES, type Notice, type ParkingCharge, type ParkingRule, type ParkingService } from './rules';

/** Returns the last day on which a council can be asked for a bay on a local date. */
export function lastDayToAsk(notice: Notice, date: LocalDate): LocalDate {
  // On other days councils take no requests (assumption).
  if (notice.counted === 'days') return workingDayUntil(addDays(date, -notice.days));
  return workingDaysBefore(date, notice.withDayOfRequest ? notice.days : notice.days + 1);
}

export function isInTime(notice: Notice, date: LocalDate, now: Date): boolean {
  const [today, last] = [londonDate(now), lastDayToAsk(notice, date)];
  if (today !== last) return today < last;
  return notice.by === undefined || londonTime(now) < notice.by;
}

/** Bays for one van: a Luton is 7 metres, its tail-lift takes 2 more, and a bay is 5 or 6 (assumption). */
export const BAYS_FOR_A_VAN = 2;
/** Weeks that are enough notice for every council whose rules we know (assumption). */
export const ASK_AHEAD_WEEKS = 3;
const LOOK_AHEAD_DAYS = 60;

/** A way to ask that is still open, or was. */
export type ParkingStep = {
  /** The last day to ask, and the hour on it (local time). Null: until midnight. */
  readonly by: LocalDate;
  readonly time: string | null;
  /** Pence for the bays of one van on one day. Null where unknown. */
  readonly cost: Pence | null;
  readonly isAtDiscretion: boolean;
};

export type CouncilPlan = {
  readonly borough: AreaName;
  readonly url: string;
  /** The age of the fact. Null where we have read no rule of this council. */
  readonly source: { readonly asOf: string | null; readonly readOn: LocalDate } | null;
  /** Pence for one van on one day with the usual notice. Null where unknown. */
  readonly cost: Pence | null;
  readonly note: string | null;
} & (
  | { readonly state: 'open'; readonly steps: readonly ParkingStep[] }
  /** The first day for which a request sent now is in time. */
  | { readonly state: 'too_late'; readonly by: LocalDate; readonly firstDay: LocalDate | null }
  /** The council's notice is unknown: `askBy` is early enough for any council. */
  | { readonly state: 'unknown'; readonly askBy: LocalDate; readonly isPast: boolean; readonly isForWorksOnly: boolean }
);

/** Returns which councils to ask for a bay: several where a district lies in several boroughs. Empty outside London. */
export function parkingPlan(outcode: string, date: LocalDate, now: Date): readonly CouncilPlan[] {
  return boroughsOf(outcode).map((borough) => councilPlan(borough, PARKING_RULES[borough] ?? null, date, now));
}

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
    ...facts,
    state: 'too_late',
    by: lastDayToAsk(last.notice, date),
    firstDay: firstDayInTime(usual, date, now),
  };
}

const step = ({ notice, extra, isAtDiscretion }: ParkingService, charge: ParkingCharge | null, date: LocalDate) => ({
  by: lastDayToAsk(notice, date),
  time: notice.by ?? null,
  cost: costOf(charge, extra),
  isAtDiscretion: isAtDiscretion ?? false,
});

/** Returns the pence for the bays of one van on one day. */
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

/** Returns the earliest day by which one of the possible councils must be asked. Null where none is open or known. */
export function firstDeadline(plans: readonly CouncilPlan[]): LocalDate | null {
  const days = plans.flatMap((plan) => {
    if (plan.state === 'open') return plan.steps.slice(0, 1).map(({ by }) => by);
    return plan.state === 'unknown' && !plan.isPast ? [plan.askBy] : [];
  });
  return days.toSorted().at(0) ?? null;
}

/** Returns the plans of the councils that may still be asked, or all if it is too late for each of them. */
export function plansInTime(plans: readonly CouncilPlan[]): readonly CouncilPlan[] {
  const inTime = plans.filter(({ state }) => state !== 'too_late');
  return inTime.length > 0 ? inTime : plans;
}
