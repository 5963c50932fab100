import { crewLinkPath } from '@/lib/contracts/crew-paths';
import { type LocalDate, londonInstant } from '@/lib/domain/london-time';
import { addressesOfOrder } from '@/lib/domain/order/appointments';
import { publicationOf } from '@/lib/domain/visits/publication';
import { orderPagePath } from '@/lib/routes';
import { saveAddresses } from '@/lib/server/modules/addresses/service';
import { linkKey } from '@/lib/server/modules/crew/sessions';
import { orderOf } from '@/lib/server/modules/orders/documents';
import { findOrder, lockOrder } from '@/lib/server/modules/orders/repo';
import { crewDaysOn, crewsOf } from '@/lib/server/modules/visits/crews-repo';
import { recordReportedEvents } from '@/lib/server/modules/visits/record';
import { visitsOf } from '@/lib/server/modules/visits/repo';
import { completeDoneOrders, publishDuePlans } from '@/lib/server/modules/visits/scheduled-jobs';
import { transact } from '@/lib/server/platform/db/db';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { readSecret } from '@/lib/server/platform/installation/token';
import { demoExtras } from './demo-extras';
import { PROGRESS, type ProgressName } from './demo-progress';
import { clockOf, showProof } from './demo-proof';
import { DEMO_STREETS } from './demo-streets';

/** An order whose visit has progressed. */
export type UnderWay = { readonly orderId: string; readonly token: string; readonly reference: string } & {
  readonly progress: ProgressName;
  readonly date: LocalDate;
};
/** The pages that a newcomer opens beside the desk. */
export type DemoLinks = { readonly customer: string; readonly crew: string };

/** Fills in the known street addresses, as customers do after payment. */
export async function giveStreets({ db, now }: Deps, orderId: string): Promise<void> {
  await transact(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    const stops = addressesOfOrder(orderOf(order).addresses).flatMap(({ stop, address: { postcode } }) => {
      const details = DEMO_STREETS[postcode];
      return details ? [{ stop, ...details }] : [];
    });
    if (stops.length > 0) await saveAddresses(trx, order, { version: 0, stops, at: now() });
  });
}

/** The London time at which a finished visit counts as seen. */
const LOOKED_AT = '14:30';

/** Creates a day in progress: its plan was published the evening before, and its crews have reported their progress. */
export async function demoDay(deps: Deps, today: LocalDate, jobs: readonly UnderWay[]): Promise<DemoLinks> {
  for (const date of new Set(jobs.map((job) => job.date).toSorted()))
    await publishDuePlans({ ...deps, now: () => publicationOf(date) });
  for (const job of jobs) await carryOut(deps, today, job);
  const { siteOrigin } = deps.config;
  const shown = jobs.find(({ progress }) => progress === 'loading');
  const visit = shown && (await visitOf(deps, shown.orderId));
  if (!visit) return { customer: siteOrigin, crew: siteOrigin };
  await demoExtras(deps, shown, clockOf(deps.now(), londonInstant(today, '00:00')));
  const secret = await readSecret(deps.db, deps.config.secretKey);
  return {
    customer: `${siteOrigin}${orderPagePath(shown.reference)}?token=${shown.token}`,
    crew: `${siteOrigin}${crewLinkPath(linkKey(secret, { crew: visit.crew, version: visit.crew.key_version }))}`,
  };
}

/** Records each step of a visit at its time, then its counts, photos and sign-off. */
async function carryOut(deps: Deps, today: LocalDate, { orderId, progress, date }: UnderWay): Promise<void> {
  const { db } = deps;
  const visit = await visitOf(deps, orderId);
  const order = await findOrder(db, orderId);
  if (!visit || !order) return;
  const now = date === today ? deps.now() : londonInstant(date, LOOKED_AT);
  const at = clockOf(now, londonInstant(date, '00:00'));
  const { told, proof } = PROGRESS[progress];
  for (const { minutesAgo, ...step } of told) {
    const said = [{ id: crypto.randomUUID(), ...step, at: at(minutesAgo) }];
    const received = { visitId: visit.id, said, receivedAt: at(minutesAgo), cause: 'crew' } as const;
    await transact(db, (trx) => recordReportedEvents(trx, received));
  }
  const then = { ...deps, now: () => now };
  const { furnitureItems: items } = orderOf(order);
  await showProof(then, { crew: visit.crew, visit: { id: visit.id, items }, at }, proof);
  if (progress === 'finished') await completeDoneOrders(then);
}

/** Returns the visit of an order with its crew; undefined before the plan is published. */
async function visitOf({ db }: Deps, orderId: string) {
  const [visit] = await visitsOf(db, orderId);
  if (!visit) return undefined;
  const [[crew], days] = await Promise.all([crewsOf(db, [visit.id]), crewDaysOn(db, visit.date)]);
  const day = days.find(({ service, number }) => service === visit.service && number === crew?.number);
  return day && { id: visit.id, crew: day };
}
