import type { CrewDayDto, CrewJobDto } from '@/lib/contracts/crew';
import { CREW_DAY_SHAPE } from '@/lib/contracts/crew-paths';
import { formatDay } from '@/lib/domain/london-time';
import { writeCrewDay, type CrewOfDay } from '@/lib/domain/visits/crew-day';
import { CREW_NAMES } from '@/lib/domain/visits/labels';
import { UnreadableDocument } from '@/lib/server/kernel/documents/document';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import { report } from '@/lib/server/kernel/observability/report';
import { findCrewDay } from '@/lib/server/subjects/crew/repo';
import { findMember } from '@/lib/server/subjects/visits/members-repo';
import { jobsOn, type Job } from '@/lib/server/subjects/visits/plan';
import { jobView, slotOf } from './job-view';
import { aroundJobs } from './around-jobs';

/** A crew's jobs of its day, in the order of their slots; never a price but those of extras. */
export async function crewDayView({ db, now }: Pick<Deps, 'db' | 'now'>, crew: CrewOfDay): Promise<CrewDayDto> {
  const jobs = (await jobsOn(db, crew.date))
    .filter(({ visit, crews }) => visit.service === crew.service && crews.includes(crew.number))
    .toSorted((a, b) => a.start.localeCompare(b.start) || a.id.localeCompare(b.id));
  const [around, day] = await Promise.all([aroundJobs(db, jobs), findCrewDay(db, crew)]);
  const lead = day?.lead_id ? await findMember(db, day.lead_id) : undefined;
  const at = now();
  const views = jobs.map((job) => viewOrNull(job, () => jobView(job, { ...around(job, crew), now: at })));
  return {
    shape: CREW_DAY_SHAPE,
    ...{ crewDay: writeCrewDay(crew), date: crew.date, day: formatDay(crew.date) },
    ...{ crew: `${CREW_NAMES[crew.service]} ${crew.number}`, lead: lead?.name ?? '' },
    jobs: views.filter((view) => view !== null),
    unreadable: jobs.filter((_, index) => views[index] === null).map((job) => `${slotOf(job)}, order ${job.id}`),
  };
}

/** An order that cannot be read is a fault in the log; the crew has its other jobs all the same. */
function viewOrNull(job: Job, view: () => CrewJobDto): CrewJobDto | null {
  try {
    return view();
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error;
    report(error, { crew: job.id });
    return null;
  }
}
