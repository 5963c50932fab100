import type { CrewDayDto, CrewJobDto, CrewStopDto } from '@/lib/contracts/crew';
import { accessText } from '@/lib/domain/order/access';
import {
  addressLine,
  contactLine,
  givenAt,
  NOTHING_GIVEN,
  noteLine,
  placesOf,
  type GivenStops,
  type Place,
} from '@/lib/domain/order/stops';
import { formatDay, formatSlot } from '@/lib/domain/london-time';
import { FLOWS } from '@/lib/domain/services/flows';
import { SLOT_TIMES } from '@/lib/domain/slots/calendar';
import { doorNotesFrom, writeCrewDay, type CrewOfDay } from '@/lib/domain/visits/crew-day';
import { CREW_NAMES } from '@/lib/domain/visits/labels';
import { photoKinds } from '@/lib/domain/visits/photos';
import type { VisitEventRow } from '@/lib/server/kernel/db/visit-rows';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import { orderFacts } from '@/lib/server/messages/email/order-facts';
import { findCrewDay } from '@/lib/server/subjects/crew/repo';
import { orderOf } from '@/lib/server/subjects/orders/documents';
import { givenStopsOf, ordersWithoutPhotos } from '@/lib/server/subjects/stops/repo';
import { findMember } from '@/lib/server/subjects/visits/members-repo';
import { jobsOn, type Job } from '@/lib/server/subjects/visits/plan';
import { visitEventsOf } from '@/lib/server/subjects/visits/repo';
import { storesBehind, unitNote } from '@/lib/server/subjects/visits/stores-repo';

/** A crew's jobs of its day, in the order of their slots; never a price. */
export async function crewDayView({ db, now }: Pick<Deps, 'db' | 'now'>, crew: CrewOfDay): Promise<CrewDayDto> {
  const all = await jobsOn(db, crew.date);
  const jobs = all
    .filter(({ visit, crews }) => visit.service === crew.service && crews.includes(crew.number))
    .toSorted((a, b) => a.start.localeCompare(b.start) || a.id.localeCompare(b.id));
  const [given, events, day, stores, withoutPhotos] = await Promise.all([
    givenStopsOf(
      db,
      jobs.map(({ order }) => order.id),
    ),
    visitEventsOf(
      db,
      jobs.map(({ visit }) => visit.id),
    ),
    findCrewDay(db, crew),
    storesBehind(
      db,
      jobs.map(({ order }) => order),
    ),
    ordersWithoutPhotos(
      db,
      jobs.map(({ order }) => order.id),
    ),
  ]);
  const lead = day?.lead_id ? await findMember(db, day.lead_id) : undefined;
  const showsDoor = now() >= doorNotesFrom(crew.date);
  return {
    ...{ crewDay: writeCrewDay(crew), date: crew.date, day: formatDay(crew.date) },
    ...{ crew: `${CREW_NAMES[crew.service]} ${crew.number}`, lead: lead?.name ?? '' },
    jobs: jobs.map((job) => {
      const others = job.crews.filter((number) => number !== crew.number);
      return jobView(job, {
        given: given.get(job.order.id) ?? NOTHING_GIVEN,
        events: events.filter(({ visit_id }) => visit_id === job.visit.id),
        showsDoor,
        noPhotos: withoutPhotos.has(job.order.id),
        notes: [
          ...unitNote(job.order, stores.get(job.order.id)),
          ...others.map((number) => `Together with ${CREW_NAMES[crew.service]} ${number}`),
        ],
      });
    }),
  };
}

type Around = {
  readonly given: GivenStops;
  readonly events: readonly VisitEventRow[];
  readonly showsDoor: boolean;
  readonly noPhotos: boolean;
  readonly notes: readonly string[];
};

function jobView({ visit, order }: Job, { given, events, showsDoor, noPhotos, notes }: Around): CrewJobDto {
  const facts = orderFacts(order);
  const isClean = visit.kind === 'clean';
  const places = placesOf(orderOf(order).addresses).filter(({ label }) => (label === 'Cleaning') === isClean);
  const slot = SLOT_TIMES.find(([start]) => start === visit.start);
  return {
    ...{ visit: visit.id, kind: visit.kind, reference: order.reference },
    title: isClean && FLOWS[order.flow].service !== visit.service ? `Clean after: ${facts.title}` : facts.title,
    slot: slot ? formatSlot(slot) : visit.start,
    ...{ name: facts.name, phone: facts.phone, phoneHref: facts.phoneHref },
    stops: places.map((place) => stopView(place, given, showsDoor)),
    items: isClean ? [] : facts.items,
    notes: [`Booked: ${facts.services}`, ...notes],
    ...{ photoKinds: photoKinds(visit.kind, noPhotos), noPhotos },
    isCancelled: order.state === 'cancelled',
    events: events.map(({ id, type, at, minutes }) => ({ id, type, at, minutes })),
  };
}

function stopView(place: Place, given: GivenStops, showsDoor: boolean): CrewStopDto {
  const { stop, label, address } = place;
  const details = givenAt(given, place);
  const door = showsDoor ? details : null;
  return {
    ...{ id: stop, label, where: addressLine(address.postcode, details) },
    isStreetMissing: details === null,
    access: accessText(address),
    note: door ? noteLine(door) : '',
    contact: door ? contactLine(door) : '',
    contactHref: door?.contactPhone ? `tel:${door.contactPhone}` : '',
  };
}
