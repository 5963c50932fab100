import { placesField, type closeDay, type openDay, type setPlaces } from '@/lib/contracts/desk';
import type { RequestOf } from '@/lib/contracts/endpoint';
import type { CapacityView } from '@/lib/contracts/desk-views';
import { addDays, formatDay, formatSlot, isoWeekday, londonDate } from '@/lib/domain/london-time';
import type { LocalDate } from '@/lib/domain/order/types';
import { SLOT_TIMES } from '@/lib/domain/slots/calendar';
import { SLOT_SERVICES, type SlotService } from '@/lib/domain/slots/needs';
import { deskPath } from '@/lib/routes';
import type { Db, Trx } from '../db/db';
import { transact } from '../db/transact';
import type { Deps } from '../deps';
import { Problem } from '../http/problem';
import { readDeskLimits, type DeskLimits } from '../slots/desk-limits';
import { occupiedPlaces } from '../slots/repo';
import type { Operator } from './access';
import { recordAudit } from './audit';
import { closedDays, closeSlots, openSlots } from './closed-days';
import { address, tableDay, TEAM_NAMES } from './words';

/** What is taken and what there is, of any slot in a range of days. */
type Places = {
  readonly booked: (service: SlotService, date: LocalDate, start: string) => number;
  readonly limits: DeskLimits;
};

async function readPlaces(deps: Pick<Deps, 'db' | 'now'>, from: LocalDate, to: LocalDate): Promise<Places> {
  const [taken, limits] = await Promise.all([
    occupiedPlaces(deps.db, { from, to, now: deps.now(), without: '' }),
    readDeskLimits(deps.db, from, to),
  ]);
  const key = (service: string, date: string, start: string): string => `${service} ${date} ${start}`;
  const counts = new Map(taken.map((row) => [key(row.service, row.date, row.start), row.places]));
  return { booked: (service, date, start) => counts.get(key(service, date, start)) ?? 0, limits };
}

const monday = (date: LocalDate): LocalDate => addDays(date, 1 - isoWeekday(date));
const capacityPath = (date: LocalDate): string => address(deskPath('capacity'), { date });

/** A week at a glance and one of its days slot by slot, with the closed days to come. */
export async function capacityView(deps: Pick<Deps, 'db' | 'now' | 'config'>, date: LocalDate): Promise<CapacityView> {
  const first = monday(date);
  const days = Array.from({ length: 7 }, (_, index) => addDays(first, index));
  const [places, closed] = await Promise.all([
    readPlaces(deps, first, addDays(first, 6)),
    closedDays(deps.db, [first, londonDate(deps.now())].toSorted()[0] ?? first),
  ]);
  const reasons = new Map(closed.map((day) => [day.date, day.reason]));
  const closedNow = closed.filter((day) => day.date >= londonDate(deps.now()));
  const bookings = await Promise.all(closedNow.map((day) => bookingsOn(deps.db, day.date)));
  return {
    kind: 'capacity',
    week: days.map((day) => ({
      date: day,
      label: tableDay(day),
      href: capacityPath(day),
      isCurrent: day === date,
      closed: reasons.get(day) ?? null,
      services: SLOT_SERVICES.map((service) => totalOf(service, day, places, deps.config.capacity[service])),
    })),
    before: capacityPath(addDays(date, -7)),
    after: capacityPath(addDays(date, 7)),
    day: await dayOf(deps, date, places, reasons.get(date) ?? null),
    closedDays: closedNow.map((day, index) => ({
      date: day.date,
      label: formatDay(day.date),
      reason: day.reason,
      href: capacityPath(day.date),
      bookings: bookings[index] ?? 0,
    })),
  };
}

function totalOf(service: SlotService, date: LocalDate, { booked, limits }: Places, usual: number) {
  const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
  return {
    service: TEAM_NAMES[service].service,
    booked: sum(SLOT_TIMES.map(([start]) => booked(service, date, start))),
    places: sum(SLOT_TIMES.map(([start]) => limits.placesOf({ service, date, start }) ?? usual)),
  };
}

/** Orders that hold a place on a day. */
async function bookingsOn(db: Db, date: LocalDate): Promise<number> {
  const row = await db
    .selectFrom('slot_reservations')
    .select((eb) => eb.cast<number>(eb.fn.count('order_id').distinct(), 'integer').as('count'))
    .where('date', '=', date)
    .where('released', '=', 0)
    .executeTakeFirstOrThrow();
  return row.count;
}

async function dayOf(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  date: LocalDate,
  { booked }: Places,
  closed: string | null,
): Promise<CapacityView['day']> {
  const fixed = await fixedPlaces(db, date);
  return {
    date,
    title: formatDay(date),
    closed,
    bookings: await bookingsOn(db, date),
    columns: SLOT_SERVICES.map((service) => TEAM_NAMES[service].service),
    rows: SLOT_TIMES.map(([start, end]) => ({
      slot: formatSlot([start, end]),
      cells: SLOT_SERVICES.map((service) => {
        const own = fixed.get(placesField(service, start)) ?? null;
        const taken = booked(service, date, start);
        return {
          field: placesField(service, start),
          label: `${TEAM_NAMES[service].service}, ${formatSlot([start, end])}`,
          booked: taken,
          usual: config.capacity[service],
          fixed: own === null ? '' : String(own),
          isOverbooked: taken > (closed === null ? (own ?? config.capacity[service]) : 0),
        };
      }),
    })),
  };
}

/** The slots of a day with places of their own, by the field of their form. */
async function fixedPlaces(db: Db, date: LocalDate): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('slots')
    .select(['service', 'start', 'fixed_capacity'])
    .where('date', '=', date)
    .where('fixed_capacity', 'is not', null)
    .execute();
  return new Map(rows.map((row) => [placesField(row.service, row.start), row.fixed_capacity ?? 0]));
}

/** Throws Problem nothing_to_change for a day that is closed already. */
export async function close(
  deps: Deps,
  operator: Operator,
  { date, reason }: RequestOf<typeof closeDay>,
): Promise<void> {
  const at = deps.now();
  await transact(deps.db, async (trx) => {
    if (!(await closeSlots(trx, { date, reason, at }, deps.config.capacity))) throw new Problem('nothing_to_change');
    await recordAudit(trx, operator, at, {
      action: 'day.closed',
      subject: date,
      before: { day: 'open' },
      after: { day: 'closed', reason, bookings: await bookingsOn(trx, date) },
    });
  });
}

/** Throws Problem nothing_to_change for a day that is open. */
export async function open(deps: Deps, operator: Operator, { date }: RequestOf<typeof openDay>): Promise<void> {
  await transact(deps.db, async (trx) => {
    if (!(await openSlots(trx, date))) throw new Problem('nothing_to_change');
    const entry = { action: 'day.opened', subject: date, before: { day: 'closed' }, after: { day: 'open' } } as const;
    await recordAudit(trx, operator, deps.now(), entry);
  });
}

type SlotPlaces = {
  readonly service: SlotService;
  readonly date: LocalDate;
  readonly start: string;
  readonly places: number | null;
};

/** Gives slots places of their own, or the usual number back (null). Throws Problem nothing_to_change. */
export async function changePlaces(
  deps: Deps,
  operator: Operator,
  request: RequestOf<typeof setPlaces>,
): Promise<void> {
  const { date } = request;
  const typed = request as Readonly<Record<string, unknown>>;
  await transact(deps.db, async (trx) => {
    const before = await fixedPlaces(trx, date);
    const changes = [...SLOT_SERVICES].sort().flatMap((service) =>
      SLOT_TIMES.flatMap(([start]): readonly SlotPlaces[] => {
        const field = placesField(service, start);
        const places = typed[field] as number | null | undefined;
        return places === undefined || places === (before.get(field) ?? null) ? [] : [{ service, date, start, places }];
      }),
    );
    if (changes.length === 0) throw new Problem('nothing_to_change');
    for (const change of changes) await setSlot(trx, change, deps.config.capacity[change.service]);
    const facts = (read: (change: SlotPlaces) => number | null) =>
      Object.fromEntries(
        changes.map((change) => [`${TEAM_NAMES[change.service].service} ${change.start}`, read(change) ?? 'usual']),
      );
    await recordAudit(trx, operator, deps.now(), {
      action: 'slot.places',
      subject: date,
      before: facts(({ service, start }) => before.get(placesField(service, start)) ?? null),
      after: facts(({ places }) => places),
    });
  });
}

/** The slot's row is what bookings lock: one that is under way is made before this, or by the new number. */
async function setSlot(trx: Trx, { service, date, start, places }: SlotPlaces, capacity: number): Promise<void> {
  await trx
    .insertInto('slots')
    .values({ service, date, start, booked: 0, capacity, fixed_capacity: places, closed: 0 })
    .onConflict((conflict) => conflict.columns(['service', 'date', 'start']).doUpdateSet({ fixed_capacity: places }))
    .execute();
}
