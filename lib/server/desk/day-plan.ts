import type { CrewJobView, DayPlanView } from '@/lib/contracts/desk-views';
import { addDays, formatDay, formatSlot } from '@/lib/domain/london-time';
import { NOTHING_GIVEN, placesOf, type GivenStops } from '@/lib/domain/order/stops';
import { FLOWS } from '@/lib/domain/services/flows';
import { SLOT_TIMES } from '@/lib/domain/slots/calendar';
import { planCrews, type CrewPlan } from '@/lib/domain/slots/crew-plan';
import { SLOT_SERVICES, type SlotService } from '@/lib/domain/slots/needs';
import type { LocalDate } from '@/lib/domain/vocabulary';
import { deskPath } from '@/lib/routes';
import type { OrderRow } from '@/lib/server/kernel/db/schema';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import { orderFacts } from '@/lib/server/messages/email/order-facts';
import { orderOf } from '@/lib/server/subjects/orders/documents';
import { givenStopsOf } from '@/lib/server/subjects/stops/repo';
import { CREW_CHECKS } from './crew-checks';
import { closedReason } from './closed-days-repo';
import { visitsOn, type Visit } from './day-plan-repo';
import { readable } from './readable';
import { stopFacts } from './stop-facts';
import { volumeOf } from './order-page';
import { address, TEAM_NAMES, UNREADABLE_ORDER } from './words';

type Job = { readonly id: string; readonly start: string; readonly places: number; readonly order: OrderRow };

/** Who comes where on a day: booked and done orders on the sheets of their crews, unpaid ones beside them. */
export async function dayPlanView({ db, config }: Pick<Deps, 'db' | 'config'>, date: LocalDate): Promise<DayPlanView> {
  const [visits, closed] = await Promise.all([visitsOn(db, date), closedReason(db, date)]);
  const given = await givenStopsOf(
    db,
    visits.map(({ order }) => order.id),
  );
  const booked = visits.filter(({ order }) => order.state !== 'awaiting_payment');
  const unpaid = visits.filter(({ order }) => order.state === 'awaiting_payment');
  const teams = SLOT_SERVICES.map((service) => ({
    service: TEAM_NAMES[service].service,
    crews: planCrews(jobsOf(booked, service), config.capacity[service]).map((sheet, _index, all) =>
      crewOf({ service, given }, sheet, all),
    ),
  }));
  return {
    kind: 'day',
    date,
    title: formatDay(date),
    before: address(deskPath('day'), { date: addDays(date, -1) }),
    after: address(deskPath('day'), { date: addDays(date, 1) }),
    closed,
    teams: teams.filter(({ crews }) => crews.length > 0),
    unpaid: unpaid.map(({ order, start }) => ({
      reference: order.reference,
      href: deskPath('orders', order.reference),
      text: `${slotText(start)}, ${titleOf(order)}`,
    })),
  };
}

const jobsOf = (visits: readonly Visit[], service: SlotService): readonly Job[] =>
  visits
    .filter((visit) => visit.service === service)
    .map(({ start, places, order }) => ({ id: order.reference, start, places, order }));

type Sheet = CrewPlan<Job>;

type Around = { readonly service: SlotService; readonly given: ReadonlyMap<string, GivenStops> };

function crewOf(
  { service, given }: Around,
  sheet: Sheet,
  all: readonly Sheet[],
): DayPlanView['teams'][number]['crews'][number] {
  const nameOf = (crew: number): string => `${TEAM_NAMES[service].crew} ${crew}`;
  return {
    name: nameOf(sheet.crew),
    isExtra: sheet.isExtra,
    jobs: sheet.jobs.map((job) => {
      const others = all
        .filter(({ crew, jobs }) => crew !== sheet.crew && jobs.includes(job))
        .map(({ crew }) => nameOf(crew));
      return jobView({ service, given }, job, others);
    }),
  };
}

const titleOf = (order: OrderRow): string =>
  readable(
    order.reference,
    () => orderFacts(order).title,
    () => UNREADABLE_ORDER,
  );

/** What a crew has to know; never the price. Of an order that cannot be read, when it is. */
function jobView(around: Around, job: Job, others: readonly string[]): CrewJobView {
  const { reference } = job.order;
  const known = { reference, href: deskPath('orders', reference), slot: slotText(job.start) };
  return readable(
    reference,
    () => ({ ...known, ...writtenIn(around, job, others) }),
    () => ({ ...known, ...NOTHING_KNOWN, title: UNREADABLE_ORDER, checks: CREW_CHECKS[around.service] }),
  );
}

const NOTHING_KNOWN = { name: '', phone: '', phoneHref: '', stops: [], items: [], volume: '', notes: [] } as const;

function writtenIn(
  { service, given }: Around,
  { order }: Job,
  others: readonly string[],
): Omit<CrewJobView, 'reference' | 'href' | 'slot'> {
  const facts = orderFacts(order);
  const isClean = !TEAM_NAMES[service].carries;
  const places = placesOf(orderOf(order).addresses).filter(({ label }) => (label === 'Cleaning') === isClean);
  return {
    title: isClean && FLOWS[order.flow].service !== service ? `Clean after: ${facts.title}` : facts.title,
    name: facts.name,
    phone: facts.phone,
    phoneHref: `tel:${facts.phone.replaceAll(' ', '')}`,
    stops: places.map((place) => ({
      id: place.stop,
      floor: place.address.floor,
      hasLift: place.address.elevator,
      hasParking: place.address.parking,
      facts: stopFacts([place], given.get(order.id) ?? NOTHING_GIVEN),
    })),
    items: isClean ? [] : facts.items,
    volume: isClean ? '' : volumeOf(order),
    notes: [
      `Booked: ${facts.services}`,
      ...(others.length > 0 ? [`Together with ${others.join(' and ')}`] : []),
      ...(order.state === 'completed' ? ['Done'] : []),
    ],
    checks: CREW_CHECKS[service],
  };
}

function slotText(start: string): string {
  const slot = SLOT_TIMES.find(([time]) => time === start);
  return slot ? formatSlot(slot) : start;
}
