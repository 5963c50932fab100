import { placesField, type CapacityView } from '@/lib/contracts/desk-slots';
import { addDays, formatDay, formatSlot, isoWeekday, londonDate } from '@/lib/domain/london-time';
import type { LocalDate } from '@/lib/domain/order-types';
import { SLOT_TIMES } from '@/lib/domain/slots/calendar';
import { SLOT_SERVICES, type SlotService } from '@/lib/domain/slots/needs';
import { placesKey } from '@/lib/domain/slots/slot-key';
import { deskPath } from '@/lib/routes';
import { occupiedPlaces } from '@/lib/server/modules/slots/repo';
import { address, tableDay, TEAM_NAMES } from '@/lib/server/platform/desk/words';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { bookingsOn, fixedPlaces } from './desk-capacity-repo';
import { closedDays } from './desk-closed-days-repo';
import { readDeskLimits, type DeskLimits } from './place-limits-repo';

/** The booked and the available places of any slot in a range of days. */
type Places = {
  readonly booked: (service: SlotService, date: LocalDate, start: string) => number;
  readonly limits: DeskLimits;
};

async function readPlaces(deps: Pick<Deps, 'db' | 'now'>, from: LocalDate, to: LocalDate): Promise<Places> {
  const [taken, limits] = await Promise.all([
    occupiedPlaces(deps.db, { from, to, at: deps.now().toISOString(), without: '' }),
    readDeskLimits(deps.db, from, to),
  ]);
  const counts = new Map(taken.map((row) => [placesKey(row), row.places]));
  return { booked: (service, date, start) => counts.get(placesKey({ service, date, start })) ?? 0, limits };
}

const monday = (date: LocalDate): LocalDate => addDays(date, 1 - isoWeekday(date));
const capacityPath = (date: LocalDate): string => address(deskPath('capacity'), { date });

/** Returns the capacity of a week, one of its days slot by slot, and the closed days to come. */
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
