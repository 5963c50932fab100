import type { Db, OrderRow, VisitRow } from '@/lib/server/platform/db/schema';
import { crewDaysOn, crewMembers, crewsOf } from './crews-repo';
import { factsFor } from '@/lib/domain/order/order-facts';
import { accessCheckNotes } from '@/lib/domain/access-check/order-access-check';
import { isHome } from '@/lib/domain/access-check/typical';
import { orderOf, servicesOf } from '@/lib/server/modules/orders/documents';

/** Returns the foremen's first names, by crew number, once the day is published. Until then the plan may change. */
export async function whoComes(db: Db, visit: Pick<VisitRow, 'id' | 'date' | 'service'>): Promise<readonly string[]> {
  const [crews, days] = await Promise.all([crewsOf(db, [visit.id]), crewDaysOn(db, visit.date)]);
  const numbers = crews.map(({ number }) => number);
  const leads = days
    .filter(({ service, number, published_at: at }) => service === visit.service && numbers.includes(number) && at)
    .flatMap(({ lead_id: id }) => id ?? []);
  if (leads.length === 0) return [];
  const names = new Map((await crewMembers(db)).map(({ id, name }) => [id, name]));
  return leads.flatMap((id) => names.get(id) ?? []);
}

/** Returns the services and, for movers, what stays behind, comes apart or needs a hoist. Throws UnreadableDocument. */
export function workNotes(row: OrderRow, isClean: boolean): readonly string[] {
  const order = orderOf(row);
  const facts = factsFor('crew', { ...order, services: servicesOf(row) });
  return [
    ...facts.filter(({ id }) => !isClean || id === 'services').map(({ label, text }) => `${label}: ${text}`),
    ...(!isClean && isHome(row.home) ? accessCheckNotes(order.furnitureItems, row.home) : []),
  ];
}
