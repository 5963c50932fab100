import type { CrewDayDto, CrewJobDto } from '@/lib/contracts/crew';
import { CREW_DAY_SHAPE } from '@/lib/contracts/crew-paths';
import { formatDay } from '@/lib/domain/london-time';
import { NOTHING_GIVEN } from '@/lib/domain/order/addresses';
import { writeCrewDay, type CrewOfDay } from '@/lib/domain/visits/crew-day';
import { CREW_NAMES } from '@/lib/domain/visits/labels';
import { givenAddressesOf, ordersWithoutPhotos } from '@/lib/server/modules/addresses/repo';
import { findCrewDay } from '@/lib/server/modules/crew/repo';
import { extrasOfOrders } from '@/lib/server/modules/extras/repo';
import { photosOf } from '@/lib/server/modules/photos/repo';
import { findMember } from '@/lib/server/modules/visits/crews-repo';
import { jobsOn, type Job } from '@/lib/server/modules/visits/plan';
import { itemsOfVisits, signoffsOf } from '@/lib/server/modules/visits/proof-repo';
import { rentalsOfVisits, unitNote, visitEventsOf } from '@/lib/server/modules/visits/repo';
import type { Db } from '@/lib/server/platform/db/db';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { readable } from '@/lib/server/platform/row-failures/for-each-row';
import { jobView, slotOf, type JobContext } from './http-job';

/** Reads the rows that belong to jobs beside their orders, for all jobs at once. */
async function aroundJobs(
  db: Db,
  jobs: readonly Job[],
): Promise<(job: Job, crew: CrewOfDay) => Omit<JobContext, 'now'>> {
  const orders = jobs.map(({ order }) => order.id);
  const visits = jobs.map(({ visit }) => visit.id);
  const [given, events, stores, withoutPhotos, items, signoffs, photos, extras] = await Promise.all([
    givenAddressesOf(db, orders),
    visitEventsOf(db, visits),
    rentalsOfVisits(
      db,
      jobs.map(({ order }) => order),
    ),
    ordersWithoutPhotos(db, orders),
    itemsOfVisits(db, visits),
    signoffsOf(db, visits),
    photosOf(db, 'visit', visits),
    extrasOfOrders(db, orders),
  ]);
  return ({ visit, order, crews }, crew) => {
    const isOwn = ({ visit_id }: { readonly visit_id: string }) => visit_id === visit.id;
    const others = crews.filter((number) => number !== crew.number);
    return {
      given: given.get(order.id) ?? NOTHING_GIVEN,
      events: events.filter(isOwn),
      items: items.filter(isOwn),
      signoff: signoffs.findLast(isOwn),
      photos: photos.filter(({ owner_id }) => owner_id === visit.id).length,
      extras: extras.filter(({ order_id }) => order_id === order.id),
      noPhotos: withoutPhotos.has(order.id),
      notes: [
        ...unitNote(order, stores.get(order.id)),
        ...others.map((number) => `Together with ${CREW_NAMES[crew.service]} ${number}`),
      ],
    };
  };
}

/** Returns the jobs of a crew's day in the order of their slots. The only prices are those of extras. */
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
    crewDay: writeCrewDay(crew),
    date: crew.date,
    day: formatDay(crew.date),
    crew: `${CREW_NAMES[crew.service]} ${crew.number}`,
    lead: lead?.name ?? '',
    jobs: views.filter((view) => view !== null),
    unreadable: jobs.filter((_, index) => views[index] === null).map((job) => `${slotOf(job)}, order ${job.id}`),
  };
}
