/**
 * A job to assign to the crews of a day. It goes to the crews with the fewest jobs so far, then the lowest number, so
 * that the plan is deterministic and balanced. Jobs beyond the number of crews (places removed after the sale) get
 * crews with the next numbers, without people yet. A job that was assigned by hand keeps its crews.
 */
export type CrewJob = {
  /** The id, by which jobs of one slot and size are ordered. */
  readonly id: string;
  /** The start, "10:00", local time in London. */
  readonly start: string;
  readonly places: number;
  readonly pinned?: readonly number[];
};

export type CrewPlan<J extends CrewJob> = {
  /** The crew's number, from 1. */
  readonly crew: number;
  /** Whether the day needs more crews than there are and this one is still to be found. */
  readonly isExtra: boolean;
  readonly jobs: readonly J[];
};

/** Assigns the jobs of a day. Returns a sheet for each crew with a job. `crews`: the number of crews, from 0. */
export function planCrews<J extends CrewJob>(jobs: readonly J[], crews: number): readonly CrewPlan<J>[] {
  const sheets = new Map<number, readonly J[]>();
  const jobsOf = (crew: number): readonly J[] => sheets.get(crew) ?? [];
  const give = (job: J, to: readonly number[]) => {
    for (const crew of to) sheets.set(crew, [...jobsOf(crew), job]);
  };
  const inOrder = jobs.toSorted(byTime);
  for (const job of inOrder) give(job, job.pinned ?? []);
  for (const job of inOrder) give(job, freeCrews(job, crews, jobsOf));
  return crewSheets(sheets, crews);
}

/** Compares jobs by start, the larger job of a slot first. */
const byTime = (a: CrewJob, b: CrewJob): number =>
  a.start.localeCompare(b.start) || b.places - a.places || a.id.localeCompare(b.id);

/** Returns the sheets of assigned jobs by crew number, each in the order of the day. */
export const crewSheets = <J extends CrewJob>(
  sheets: ReadonlyMap<number, readonly J[]>,
  crews: number,
): readonly CrewPlan<J>[] =>
  [...sheets]
    .toSorted(([a], [b]) => a - b)
    .map(([crew, jobs]) => ({ crew, isExtra: crew > crews, jobs: jobs.toSorted(byTime) }));

/** Returns crews without a job in the slot, as many as the job still needs. */
function freeCrews(job: CrewJob, crews: number, jobsOf: (crew: number) => readonly CrewJob[]): readonly number[] {
  const missing = job.places - (job.pinned?.length ?? 0);
  const isFree = (crew: number): boolean => jobsOf(crew).every(({ start }) => start !== job.start);
  const own = Array.from({ length: crews }, (_, index) => index + 1)
    .filter(isFree)
    .toSorted((a, b) => jobsOf(a).length - jobsOf(b).length || a - b)
    .slice(0, Math.max(0, missing));
  const chosen = [...own];
  for (let extra = crews + 1; chosen.length < missing; extra += 1) if (isFree(extra)) chosen.push(extra);
  return chosen;
}
