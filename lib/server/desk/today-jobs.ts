import type { TodayJob } from '@/lib/contracts/desk-today-views';
import type { DeskTag } from '@/lib/contracts/desk-parts';
import type { CrewJobView, DayPlanView } from '@/lib/contracts/desk-views';

/** What is under way stands before what is to come, and both before what is over. */
const RANKS: Readonly<Record<DeskTag, number>> = { hot: 1, plain: 2, error: 3, success: 4 };
const NEEDS_SOMEBODY = 0;

const NO_CREW = 'No crew assigned yet';

/**
 * The jobs of a day's plan in one list, each once with all of its crews: what needs somebody first, then what is under way,
 * what is to come, and what is over; by slot within each.
 */
export function todayJobs({ teams }: Pick<DayPlanView, 'teams'>): readonly TodayJob[] {
  const jobs = new Map<string, TodayJob>();
  for (const { crews } of teams) {
    for (const { name: crew, isExtra, jobs: own } of crews) {
      for (const job of own) jobs.set(job.visit.id, withCrew(jobs.get(job.visit.id) ?? jobOf(job), crew, isExtra));
    }
  }
  return [...jobs.values()].toSorted((a, b) => rankOf(a) - rankOf(b) || a.slot.localeCompare(b.slot));
}

export const needsSomebody = ({ alarm }: Pick<TodayJob, 'alarm'>): boolean => alarm !== '';

const rankOf = (job: TodayJob): number => (needsSomebody(job) ? NEEDS_SOMEBODY : RANKS[job.state.tag]);

const jobOf = ({ visit, reference, href, slot, title, name, phone, phoneHref }: CrewJobView): TodayJob => ({
  ...{ key: visit.id, reference, href, slot, title, name, phone, phoneHref, crew: '' },
  ...{ state: visit.state, said: visit.said, alarm: visit.alarm },
});

/** A sheet without a crew is a job that nobody has yet. */
const withCrew = (job: TodayJob, crew: string, isExtra: boolean): TodayJob =>
  isExtra
    ? { ...job, alarm: job.alarm || NO_CREW }
    : { ...job, crew: job.crew === '' ? crew : `${job.crew} and ${crew}` };
