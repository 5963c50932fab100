import { minutesAfter } from '@/lib/domain/durations';
import { londonInstant } from '@/lib/domain/london-time';
import { stopsOf } from '@/lib/domain/order/stops';
import type { LocalDate } from '@/lib/domain/vocabulary';
import { publicationOf } from '@/lib/domain/visits/publication';
import { crewLinkPath } from '@/lib/crew-routes';
import { orderPagePath } from '@/lib/routes';
import { transact } from '@/lib/server/kernel/db/transact';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import { readSecret } from '@/lib/server/kernel/installation/token';
import { linkKey } from '@/lib/server/subjects/crew/link';
import { orderOf } from '@/lib/server/subjects/orders/documents';
import { lockOrder } from '@/lib/server/subjects/orders/repo';
import { saveStops } from '@/lib/server/subjects/stops/save';
import { crewDaysOn, crewsOf } from '@/lib/server/subjects/visits/crews-repo';
import { publishDuePlans } from '@/lib/server/subjects/visits/publish';
import { recordSaid } from '@/lib/server/subjects/visits/record';
import { visitsOf } from '@/lib/server/subjects/visits/repo';
import { PROGRESS, type ProgressName } from './demo-progress';
import { DEMO_STREETS } from './demo-streets';

/** An order whose visit of today has come so far. */
export type UnderWay = { readonly orderId: string; readonly token: string; readonly reference: string } & {
  readonly progress: ProgressName;
};
/** What a newcomer opens beside the desk. */
export type DemoLinks = { readonly customer: string; readonly crew: string };

/** Gives the streets that are known, as customers do when they have paid. */
export async function giveStreets({ db, now }: Deps, orderId: string): Promise<void> {
  await transact(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    const stops = stopsOf(orderOf(order).addresses).flatMap(({ stop, address: { postcode } }) => {
      const details = DEMO_STREETS[postcode];
      return details ? [{ stop, ...details }] : [];
    });
    if (stops.length > 0) await saveStops(trx, order, { version: 0, stops, at: now() });
  });
}

/** A day in the middle: its plan was published yesterday, and its crews have told how far they are. */
export async function demoDay(deps: Deps, today: LocalDate, jobs: readonly UnderWay[]): Promise<DemoLinks> {
  await publishDuePlans({ ...deps, now: () => publicationOf(today) });
  for (const { orderId, progress } of jobs) await tell(deps, orderId, progress, today);
  const { siteOrigin } = deps.config;
  const [first] = jobs;
  if (!first) return { customer: siteOrigin, crew: siteOrigin };
  return {
    customer: `${siteOrigin}${orderPagePath(first.reference)}?token=${first.token}`,
    crew: `${siteOrigin}${await crewLink(deps, first.orderId)}`,
  };
}

/** Each step when it was done; none before the day has begun, so that a night shows a day too. */
async function tell({ db, now }: Deps, orderId: string, progress: ProgressName, today: LocalDate): Promise<void> {
  const midnight = londonInstant(today, '00:00').getTime();
  const [visit] = await visitsOf(db, orderId);
  if (!visit) return;
  for (const [index, { minutesAgo, ...told }] of PROGRESS[progress].told.entries()) {
    const then = minutesAfter(now(), -minutesAgo).getTime();
    const at = new Date(Math.max(then, midnight + index));
    const said = [{ id: crypto.randomUUID(), ...told, at }];
    await transact(db, (trx) => recordSaid(trx, { visitId: visit.id, said, receivedAt: at, cause: 'crew' }));
  }
}

/** The link of the crew that has the visit of an order. */
async function crewLink({ db, config }: Deps, orderId: string): Promise<string> {
  const [visit] = await visitsOf(db, orderId);
  const [crew] = await crewsOf(db, visit ? [visit.id] : []);
  const days = visit ? await crewDaysOn(db, visit.date) : [];
  const day = days.find(({ service, number }) => service === visit?.service && number === crew?.number);
  if (!day) return '';
  return crewLinkPath(linkKey(await readSecret(db, config.secretKey), { crew: day, version: day.key_version }));
}
