import type { TodayLine } from '@/lib/contracts/desk-today-views';
import { keysInWords } from '@/lib/domain/extras/keys-words';
import { londonDate, londonInstant, londonTime } from '@/lib/domain/london-time';
import { formatPence, NOTHING, pence } from '@/lib/domain/money';
import { holdsSlot } from '@/lib/domain/order/state';
import { slotOf } from '@/lib/domain/visits/slot-of';
import { deskPath } from '@/lib/routes';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import { keysLateSince } from '@/lib/server/subjects/keys/repo';
import { contactOf } from './contact-of';

/** What customers without keys have chosen today: whoever plans the vans has to know at once. */
export async function keysLines({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<readonly TodayLine[]> {
  const rows = await keysLateSince(db, londonInstant(londonDate(now()), '00:00'));
  const open = rows.filter(({ order }) => holdsSlot(order.state));
  return open.map(({ row, order }) => {
    const { id, plan, date, chosen_at: at } = row;
    const slot = slotOf(row)?.times ?? ([row.start, row.start] as const);
    const price = pence(row.pence);
    return {
      ...{ key: `keys ${id}`, reference: order.reference, href: deskPath('orders', order.reference) },
      text: `${keysInWords({ plan, date, slot })}, chosen at ${londonTime(new Date(at))}`,
      amount: price === NOTHING ? '' : formatPence(price),
      ...contactOf(order),
    };
  });
}
