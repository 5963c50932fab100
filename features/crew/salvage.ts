import type { CrewDayDto, CrewEventDto, CrewItemDto, CrewJobDto, CrewStopDto } from '@/lib/contracts/crew';
import { CREW_DAY_SHAPE } from '@/lib/contracts/crew-paths';
import { NOTHING_COUNTED } from '@/lib/domain/visits/items';
import { VISIT_EVENTS, VISIT_KINDS } from '@/lib/domain/visits/states';

type Fields = Readonly<Record<string, unknown>>;

/** Returns the readable parts of a day from another build: whom to phone, where to go and how far each job is. */
export function salvagedDay(kept: unknown): CrewDayDto {
  const day = fieldsOf(kept);
  return {
    shape: CREW_DAY_SHAPE,
    ...textsOf(day, ['crewDay', 'date', 'day', 'crew', 'lead']),
    jobs: listOf(day.jobs).map(salvagedJob),
    unreadable: listOf(day.unreadable).filter((line) => typeof line === 'string'),
  };
}

function salvagedJob(kept: unknown): CrewJobDto {
  const job = fieldsOf(kept);
  return {
    ...textsOf(job, ['visit', 'reference', 'title', 'slot', 'name', 'phone', 'phoneHref']),
    kind: VISIT_KINDS.find((kind) => kind === job.kind) ?? 'move',
    stops: listOf(job.stops).map(salvagedStop),
    items: listOf(job.items).map(salvagedItem),
    notes: listOf(job.notes).filter((note) => typeof note === 'string'),
    events: listOf(job.events).flatMap(salvagedEvent),
    isCancelled: job.isCancelled === true,
    signoff: null,
    photos: 0,
    photoKinds: [],
    noPhotos: false,
    extras: [],
    extraOffer: { kinds: [], stops: [], parkingStops: [], cubicFeet: 0 },
  };
}

function salvagedStop(kept: unknown): CrewStopDto {
  const stop = fieldsOf(kept);
  return {
    ...textsOf(stop, ['id', 'label', 'where', 'access', 'note', 'contact', 'contactHref']),
    isStreetMissing: stop.isStreetMissing === true,
  };
}

function salvagedItem(kept: unknown): CrewItemDto {
  const item = fieldsOf(kept);
  const planned = typeof item.planned === 'number' ? item.planned : 1;
  return { ...textsOf(item, ['item', 'title', 'goes']), planned, facts: NOTHING_COUNTED };
}

/** Returns the event, or nothing if its type is unknown or its time is invalid. */
function salvagedEvent(kept: unknown): readonly CrewEventDto[] {
  const event = fieldsOf(kept);
  const type = VISIT_EVENTS.find((known) => known === event.type);
  const { id, at, note } = textsOf(event, ['id', 'at', 'note']);
  if (!type || Number.isNaN(Date.parse(at))) return [];
  return [{ id, at, type, note, minutes: typeof event.minutes === 'number' ? event.minutes : null }];
}

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textsOf = <const N extends string>(fields: Fields, names: readonly N[]): Record<N, string> =>
  Object.fromEntries(names.map((name) => [name, typeof fields[name] === 'string' ? fields[name] : ''])) as Record<
    N,
    string
  >;
