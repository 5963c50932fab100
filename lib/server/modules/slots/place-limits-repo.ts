import type { LocalDate } from '@/lib/domain/london-time';
import { SLOT_SERVICES } from '@/lib/domain/slots/calendar';
import { placesKey } from '@/lib/domain/slots/slot-key';
import { compiledQuery } from '@/lib/server/platform/db/compiled-query';
import type { Db } from '@/lib/server/platform/db/schema';

type Range = { readonly from: LocalDate; readonly to: LocalDate };

const closedDaysIn = compiledQuery((db, { from, to }: Range) =>
  db.selectFrom('closed_days').select('date').where('date', '>=', from).where('date', '<=', to),
);

const fixedSlotsIn = compiledQuery((db, { from, to }: Range) =>
  db
    .selectFrom('slots')
    .select(['service', 'date', 'start', 'fixed_capacity'])
    .where('service', 'in', SLOT_SERVICES)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .where('fixed_capacity', 'is not', null),
);

/** Both days are inclusive. */
export async function readDeskLimits(db: Db, from: LocalDate, to: LocalDate) {
  const [closed, fixed] = await Promise.all([closedDaysIn(db, { from, to }), fixedSlotsIn(db, { from, to })]);
  const closedDays = new Set(closed.map(({ date }) => date));
  const places = new Map(fixed.map((row) => [placesKey(row), row.fixed_capacity]));
  const isClosed = (date: LocalDate): boolean => closedDays.has(date);
  return {
    isClosed,
    /** Null: the service's default. 0 on a closed day. */
    placesOf: (slot: Parameters<typeof placesKey>[0]) =>
      isClosed(slot.date) ? 0 : (places.get(placesKey(slot)) ?? null),
  };
}
