/**
 * Who does which job of a day. A crew does one job a slot (needs.ts); a job of two crews is on both their sheets. Every
 * job goes to the crews that have the fewest jobs so far, then to the lowest number, so that the same day always gives
 * the same plan and nobody has all of it. Jobs beyond the crews there are (places taken away after they were sold) get
 * crews with the next numbers: they are work that nobody has been found for yet.
 */
export type CrewJob = {
  /** Jobs of one slot are handed out in the order of their size, then of this. */
  readonly id: string;
  /** "10:00", local time in London. */
  readonly start: string;
  /** Crews that it takes. */
  readonly places: number;
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
  const inOrder = jobs.toSorted(
    (a, b) => a.start.localeCompare(b.start) || b.places - a.places || a.id.localeCompare(b.id),
  );
  for (const job of inOrder) {
    for (const crew of freeCrews(job, crews, jobsOf)) sheets.set(crew, [...jobsOf(crew), job]);
  }
  return [...sheets]
    .toSorted(([a], [b]) => a - b)
    .map(([crew, ofCrew]) => ({ crew, isExtra: crew > crews, jobs: ofCrew }));
}

/** As many crews as the job takes, of those with nothing in its slot. */
function freeCrews(job: CrewJob, crews: number, jobsOf: (crew: number) => readonly CrewJob[]): readonly number[] {
  const isFree = (crew: number): boolean => jobsOf(crew).every(({ start }) => start !== job.start);
  const own = numbers(1, crews)
    .filter(isFree)
    .toSorted((a, b) => jobsOf(a).length - jobsOf(b).length || a - b)
    .slice(0, job.places);
  const chosen = [...own];
  for (let extra = crews + 1; chosen.length < job.places; extra += 1) if (isFree(extra)) chosen.push(extra);
  return chosen;
}

const numbers = (from: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => from + index);
