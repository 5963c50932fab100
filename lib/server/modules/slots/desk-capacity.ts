import type { DeskRequest } from '@/lib/contracts/desk';
import { MOST_PLACES } from '@/lib/contracts/desk-paths';
import { placesField, slotForms, type CapacityView } from '@/lib/contracts/desk-slots';
import { addDays, formatDay, formatSlot, isoWeekday, type LocalDate, londonDate } from '@/lib/domain/london-time';
import { SLOT_SERVICES, SLOT_TIMES, type SlotService } from '@/lib/domain/slots/calendar';
import { placesKey } from '@/lib/domain/slots/slot-key';
import { deskPath } from '@/lib/routes';
import type { Operator } from '@/lib/server/modules/sessions/operator';
import { occupiedPlaces } from '@/lib/server/modules/slots/repo';
import { Problem } from '@/lib/server/platform/base/problem';
import { transact } from '@/lib/server/platform/db/db';
import type { Trx } from '@/lib/server/platform/db/schema';
import { recordAudit } from '@/lib/server/platform/desk/audit';
import { dayOf, deskActions } from '@/lib/server/platform/desk/define-action';
import { TEAM_NAMES, address, tableDay } from '@/lib/server/platform/desk/words';
import type { Deps } from '@/lib/server/platform/installation/deps';
import {
  bookingsOn,
  closeSlots,
  closedDays,
  fixedPlaces,
  openSlots,
  setSlotPlaces,
  type SlotPlaces,
} from './desk-capacity-repo';
import { readDeskLimits } from './place-limits-repo';

async function readPlaces(deps: Pick<Deps, 'db' | 'now'>, from: LocalDate, to: LocalDate) {
  const [taken, limits] = await Promise.all([
    occupiedPlaces(deps.db, { from, to, at: deps.now().toISOString(), without: '' }),
    readDeskLimits(deps.db, from, to),
  ]);
  const counts = new Map(taken.map((row) => [placesKey(row), row.places]));
  return {
    booked: (service: SlotService, date: LocalDate, start: string) =>
      counts.get(placesKey({ service, date, start })) ?? 0,
    limits,
  };
}

type Places = Awaited<ReturnType<typeof readPlaces>>;

const monday = (date: LocalDate): LocalDate => addDays(date, 1 - isoWeekday(date));
const capacityPath = (date: LocalDate): string => address(deskPath('capacity'), { date });

/** Returns a week, one of its days slot by slot, and the closed days to come. */
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
    day: await dayPlaces(deps, date, places, reasons.get(date) ?? null),
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

async function dayPlaces(
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

/** Closes a day for new bookings. Throws Problem nothing_to_change for a closed day. */
export async function closeDay(
  deps: Deps,
  operator: Operator,
  { date, reason }: DeskRequest<'closeDay'>,
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
async function openDay(deps: Deps, operator: Operator, { date }: DeskRequest<'openDay'>): Promise<void> {
  await transact(deps.db, async (trx) => {
    if (!(await openSlots(trx, date))) throw new Problem('nothing_to_change');
    const entry = { action: 'day.opened', subject: date, before: { day: 'closed' }, after: { day: 'open' } } as const;
    await recordAudit(trx, operator, deps.now(), entry);
  });
}

/** In a fixed order, so that two requests never wait for each other's row locks. */
const SLOTS = [...SLOT_SERVICES].sort().flatMap((service) => SLOT_TIMES.map(([start]) => ({ service, start })));

type PlacesChange = SlotPlaces & { readonly action: 'slot.places' | 'slot.blocked' | 'slot.opened' };

/** Null: the usual number. A blocked slot has as many places as are booked. Throws Problem nothing_to_change. */
export async function setPlaces(deps: Deps, operator: Operator, request: DeskRequest<'setPlaces'>): Promise<void> {
  const { date, reason, block, open } = request;
  const typed = (field: string) => (request as Readonly<Record<string, unknown>>)[field] as number | null | undefined;
  const shown = new URLSearchParams(request.shown);
  const isChanged = (field: string) => typed(field) !== undefined && String(typed(field) ?? '') !== shown.get(field);
  const at = deps.now();
  await transact(deps.db, async (trx) => {
    const before = await fixedPlaces(trx, date);
    const placesBefore = ({ service, start }: Pick<SlotPlaces, 'service' | 'start'>) =>
      before.get(placesField(service, start)) ?? null;
    const save = (change: SlotPlaces) => setSlotPlaces(trx, change, deps.config.capacity[change.service]);

    const changes: PlacesChange[] = [];
    for (const { service, start } of SLOTS) {
      const slot = { service, start, date, places: placesBefore({ service, start }) };
      const field = placesField(service, start);
      let change: PlacesChange = { ...slot, action: 'slot.places' };
      if (field === block) {
        // Locks the slot's row: a booking in progress is counted, and the next one finds no place.
        await save(slot);
        const booked = await bookedIn(trx, slot, at);
        const isBlocked = slot.places !== null && slot.places <= booked;
        change = { ...slot, action: 'slot.blocked', places: isBlocked ? slot.places : booked };
      } else if (field === open) {
        change = { ...slot, action: 'slot.opened', places: null };
      } else if (isChanged(field)) {
        change = { ...slot, action: 'slot.places', places: typed(field) ?? null };
      }
      if (change.places === slot.places) continue;
      await save(change);
      changes.push(change);
    }
    if (changes.length === 0) throw new Problem('nothing_to_change');

    for (const action of ['slot.places', 'slot.blocked', 'slot.opened'] as const) {
      const changed = changes.filter((change) => change.action === action);
      if (changed.length === 0) continue;
      const facts = (read: (change: SlotPlaces) => number | null) =>
        Object.fromEntries(
          changed.map((change) => [`${TEAM_NAMES[change.service].service} ${change.start}`, read(change) ?? 'usual']),
        );
      await recordAudit(trx, operator, at, {
        action,
        subject: date,
        before: facts(placesBefore),
        after: { ...facts(({ places }) => places), ...(reason !== '' && { reason }) },
      });
    }
  });
}

async function bookedIn(trx: Trx, slot: Omit<SlotPlaces, 'places'>, at: Date): Promise<number> {
  const { date } = slot;
  const taken = await occupiedPlaces(trx, { from: date, to: date, without: '', at: at.toISOString() });
  return taken.find((row) => placesKey(row) === placesKey(slot))?.places ?? 0;
}

/** By field name: "Moving, 08:00–10:00: enter…". */
const WRONG_PLACES = Object.fromEntries(
  SLOT_SERVICES.flatMap((service) =>
    SLOT_TIMES.map((slot) => [
      placesField(service, slot[0]),
      `${TEAM_NAMES[service].service}, ${formatSlot(slot)}: enter a whole number up to ${MOST_PLACES.toLocaleString('en-GB')}, or leave it empty.`,
    ]),
  ),
);

export const slotActions = deskActions(slotForms, {
  closeDay: {
    run: closeDay,
    done: 'The day is closed: its slots are no longer offered.',
    page: dayOf('capacity'),
    kept: ['date', 'reason'],
  },
  openDay: { run: openDay, done: 'The day is open again.', page: dayOf('capacity') },
  setPlaces: {
    run: setPlaces,
    done: 'The places have been changed.',
    doneWith: {
      block: 'The slot is blocked: it takes no more bookings.',
      open: 'The slot is open again, with its usual places.',
    },
    page: dayOf('capacity'),
    kept: Object.keys(slotForms.setPlaces.request.fields).filter((name) => name !== 'shown'),
    wrong: WRONG_PLACES,
  },
});
