import type { CrewJobView, DayPlanView } from '@/lib/contracts/desk-visits';
import { keysNotes } from '@/lib/domain/extras/key-handover';
import { addDays, formatDay, formatSlot, type LocalDate } from '@/lib/domain/london-time';
import { NOTHING_GIVEN, placesOf, type GivenAddresses } from '@/lib/domain/order/appointments';
import { FLOWS, hasVan } from '@/lib/domain/services/flows';
import { SLOT_TIMES, type SlotService } from '@/lib/domain/slots/calendar';
import type { CrewPlan } from '@/lib/domain/slots/crew-plan';
import { publicationOf } from '@/lib/domain/visits/publication';
import type { VisitKind } from '@/lib/domain/visits/states';
import { deskPath } from '@/lib/routes';
import { addressFacts } from '@/lib/server/modules/addresses/desk-addresses';
import { givenAddressesOf } from '@/lib/server/modules/addresses/repo';
import { foremanNames } from '@/lib/server/modules/crew/desk-crews';
import { volumeOf } from '@/lib/server/modules/orders/desk-order';
import { orderOf } from '@/lib/server/modules/orders/documents';
import { closedReason } from '@/lib/server/modules/slots/desk-capacity-repo';
import { unpaidOn } from '@/lib/server/modules/visits/crews-repo';
import { dayPlan, jobsIn, type DayPlan, type Job, type TeamPlan } from '@/lib/server/modules/visits/plan';
import { rentalsOfVisits, unitNote } from '@/lib/server/modules/visits/repo';
import { workNotes } from '@/lib/server/modules/visits/work-notes';
import type { OrderRow } from '@/lib/server/platform/db/schema';
import { address, moment, TEAM_NAMES, UNREADABLE_ORDER } from '@/lib/server/platform/desk/words';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { orderFacts } from '@/lib/server/platform/notifications/email/order-facts';
import { readable } from '@/lib/server/platform/row-failures/for-each-row';
import { deskVisits, type VisitsOf } from './desk-visit';

const BEFORE = [
  'Walked round with the customer: what goes, what stays',
  'Damage that was there already: photographed and noted',
  'Floors, banisters and door frames covered',
];

const CREW_CHECKS: Readonly<Record<VisitKind, readonly string[]>> = {
  move: [
    ...BEFORE,
    'Screws and fittings bagged, labelled, with their piece',
    'Anything extra agreed with the office before it was done',
    'Every room, cupboard and the loft looked into before leaving',
    'Everything put where the customer wants it',
    'Covers taken back, keys returned',
  ],
  collection: [
    ...BEFORE,
    'Every piece counted and labelled with the order number',
    'Anything extra agreed with the office before it was done',
    'No food, plants, fuel or gas among the things',
    'Every room, cupboard and the loft looked into before leaving',
    'Covers taken back, keys returned',
  ],
  return: [
    'Every piece counted against the list before unloading',
    'Damage that was there already: photographed and noted',
    'Floors, banisters and door frames covered',
    'Anything extra agreed with the office before it was done',
    'Everything put where the customer wants it',
    'Covers taken back, keys returned',
  ],
  clean: [
    'Walked round with the customer: what was booked',
    'Damage that was there already: photographed and noted',
    'Kitchen done, cupboards and appliances too',
    'Bathrooms done',
    'Living rooms and bedrooms done',
    'Floors done last, towards the door',
    'Rubbish taken out',
    'Windows shut, lights off, keys returned',
  ],
};

/** Returns the plan of a day: booked and done orders on the sheets of their crews, unpaid ones beside them. */
export async function dayPlanView(deps: Pick<Deps, 'db' | 'config' | 'now'>, date: LocalDate): Promise<DayPlanView> {
  const { db, config } = deps;
  const [plan, unpaid, closed] = await Promise.all([
    dayPlan(db, date, config.capacity),
    unpaidOn(db, date),
    closedReason(db, date),
  ]);
  const orders = jobsIn(plan).map(({ order }) => order);
  const ids = orders.map(({ id }) => id);
  const [given, foremen, visits, rentals] = await Promise.all([
    givenAddressesOf(db, ids),
    foremanNames(db, plan.days),
    deskVisits(deps, plan),
    rentalsOfVisits(db, orders),
  ]);
  const teams = plan.teams.map((team) => {
    const around = { given, foremen, visits, rentals, service: team.service };
    const sheets = team.sheets.map((sheet) => crewOf(around, sheet, team.sheets));
    return { service: TEAM_NAMES[team.service].service, crews: [...unassignedOf(around, team), ...sheets] };
  });
  return {
    kind: 'day',
    date,
    title: formatDay(date),
    before: address(deskPath('day'), { date: addDays(date, -1) }),
    after: address(deskPath('day'), { date: addDays(date, 1) }),
    closed,
    isPublished: plan.publishedAt !== null,
    published: publishedText(plan, date),
    teams: teams.filter(({ crews }) => crews.length > 0),
    unpaid: unpaid.map(({ order, start }) => ({
      reference: order.reference,
      href: deskPath('orders', order.reference),
      text: `${slotText(start)}, ${titleOf(order)}`,
    })),
  };
}

const publishedText = ({ publishedAt }: DayPlan, date: LocalDate): string =>
  publishedAt === null
    ? `A proposal until ${moment(publicationOf(date).toISOString())}`
    : `Published ${moment(publishedAt)}`;

type Sheet = CrewPlan<Job>;
type Crew = DayPlanView['teams'][number]['crews'][number];

type Around = {
  readonly service: SlotService;
  readonly given: ReadonlyMap<string, GivenAddresses>;
  /** The foremen's names, by service and crew number. */
  readonly foremen: ReadonlyMap<string, string>;
  readonly visits: VisitsOf;
  /** References of the rentals that orders empty or fill, by order id. */
  readonly rentals: ReadonlyMap<string, string>;
};

const crewName = (service: SlotService, crew: number): string => `${TEAM_NAMES[service].crew} ${crew}`;

function crewOf(around: Around, sheet: Sheet, all: readonly Sheet[]): Crew {
  const { service, foremen } = around;
  return {
    name: crewName(service, sheet.crew),
    lead: foremen.get(`${service} ${sheet.crew}`) ?? '',
    isExtra: sheet.isExtra,
    jobs: sheet.jobs.map((job) => {
      const others = all
        .filter(({ crew, jobs }) => crew !== sheet.crew && jobs.includes(job))
        .map(({ crew }) => crewName(service, crew));
      return jobView(around, job, others.length > 0 ? [`Together with ${others.join(' and ')}`] : []);
    }),
  };
}

/** Returns the jobs that were booked after publication, and those that lack one of their crews. */
function unassignedOf(around: Around, { service, unassigned }: TeamPlan): readonly Crew[] {
  if (unassigned.length === 0) return [];
  const jobs = unassigned.map((job) =>
    jobView(around, job, job.crews.length > 0 ? [`Has ${job.crews.length} of ${job.places} crews`] : []),
  );
  return [{ name: TEAM_NAMES[service].service, lead: '', isExtra: true, jobs }];
}

const titleOf = (order: OrderRow): string => readable(order.reference, () => orderFacts(order).title, UNREADABLE_ORDER);

/** Returns the facts that a crew needs for a job, never the price. An unreadable order shows its slot only. */
function jobView(around: Around, job: Job, notes: readonly string[]): CrewJobView {
  const { reference } = job.order;
  const visit = around.visits(job);
  const known = { reference, href: deskPath('orders', reference), slot: slotText(job.start), visit };
  return readable(reference, () => ({ ...known, ...writtenIn(around, job, notes) }), {
    ...known,
    ...NOTHING_KNOWN,
    title: UNREADABLE_ORDER,
    checks: CREW_CHECKS[job.visit.kind],
  });
}

const NOTHING_KNOWN = { name: '', phone: '', phoneHref: '', stops: [], items: [], volume: '', notes: [] } as const;

function writtenIn(
  { service, given, rentals }: Around,
  { order, visit }: Job,
  notes: readonly string[],
): Omit<CrewJobView, 'reference' | 'href' | 'slot' | 'visit'> {
  const facts = orderFacts(order);
  const isClean = !TEAM_NAMES[service].carries;
  const places = placesOf(orderOf(order).addresses).filter(({ kind }) => hasVan(kind) !== isClean);
  return {
    title: isClean && FLOWS[order.flow].isTransport ? `Clean after: ${facts.title}` : facts.title,
    name: facts.name,
    phone: facts.phone,
    phoneHref: `tel:${facts.phone.replaceAll(' ', '')}`,
    stops: places.map((place) => ({
      id: place.stop,
      floor: place.address.floor,
      hasLift: place.address.elevator,
      hasParking: place.address.parking,
      facts: addressFacts([place], given.get(order.id) ?? NOTHING_GIVEN),
    })),
    items: isClean ? [] : facts.items,
    volume: isClean ? '' : volumeOf(order),
    notes: [
      ...keysNotes(orderOf(order), visit.kind),
      ...workNotes(order, isClean),
      ...unitNote(order, rentals.get(order.id)),
      ...notes,
      ...(visit.state === 'done' ? ['Done'] : []),
    ],
    checks: CREW_CHECKS[visit.kind],
  };
}

function slotText(start: string): string {
  const slot = SLOT_TIMES.find(([time]) => time === start);
  return slot ? formatSlot(slot) : start;
}
