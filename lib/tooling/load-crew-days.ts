/** The crews of `npm run load`, each with one job today, created by the services that visitors and the desk use. */
import { placesField } from '@/lib/contracts/desk-slots';
import { addDays, type LocalDate, londonDate, londonInstant } from '@/lib/domain/london-time';
import { FIRST_SLOT } from '@/lib/domain/slots/calendar';
import { writeCrewDay } from '@/lib/domain/visits/crew-day';
import { publicationOf } from '@/lib/domain/visits/publication';
import { setPlaces } from '@/lib/server/modules/slots/desk-capacity';
import { linkKey } from '@/lib/server/modules/crew/sessions';
import { crewDaysOn, crewsOf } from '@/lib/server/modules/visits/crews-repo';
import { visitsOf } from '@/lib/server/modules/visits/repo';
import { publishDuePlans } from '@/lib/server/modules/visits/scheduled-jobs';
import { parseConfig } from '@/lib/server/platform/config/config';
import type { Environment } from '@/lib/server/platform/config/reader';
import { migrate } from '@/lib/server/platform/db/migrate';
import { withDatabase } from '@/lib/server/platform/db/open';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { readSecret } from '@/lib/server/platform/installation/token';
import { placePaidOrder } from '@/lib/testing/booked-order';
import { testDeps } from '@/lib/testing/place-order';
import { customerOf } from '@/lib/testing/site-client';

export type LoadCrew = { readonly key: string; readonly crewDay: string; readonly visit: string };

const ORDERED_DAYS_AGO = 3;
/** Days, in days from today, whose first slot is soon full, to test that no place is sold twice. */
const SCARCE_DAYS = [22, 23, 24, 25, 26, 27, 28];
const SCARCE_PLACES = 3;

/**
 * Creates `count` orders of today in the database of `env`, each with a crew of its own, before the server starts.
 * Returns the keys and ids that the crews' phones need.
 */
export async function crewDays(env: Environment, count: number): Promise<readonly LoadCrew[]> {
  const today = londonDate(new Date());
  const ordered = londonInstant(addDays(today, -ORDERED_DAYS_AGO), '12:00');
  return withDatabase(parseConfig(env).database, async (db) => {
    await migrate(db);
    const deps = testDeps(db, () => ordered, env);
    const orders: string[] = [];
    for (let index = 0; index < count; index += 1) {
      const { email, phone } = customerOf(`crew ${index}`);
      const { orderId } = await placePaidOrder(deps, {
        email,
        phone,
        dates: { movingDate: today },
        timeSlot: { movingDate: FIRST_SLOT },
      });
      orders.push(orderId);
    }
    await publishDuePlans({ ...deps, now: () => publicationOf(today) });
    for (const day of SCARCE_DAYS) await makeScarce(deps, addDays(today, day));
    return Promise.all(orders.map((orderId) => crewOf(deps, orderId)));
  });
}

const makeScarce = (deps: Deps, date: LocalDate): Promise<void> =>
  setPlaces(
    deps,
    { email: 'load@example.com' },
    { date, reason: '', shown: '', [placesField('MOVING', FIRST_SLOT[0])]: SCARCE_PLACES },
  );

async function crewOf({ db, config }: Deps, orderId: string): Promise<LoadCrew> {
  const [visit] = await visitsOf(db, orderId);
  const [crew] = await crewsOf(db, visit ? [visit.id] : []);
  const days = visit ? await crewDaysOn(db, visit.date) : [];
  const day = days.find(({ service, number }) => service === visit?.service && number === crew?.number);
  if (!visit || !day) throw new Error('An order has no crew');
  const key = linkKey(await readSecret(db, config.secretKey), { crew: day, version: day.key_version });
  return { key, crewDay: writeCrewDay(day), visit: visit.id };
}
