import {
  placesField,
  type blockSlot as blockContract,
  type unblockSlot as unblockContract,
} from '@/lib/contracts/desk-slots';
import type { RequestOf } from '@/lib/contracts/endpoint';
import { SLOT_TIMES } from '@/lib/domain/slots/calendar';
import { SLOT_SERVICES, type SlotService } from '@/lib/domain/slots/needs';
import { placesKey } from '@/lib/domain/slots/slot-key';
import { Problem } from '@/lib/server/kernel/base/problem';
import { transact } from '@/lib/server/kernel/db/transact';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import type { Operator } from '@/lib/server/subjects/sessions/operator';
import { occupiedPlaces } from '@/lib/server/subjects/slots/repo';
import { recordAudit } from './audit';
import { fixedPlaces, setSlotPlaces } from './capacity-repo';
import { TEAM_NAMES } from './words';

type Slot = { readonly service: SlotService; readonly start: string };

/** The slot that a field names: the contract has let through no other. */
function slotOf(field: string): Slot {
  const slots = SLOT_SERVICES.flatMap((service) => SLOT_TIMES.map(([start]): Slot => ({ service, start })));
  const slot = slots.find(({ service, start }) => placesField(service, start) === field);
  if (!slot) throw new Problem('nothing_to_change');
  return slot;
}

const nameOf = ({ service, start }: Slot): string => `${TEAM_NAMES[service].service} ${start}`;

/** Gives a slot as many places as are booked. Throws Problem nothing_to_change for one that was given no more already. */
export async function blockSlot(
  deps: Deps,
  operator: Operator,
  { date, slot: field, reason }: RequestOf<typeof blockContract>,
): Promise<void> {
  const slot = { ...slotOf(field), date };
  const usual = deps.config.capacity[slot.service];
  const at = deps.now();
  await transact(deps.db, async (trx) => {
    const before = (await fixedPlaces(trx, date)).get(field) ?? null;
    // Locks the slot's row first: a booking that is under way is counted, the next one finds no place.
    await setSlotPlaces(trx, { ...slot, places: 0 }, usual);
    const taken = await occupiedPlaces(trx, { from: date, to: date, without: '', at: at.toISOString() });
    const booked = taken.find((row) => placesKey(row) === placesKey(slot))?.places ?? 0;
    if (before !== null && before <= booked) throw new Problem('nothing_to_change');
    await setSlotPlaces(trx, { ...slot, places: booked }, usual);
    await recordAudit(trx, operator, at, {
      action: 'slot.blocked',
      subject: date,
      before: { [nameOf(slot)]: before ?? 'usual' },
      after: { [nameOf(slot)]: booked, reason },
    });
  });
}

/** Gives a slot its usual places back. Throws Problem nothing_to_change for one that has them. */
export async function unblockSlot(
  deps: Deps,
  operator: Operator,
  { date, slot: field, reason }: RequestOf<typeof unblockContract>,
): Promise<void> {
  const slot = { ...slotOf(field), date };
  await transact(deps.db, async (trx) => {
    const before = (await fixedPlaces(trx, date)).get(field);
    if (before === undefined) throw new Problem('nothing_to_change');
    await setSlotPlaces(trx, { ...slot, places: null }, deps.config.capacity[slot.service]);
    await recordAudit(trx, operator, deps.now(), {
      action: 'slot.opened',
      subject: date,
      before: { [nameOf(slot)]: before },
      after: { [nameOf(slot)]: 'usual', reason },
    });
  });
}
