/**
 * Who does which job of a day. A crew does one job a slot (needs.ts); a job of two crews is on both their sheets. Every
 * job goes to the crews that have the fewest jobs so far, then to the lowest number, so that the same day always gives
 * the same plan and nobody has all of it. Jobs beyond the crews there are (places taken away after they were sold) get
 * crews with the next numbers: they are work that nobody has been found for yet. A job that somebody has given to crews
 * stays with them whatever else there is: the others are planned around it.
 */
export type CrewJob = {
  /** Jobs of one slot are handed out in the order of their size, then of this. */
  readonly id: string;
  /** "10:00", local time in London. */
  readonly start: string;
  /** Crews that it takes. */
  readonly places: number;
  /** The crews that it has been given to. */
  readonly pinned?: readonly number[];
};

export type CrewPlan<J extends CrewJob> = {
  /** From 1. */
  readonly crew: number;
  /** More crews are needed than there are: this one has yet to be found. */
  readonly isExtra: boolean;
  readonly jobs: readonly J[];
};

/** The sheets of a day, one a crew that has something to do. `crews`: how many there are, from 0. */
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

/** By start, the larger job of a slot first. */
const byTime = (a: CrewJob, b: CrewJob): number =>
  a.start.localeCompare(b.start) || b.places - a.places || a.id.localeCompare(b.id);

/** The sheets of jobs that have been given to crews, by number; each in the order of the day. */
export const crewSheets = <J extends CrewJob>(
  sheets: ReadonlyMap<number, readonly J[]>,
  crews: number,
): readonly CrewPlan<J>[] =>
  [...sheets]
    .toSorted(([a], [b]) => a - b)
    .map(([crew, jobs]) => ({ crew, isExtra: crew > crews, jobs: jobs.toSorted(byTime) }));

/** As many crews as the job still takes, of those with nothing in its slot. */
function freeCrews(job: CrewJob, crews: number, jobsOf: (crew: number) => readonly CrewJob[]): readonly number[] {
  const missing = job.places - (job.pinned?.length ?? 0);
  const isFree = (crew: number): boolean => jobsOf(crew).every(({ start }) => start !== job.start);
  const own = numbers(1, crews)
    .filter(isFree)
    .toSorted((a, b) => jobsOf(a).length - jobsOf(b).length || a - b)
    .slice(0, Math.max(0, missing));
  const chosen = [...own];
  for (let extra = crews + 1; chosen.length < missing; extra += 1) if (isFree(extra)) chosen.push(extra);
  return chosen;
}

const numbers = (from: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => from + index);
