import { crewSheets, planCrews, type CrewPlan } from '@/lib/domain/slots/crew-plan';
import { SLOT_SERVICES, type SlotService } from '@/lib/domain/slots/calendar';
import type { LocalDate } from '@/lib/domain/london-time';
import type { Config } from '@/lib/server/platform/config/config';
import type { CrewDayRow, Db } from '@/lib/server/platform/db/schema';
import { crewDaysOn, crewsOf, visitsOn, type VisitWithOrder } from './crews-repo';

type Capacity = Config['capacity'];

export type Job = VisitWithOrder & {
  /** The order's reference, by which jobs of one slot are sorted. */
  readonly id: string;
  readonly start: string;
  readonly places: number;
  readonly pinned: readonly number[];
  /** Assigned by an operator or by a published proposal. */
  readonly crews: readonly number[];
};

export type TeamPlan = {
  readonly service: SlotService;
  readonly sheets: readonly CrewPlan<Job>[];
  /** Jobs that lack a crew. Empty before publication, when every job has a proposed one. */
  readonly unassigned: readonly Job[];
};

export type DayPlan = {
  /** Null while the plan is a proposal. */
  readonly publishedAt: string | null;
  readonly days: readonly CrewDayRow[];
  readonly teams: readonly TeamPlan[];
};

export async function jobsOn(db: Db, date: LocalDate): Promise<readonly Job[]> {
  const visits = await visitsOn(db, date);
  const ids = visits.map(({ visit }) => visit.id);
  const crews = await crewsOf(db, ids);
  return visits.map(({ visit, order }) => {
    const own = crews.filter(({ visit_id }) => visit_id === visit.id);
    return {
      visit,
      order,
      id: order.reference,
      start: visit.start,
      places: visit.places,
      pinned: own.filter(({ pinned }) => pinned === 1).map(({ number }) => number),
      crews: own.map(({ number }) => number),
    };
  });
}

/** Returns the plan computed from the bookings around the crews that an operator has assigned. */
export const proposedTeams = (jobs: readonly Job[], capacity: Capacity): readonly TeamPlan[] =>
  byTeam(jobs, (own, service) => ({ service, sheets: planCrews(own, capacity[service]), unassigned: [] }));

const publishedTeams = (jobs: readonly Job[], capacity: Capacity): readonly TeamPlan[] =>
  byTeam(jobs, (own, service) => {
    const numbers = [...new Set(own.flatMap(({ crews }) => crews))];
    const sheets = new Map(numbers.map((number) => [number, own.filter(({ crews }) => crews.includes(number))]));
    return {
      service,
      sheets: crewSheets(sheets, capacity[service]),
      unassigned: own.filter(({ crews, places }) => crews.length < places).toSorted(byStart),
    };
  });

const byStart = (a: Job, b: Job): number => a.start.localeCompare(b.start) || a.id.localeCompare(b.id);

const byTeam = (
  jobs: readonly Job[],
  teamOf: (own: readonly Job[], service: SlotService) => TeamPlan,
): readonly TeamPlan[] =>
  SLOT_SERVICES.map((service) => {
    const own = jobs.filter(({ visit }) => visit.service === service);
    return teamOf(own, service);
  });

/** Returns all jobs of a day, with a crew or without. */
export const jobsIn = ({ teams }: DayPlan): readonly Job[] =>
  teams.flatMap(({ sheets, unassigned }) => [...sheets.flatMap(({ jobs }) => jobs), ...unassigned]);

/** Returns the plan of a day: a proposal until publication, then the stored plan. */
export async function dayPlan(db: Db, date: LocalDate, capacity: Capacity): Promise<DayPlan> {
  const [jobs, days] = await Promise.all([jobsOn(db, date), crewDaysOn(db, date)]);
  const publishedAt = days.find(({ published_at: at }) => at !== null)?.published_at ?? null;
  const teams = publishedAt === null ? proposedTeams(jobs, capacity) : publishedTeams(jobs, capacity);
  return { publishedAt, days, teams };
}
