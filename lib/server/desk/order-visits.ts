import type { OrderVisit } from '@/lib/contracts/desk-order-views';
import { deskPath } from '@/lib/routes';
import type { Db } from '@/lib/server/kernel/db/db';
import type { OrderRow } from '@/lib/server/kernel/db/schema';
import { crewsOf } from '@/lib/server/subjects/visits/crews-repo';
import { proofsOf } from '@/lib/server/subjects/visits/proof';
import { visitsOf } from '@/lib/server/subjects/visits/repo';
import { proofLink } from './proof-link';
import { visitStateOf } from './visit-view';
import { address, tableDay, TEAM_NAMES } from './words';

/** Who comes for an order when, and how far they are; the day's plan is where it is changed. */
export async function orderVisits(db: Db, order: OrderRow, now: Date): Promise<readonly OrderVisit[]> {
  const visits = await visitsOf(db, order.id);
  const proofs = await proofsOf(db, visits);
  const crews = await crewsOf(
    db,
    visits.map(({ id }) => id),
  );
  return visits
    .toSorted((a, b) => `${a.date} ${a.start}`.localeCompare(`${b.date} ${b.start}`))
    .map((visit) => ({ ...visit, ...proofLink(visit, order, proofs(visit), now) }))
    .map(({ id, service, date, start, state, proof, proofHref }) => ({
      id,
      service: TEAM_NAMES[service].service,
      crews: crews
        .filter((crew) => crew.visit_id === id)
        .map(({ number }) => `${TEAM_NAMES[service].crew} ${number}`)
        .join(', '),
      when: `${tableDay(date)}, ${start}`,
      href: address(deskPath('day'), { date }),
      state: visitStateOf(state),
      ...{ proof, proofHref },
    }));
}
