import { nightPrice, waitPrice, waitUntil, type KeysChoice } from '@/lib/domain/extras/key-handover';
import type { ExtraPrice } from '@/lib/domain/extras/price';
import { addDays } from '@/lib/domain/london-time';
import { formatPence, pence } from '@/lib/domain/money';
import type { BookedOrder } from '@/lib/domain/order-types';
import { withAppointment } from '@/lib/server/modules/changes/booked-job';
import { rebuildOn } from '@/lib/server/modules/changes/changed-order';
import { rescheduleMoney } from '@/lib/server/modules/changes/plan-change';
import { jobOf } from '@/lib/server/modules/extras/repo';
import { needsOfOrder, orderOf, servicesOf } from '@/lib/server/modules/orders/documents';
import { readAvailability } from '@/lib/server/modules/slots/availability';
import type { OrderRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import type { Situation } from './situation';

/** A free slot with its price. */
export type KeysOption = { readonly choice: KeysChoice; readonly price: ExtraPrice };

export function orderWith(row: OrderRow, { plan, date, slot }: KeysChoice): BookedOrder {
  const order = orderOf(row);
  if (plan === 'later' || plan === 'day') return withAppointment(row, date, slot);
  const { dates, timeSlot } = order;
  return {
    ...order,
    dates: { ...dates, deliveryDate: date },
    timeSlot: { ...timeSlot, deliveryDate: slot },
  };
}

export const needsWith = (row: OrderRow, order: BookedOrder) =>
  needsOfOrder({ flow: row.flow, order, services: servicesOf(row) });

/** A wait and a night have their own rules, another day that of rescheduling. */
export async function priceOfChoice(
  deps: Deps,
  row: OrderRow,
  choice: KeysChoice,
  { countedFrom, earlier }: Situation,
): Promise<ExtraPrice> {
  switch (choice.plan) {
    case 'later':
    case 'hold':
      return waitPrice(waitUntil(countedFrom, choice), earlier);
    case 'night':
      return nightPrice(jobOf(row), choice.date);
    case 'day': {
      const { changed } = await rebuildOn(deps, row, choice.date, choice.slot);
      const { toPay, lateFee } = rescheduleMoney(row, changed, deps.now());
      const dearer = toPay > lateFee ? `, a dearer day ${formatPence(pence(toPay - lateFee))}` : '';
      return { amount: toPay, workedOut: `Slot given up on the day ${formatPence(lateFee)}${dearer}` };
    }
  }
}

/** Returns the choices whose slots are free. The order's own places count as free. */
export async function keysOptions(deps: Deps, row: OrderRow, situation: Situation): Promise<readonly KeysOption[]> {
  const { choices } = situation;
  const days = choices.map(({ date }) => date).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const { stateFor, isClosed } = await readAvailability(deps, first, addDays(last, 1), row.id);
  const free = choices.filter(
    (choice) => !isClosed(choice.date) && stateFor(needsWith(row, orderWith(row, choice))) !== 'full',
  );
  const prices = new Map<string, ExtraPrice>();
  const options: KeysOption[] = [];
  for (const choice of free) {
    // Nights and days have one price per date. The price of a wait also depends on the hour.
    const key = choice.plan === 'night' || choice.plan === 'day' ? `${choice.plan} ${choice.date}` : '';
    const price = prices.get(key) ?? (await priceOfChoice(deps, row, choice, situation));
    if (key !== '') prices.set(key, price);
    options.push({ choice, price });
  }
  return options;
}
