import { NOTHING_GIVEN } from '@/lib/domain/order/stops';
import type { CrewOfDay } from '@/lib/domain/visits/crew-day';
import { CREW_NAMES } from '@/lib/domain/visits/labels';
import type { Db } from '@/lib/server/kernel/db/db';
import { extrasOfOrders } from '@/lib/server/subjects/extras/repo';
import { photosOf } from '@/lib/server/subjects/photos/repo';
import { givenStopsOf, ordersWithoutPhotos } from '@/lib/server/subjects/stops/repo';
import { itemsOfVisits } from '@/lib/server/subjects/visits/items-repo';
import type { Job } from '@/lib/server/subjects/visits/plan';
import { visitEventsOf } from '@/lib/server/subjects/visits/repo';
import { signoffsOf } from '@/lib/server/subjects/visits/signoffs-repo';
import { storesBehind, unitNote } from '@/lib/server/subjects/visits/stores-repo';
import type { Around } from './job-view';

/** What belongs to jobs beside their orders, read for all of them at once. */
export async function aroundJobs(
  db: Db,
  jobs: readonly Job[],
): Promise<(job: Job, crew: CrewOfDay) => Omit<Around, 'now'>> {
  const orders = jobs.map(({ order }) => order.id);
  const visits = jobs.map(({ visit }) => visit.id);
  const [given, events, stores, withoutPhotos, items, signoffs, photos, extras] = await Promise.all([
    givenStopsOf(db, orders),
    visitEventsOf(db, visits),
    storesBehind(
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
