import { placesField, type setPlaces as setPlacesContract } from '@/lib/contracts/desk-slots';
import type * as contract from '@/lib/contracts/desk';
import type { RequestOf } from '@/lib/contracts/endpoint';
import { SLOT_TIMES } from '@/lib/domain/slots/calendar';
import { SLOT_SERVICES } from '@/lib/domain/slots/needs';
import { Problem } from '@/lib/server/kernel/base/problem';
import { transact } from '@/lib/server/kernel/db/transact';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import type { Operator } from '@/lib/server/subjects/sessions/operator';
import { recordAudit } from './audit';
import { bookingsOn, fixedPlaces, setSlotPlaces, type SlotPlaces } from './capacity-repo';
import { closeSlots, openSlots } from './closed-days-repo';
import { TEAM_NAMES } from './words';

/** Offers no slot of a day any more; what is booked stands. Throws Problem nothing_to_change for a day that is closed already. */
export async function closeDay(
  deps: Deps,
  operator: Operator,
  { date, reason }: RequestOf<typeof contract.closeDay>,
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

/** Offers the slots of a day again. Throws Problem nothing_to_change for a day that is open. */
export async function openDay(
  deps: Deps,
  operator: Operator,
  { date }: RequestOf<typeof contract.openDay>,
): Promise<void> {
  await transact(deps.db, async (trx) => {
    if (!(await openSlots(trx, date))) throw new Problem('nothing_to_change');
    const entry = { action: 'day.opened', subject: date, before: { day: 'closed' }, after: { day: 'open' } } as const;
    await recordAudit(trx, operator, deps.now(), entry);
  });
}

/** Gives slots places of their own, or the usual number back (null). Throws Problem nothing_to_change. */
export async function setPlaces(
  deps: Deps,
  operator: Operator,
  request: RequestOf<typeof setPlacesContract>,
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
    for (const change of changes) await setSlotPlaces(trx, change, deps.config.capacity[change.service]);
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
