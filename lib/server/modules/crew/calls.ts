import type {
  CrewDayDto,
  CrewExtraDto,
  CrewExtraOffer,
  CrewItemDto,
  CrewJobDto,
  CrewStopDto,
} from '@/lib/contracts/crew';
import { CREW_DAY_SHAPE } from '@/lib/contracts/crew-paths';
import { inventoryTotals } from '@/lib/domain/catalogue/inventory';
import { oneLineEach } from '@/lib/domain/catalogue/space-titles';
import { carryingStops, offeredExtras, parkingStops } from '@/lib/domain/extras/booked-job';
import { keysNotes } from '@/lib/domain/extras/key-handover';
import { isAgreed } from '@/lib/domain/extras/state';
import { formatDay, formatSlot } from '@/lib/domain/london-time';
import { toPounds } from '@/lib/domain/money';
import type { FurnitureItem, StorageSplitLine } from '@/lib/domain/order-types';
import { accessText } from '@/lib/domain/order/access';
import {
  NOTHING_GIVEN,
  addressLine,
  contactLine,
  givenAt,
  noteLine,
  placesOf,
  type GivenAddresses,
  type OrderPlace,
} from '@/lib/domain/order/appointments';
import { whereTo } from '@/lib/domain/order/storage-split-lines';
import { FLOWS, hasVan } from '@/lib/domain/services/flows';
import { SLOT_TIMES } from '@/lib/domain/slots/calendar';
import { doorNotesFrom, writeCrewDay, type CrewOfDay } from '@/lib/domain/visits/crew-day';
import { NOTHING_COUNTED } from '@/lib/domain/visits/items';
import { CREW_NAMES } from '@/lib/domain/visits/labels';
import { photoKinds } from '@/lib/domain/visits/photos';
import { givenAddressesOf, ordersWithoutPhotos } from '@/lib/server/modules/addresses/repo';
import { findCrewDay } from '@/lib/server/modules/crew/repo';
import { extrasOfOrders, jobOf, stateOf } from '@/lib/server/modules/extras/repo';
import { orderOf } from '@/lib/server/modules/orders/documents';
import { photosOf } from '@/lib/server/modules/photos/repo';
import { findMember } from '@/lib/server/modules/visits/crews-repo';
import { jobsOn, type Job } from '@/lib/server/modules/visits/plan';
import { factsIn, itemsOfVisits, signoffsOf } from '@/lib/server/modules/visits/proof-repo';
import { rentalsOfVisits, unitNote, visitEventsOf } from '@/lib/server/modules/visits/repo';
import { workNotes } from '@/lib/server/modules/visits/work-notes';
import type { Db, ExtraRow, OrderRow, SignoffRow, VisitEventRow, VisitItemRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { orderFacts } from '@/lib/server/platform/notifications/email/order-facts';
import { readable } from '@/lib/server/platform/row-failures/for-each-row';
import { askForCrew, priceForCrew } from '@/lib/server/modules/extras/service';
import { call } from '@/lib/server/platform/http/call';
import { photoOfCrew } from './photos';
import { recordForCrew, recordProof } from './record';
import { crewOf, openDay } from './sessions';
import * as contract from '@/lib/contracts/crew';
import * as proof from '@/lib/contracts/crew-proof';
import * as extra from '@/lib/contracts/crew-extras';

async function aroundJobs(
  db: Db,
  jobs: readonly Job[],
): Promise<(job: Job, crew: CrewOfDay) => Omit<JobContext, 'now'>> {
  const rows = jobs.map(({ order }) => order);
  const orders = rows.map(({ id }) => id);
  const visits = jobs.map(({ visit }) => visit.id);
  const [given, events, stores, withoutPhotos, items, signoffs, photos, extras] = await Promise.all([
    givenAddressesOf(db, orders),
    visitEventsOf(db, visits),
    rentalsOfVisits(db, rows),
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
  const foreman = day?.lead_id ? await findMember(db, day.lead_id) : undefined;
  const at = now();
  const views = jobs.map((job) =>
    readable<CrewJobDto | null>(job.id, () => jobView(job, { ...around(job, crew), now: at }), null),
  );
  return {
    shape: CREW_DAY_SHAPE,
    crewDay: writeCrewDay(crew),
    date: crew.date,
    day: formatDay(crew.date),
    crew: `${CREW_NAMES[crew.service]} ${crew.number}`,
    lead: foreman?.name ?? '',
    jobs: views.filter((view) => view !== null),
    unreadable: jobs.filter((_, index) => views[index] === null).map((job) => `${slotOf(job)}, order ${job.id}`),
  };
}

/** A stop of the order and its side of the drive. */
export type RoutedStop = { readonly view: CrewStopDto; readonly isDelivery: boolean };

/** Returns the stops in driving order. A stop agreed on the day is the last collection or the last but one delivery. */
export function withFurtherStops(
  stops: readonly RoutedStop[],
  extras: readonly Pick<ExtraRow, 'id' | 'kind' | 'place' | 'postcode' | 'what' | 'state'>[],
): readonly CrewStopDto[] {
  const further = extras.flatMap((extra): readonly RoutedStop[] => {
    // A stop without a postcode is listed among the extras only.
    if (extra.kind !== 'stop' || extra.postcode === null || !isAgreed(extra)) return [];
    const isDelivery = extra.place !== 'collection';
    return [{ view: stopOf(extra, extra.postcode, isDelivery), isDelivery }];
  });
  const collections = [...stops, ...further].filter(({ isDelivery }) => !isDelivery);
  const deliveries = stops.filter(({ isDelivery }) => isDelivery);
  const furtherDeliveries = further.filter(({ isDelivery }) => isDelivery);
  return [...collections, ...deliveries.slice(0, -1), ...furtherDeliveries, ...deliveries.slice(-1)].map(
    ({ view }) => view,
  );
}

function stopOf({ id, what }: Pick<ExtraRow, 'id' | 'what'>, where: string, isDelivery: boolean): CrewStopDto {
  return {
    id: `extra_${id}`,
    label: isDelivery ? 'Further delivery, agreed today' : 'Further collection, agreed today',
    where,
    isStreetMissing: true,
    access: what,
    note: '',
    contact: '',
    contactHref: '',
  };
}

const extraView = (row: ExtraRow, now: Date): CrewExtraDto => ({
  id: row.id,
  kind: row.kind,
  what: row.what,
  amount: toPounds(row.pence),
  state: stateOf(row, now),
  askedAt: row.asked_at,
  answerBy: row.answer_by,
});

/** Cleaners carry nothing, so they only wait. Throws UnreadableDocument. */
function extraOffer(order: OrderRow, isClean: boolean): CrewExtraOffer {
  const job = jobOf(order);
  return {
    kinds: offeredExtras(job).filter((kind) => !isClean || kind === 'waiting'),
    stops: carryingStops(job).map(({ stop }) => stop),
    parkingStops: parkingStops(job).map(({ stop }) => stop),
    cubicFeet: Math.round(inventoryTotals(job.order.furnitureItems).cubicFeet),
  };
}

type JobContext = {
  readonly given: GivenAddresses;
  readonly events: readonly VisitEventRow[];
  readonly items: readonly VisitItemRow[];
  readonly signoff: SignoffRow | undefined;
  readonly photos: number;
  readonly noPhotos: boolean;
  readonly extras: readonly ExtraRow[];
  readonly notes: readonly string[];
  readonly now: Date;
};

/** "10:00–12:00". */
const slotOf = ({ visit: { start } }: Pick<Job, 'visit'>): string => {
  const slot = SLOT_TIMES.find(([from]) => from === start);
  return slot ? formatSlot(slot) : start;
};

/** Throws UnreadableDocument. */
function jobView(job: Job, around: JobContext): CrewJobDto {
  const { visit, order } = job;
  const { given, events, items, signoff, photos, noPhotos, extras, notes, now } = around;
  const facts = orderFacts(order);
  const isClean = visit.kind === 'clean';
  const showsDoor = now >= doorNotesFrom(visit.date);
  const places = placesOf(orderOf(order).addresses).filter(({ kind }) => hasVan(kind) !== isClean);
  return {
    visit: visit.id,
    kind: visit.kind,
    reference: order.reference,
    title: isClean && FLOWS[order.flow].isTransport ? `Clean after: ${facts.title}` : facts.title,
    slot: slotOf(job),
    name: facts.name,
    phone: facts.phone,
    phoneHref: facts.phoneHref,
    stops: withFurtherStops(
      places.map((place) => ({ view: stopView(place, given, showsDoor), isDelivery: place.kind.endsWith('delivery') })),
      isClean ? [] : extras,
    ),
    items: isClean ? [] : itemViews(facts.furnitureItems, orderOf(order).split ?? [], items),
    signoff: signoff ? { id: signoff.id, outcome: signoff.outcome, name: signoff.name, at: signoff.at } : null,
    photos,
    notes: [...keysNotes(orderOf(order), visit.kind), ...workNotes(order, isClean), ...notes],
    photoKinds: photoKinds(visit.kind, noPhotos),
    noPhotos,
    isCancelled: order.state === 'cancelled',
    events: events.map(({ id, type, at, minutes, note }) => ({
      id,
      type,
      at,
      minutes,
      ...(note !== null && { note }),
    })),
    extras: extras.map((row) => extraView(row, now)),
    extraOffer: extraOffer(order, isClean),
  };
}

/** Returns the order's items, then the counted ones that are no longer on its list. */
function itemViews(
  listed: readonly FurnitureItem[],
  split: readonly StorageSplitLine[],
  counted: readonly VisitItemRow[],
): readonly CrewItemDto[] {
  const lines = oneLineEach(listed);
  const factsOf = (item: string) => {
    const row = counted.find((known) => known.item === item);
    return row ? factsIn(row) : NOTHING_COUNTED;
  };
  return [
    ...lines.map((line) => ({
      item: line.id,
      title: line.title,
      planned: line.quantity,
      facts: factsOf(line.id),
      goes: whereTo(line, split),
    })),
    ...counted
      .filter(({ item }) => lines.every(({ id }) => id !== item))
      .map((row) => ({ item: row.item, title: row.title, goes: '', planned: 0, facts: factsIn(row) })),
  ];
}

function stopView(place: OrderPlace, given: GivenAddresses, showsDoor: boolean): CrewStopDto {
  const { stop, label, address } = place;
  const details = givenAt(given, place);
  const door = showsDoor ? details : null;
  return {
    id: stop,
    label,
    where: addressLine(address.postcode, details),
    isStreetMissing: details === null,
    access: accessText(address),
    note: door ? noteLine(door) : '',
    contact: door ? contactLine(door) : '',
    contactHref: door?.contactPhone ? `tel:${door.contactPhone}` : '',
  };
}

/** The calls of the crew's page. All throw Problem not_found for a phone that may not make them. */
export const crewCalls = [
  call(contract.openCrewDay, async ({ deps }, { key }, around) => {
    const opened = await openDay(deps, key, around);
    return opened === 'full' ? { kind: 'full' as const } : { kind: 'open' as const, crewDay: writeCrewDay(opened) };
  }),
  call(contract.readCrewDay, async ({ deps }, { crewDay }, { request }) =>
    crewDayView(deps, await crewOf(deps, crewDay, request)),
  ),
  call(contract.recordCrewEvents, async ({ deps }, { crewDay, events }, { request }) =>
    recordForCrew(deps, await crewOf(deps, crewDay, request, true), events),
  ),
  call(extra.priceCrewExtra, async ({ deps }, { crewDay, ...asked }, { request }) =>
    priceForCrew(deps, await crewOf(deps, crewDay, request), asked),
  ),
  call(extra.askCrewExtra, async ({ deps }, { crewDay, ...asked }, { request }) =>
    askForCrew(deps, await crewOf(deps, crewDay, request), asked),
  ),
  call(proof.recordCrewProof, async ({ deps }, { crewDay, ...said }, { request }) =>
    recordProof(deps, await crewOf(deps, crewDay, request, true), said),
  ),
  call(proof.sendCrewPhoto, async ({ deps }, { crewDay, ...photo }, { request, readPhoto }) =>
    photoOfCrew(deps, await crewOf(deps, crewDay, request, true), photo, readPhoto),
  ),
] as const;
