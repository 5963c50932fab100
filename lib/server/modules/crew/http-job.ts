import type { CrewExtraDto, CrewExtraOffer, CrewItemDto, CrewJobDto, CrewStopDto } from '@/lib/contracts/crew';
import { inventoryTotals } from '@/lib/domain/catalogue/inventory';
import { oneLineEach } from '@/lib/domain/catalogue/one-line-each';
import { carryingStops, offeredExtras, parkingStops } from '@/lib/domain/extras/booked-job';
import { keysNotes } from '@/lib/domain/extras/key-handover';
import { isAgreed } from '@/lib/domain/extras/state';
import { formatSlot } from '@/lib/domain/london-time';
import { toPounds } from '@/lib/domain/money';
import type { FurnitureItem, StorageSplitLine } from '@/lib/domain/order-types';
import { accessText } from '@/lib/domain/order/access';
import {
  addressLine,
  contactLine,
  givenAt,
  noteLine,
  placesOf,
  type GivenAddresses,
  type OrderPlace,
} from '@/lib/domain/order/addresses';
import { whereTo } from '@/lib/domain/order/storage-split-lines';
import { FLOWS } from '@/lib/domain/services/flows';
import { SLOT_TIMES } from '@/lib/domain/slots/calendar';
import { doorNotesFrom } from '@/lib/domain/visits/crew-day';
import { NOTHING_COUNTED } from '@/lib/domain/visits/items';
import { photoKinds } from '@/lib/domain/visits/photos';
import { jobOf, stateOf } from '@/lib/server/modules/extras/repo';
import { orderOf } from '@/lib/server/modules/orders/documents';
import type { Job } from '@/lib/server/modules/visits/plan';
import { factsIn } from '@/lib/server/modules/visits/proof-repo';
import { workNotes } from '@/lib/server/modules/visits/work-notes';
import type { ExtraRow, OrderRow, SignoffRow, VisitEventRow, VisitItemRow } from '@/lib/server/platform/db/schema';
import { orderFacts } from '@/lib/server/platform/notifications/email/order-facts';

/** A stop of the order and on which side of the drive it is. */
export type RoutedStop = { readonly view: CrewStopDto; readonly isDelivery: boolean };

/**
 * The stops of a job in the order of the way, with those that its customer has agreed to on the day: a collection after
 * the booked ones, a delivery before the last.
 */
export function withFurtherStops(
  stops: readonly RoutedStop[],
  extras: readonly Pick<ExtraRow, 'id' | 'kind' | 'place' | 'postcode' | 'what' | 'state'>[],
): readonly CrewStopDto[] {
  const further = extras.flatMap((extra): readonly RoutedStop[] => {
    // Where nobody has said the place, there is nowhere to drive to: it stands among the extras.
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

/** An extra as the crew sees it: without the customer's link and words. */
const extraView = (row: ExtraRow, now: Date): CrewExtraDto => ({
  id: row.id,
  kind: row.kind,
  what: row.what,
  amount: toPounds(row.pence),
  state: stateOf(row, now),
  askedAt: row.asked_at,
  answerBy: row.answer_by,
});

/** Returns the extras that a crew can ask for: cleaners carry nothing, so only waiting. Throws UnreadableDocument. */
function extraOffer(order: OrderRow, isClean: boolean): CrewExtraOffer {
  const job = jobOf(order);
  return {
    kinds: offeredExtras(job).filter((kind) => !isClean || kind === 'waiting'),
    stops: carryingStops(job).map(({ stop }) => stop),
    parkingStops: parkingStops(job).map(({ stop }) => stop),
    cubicFeet: Math.round(inventoryTotals(job.order.furnitureItems).cubicFeet),
  };
}

export type JobContext = {
  readonly given: GivenAddresses;
  readonly events: readonly VisitEventRow[];
  /** The counted items, and the last sign-off. */
  readonly items: readonly VisitItemRow[];
  readonly signoff: SignoffRow | undefined;
  /** Photos that we have of it. */
  readonly photos: number;
  readonly noPhotos: boolean;
  /** The extras that the customer was asked for. */
  readonly extras: readonly ExtraRow[];
  readonly notes: readonly string[];
  readonly now: Date;
};

/** "10:00–12:00". */
export const slotOf = ({ visit: { start } }: Pick<Job, 'visit'>): string => {
  const slot = SLOT_TIMES.find(([from]) => from === start);
  return slot ? formatSlot(slot) : start;
};

/** One job as its crew sees it. Throws UnreadableDocument. */
export function jobView(job: Job, around: JobContext): CrewJobDto {
  const { visit, order } = job;
  const { given, events, items, signoff, photos, noPhotos, extras, notes, now } = around;
  const facts = orderFacts(order);
  const isClean = visit.kind === 'clean';
  const showsDoor = now >= doorNotesFrom(visit.date);
  const places = placesOf(orderOf(order).addresses).filter(({ label }) => (label === 'Cleaning') === isClean);
  return {
    visit: visit.id,
    kind: visit.kind,
    reference: order.reference,
    title: isClean && FLOWS[order.flow].service !== visit.service ? `Clean after: ${facts.title}` : facts.title,
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

/** The list of the order; what was counted and is on it no more comes after it. */
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
