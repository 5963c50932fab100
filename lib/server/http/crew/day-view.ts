import type { CrewDayDto, CrewJobDto } from '@/lib/contracts/crew';
import { CREW_DAY_SHAPE } from '@/lib/contracts/crew-paths';
import { formatDay } from '@/lib/domain/london-time';
import { writeCrewDay, type CrewOfDay } from '@/lib/domain/visits/crew-day';
import { CREW_NAMES } from '@/lib/domain/visits/labels';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import { readable } from '@/lib/server/kernel/row-failures/readable';
import { findCrewDay } from '@/lib/server/subjects/crew/repo';
import { findMember } from '@/lib/server/subjects/visits/members-repo';
import { jobsOn } from '@/lib/server/subjects/visits/plan';
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
  const views = jobs.map((job) =>
    readable<CrewJobDto | null>(
      job.id,
      () => jobView(job, { ...around(job, crew), now: at }),
      () => null,
    ),
  );
  return {
    shape: CREW_DAY_SHAPE,
    ...{ crewDay: writeCrewDay(crew), date: crew.date, day: formatDay(crew.date) },
    ...{ crew: `${CREW_NAMES[crew.service]} ${crew.number}`, lead: lead?.name ?? '' },
    jobs: views.filter((view) => view !== null),
    unreadable: jobs.filter((_, index) => views[index] === null).map((job) => `${slotOf(job)}, order ${job.id}`),
  };
}
