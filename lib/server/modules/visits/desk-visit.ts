import { crewField, type DeskProof, type DeskVisit } from '@/lib/contracts/desk-visits';
import { formatDate, formatInstant, londonDate, londonTime } from '@/lib/domain/london-time';
import { COUNT_LABELS, COUNT_WAYS, NOTHING_COUNTED, WAYS_OF_VISIT } from '@/lib/domain/visits/items';
import { CREW_NAMES, VISIT_STATE_LABELS } from '@/lib/domain/visits/labels';
import { PHOTO_LABELS, photoKinds } from '@/lib/domain/visits/photos';
import { PHONE_REPORTED_SIGN_OFFS, SIGN_OFF_LABELS } from '@/lib/domain/visits/sign-off';
import { deskPath } from '@/lib/routes';
import { proofText, proofsOf, type VisitProof } from '@/lib/server/modules/visits/proof';
import { findVisit, visitEventsOf, visitsOf } from '@/lib/server/modules/visits/repo';
import type {
  Db,
  OrderRow,
  PartRefundRow,
  SignoffRow,
  VisitCountRow,
  VisitEventRow,
  VisitItemRow,
  VisitRow,
} from '@/lib/server/platform/db/schema';
import { readable } from '@/lib/server/platform/row-failures/for-each-row';
import { randomUUID } from 'node:crypto';
import type { DeskEvent, DeskOption, DeskState, DeskTag } from '@/lib/contracts/desk-parts';
import { MOST_CREWS } from '@/lib/contracts/desk-paths';
import { formatPence, toPounds } from '@/lib/domain/money';
import { finalAt, isEndAsked, mayFail, mayUndo, type Progress } from '@/lib/domain/visits/replay';
import { isOver, stepsAhead, type VisitState } from '@/lib/domain/visits/states';
import { isPastArrivalWindow, isWithoutWord, slotOf } from '@/lib/domain/visits/window';
import { countWithNoun } from '@/lib/domain/wording';
import { latePartsOf } from '@/lib/server/modules/ledger/refund-repo';
import { creditOf, givenBack, progressOf } from '@/lib/server/modules/visits/day';
import { jobsIn, type DayPlan, type Job, type TeamPlan } from '@/lib/server/modules/visits/plan';
import { TEAM_NAMES, address, moment, tableDay } from '@/lib/server/platform/desk/words';
import type { Deps } from '@/lib/server/platform/installation/deps';
import type { CountLine, VisitPageView } from '@/lib/contracts/desk-proof';
import { oneLineEach } from '@/lib/domain/catalogue/space-titles';
import { MOST_PHOTOS } from '@/lib/domain/visits/assumptions';
import { wantsNoPhotos } from '@/lib/server/modules/addresses/repo';
import { orderOf } from '@/lib/server/modules/orders/documents';
import { findOrder } from '@/lib/server/modules/orders/repo';
import { crewsOf } from '@/lib/server/modules/visits/crews-repo';
import { countsOf, factsIn, signoffsOf } from '@/lib/server/modules/visits/proof-repo';
import { whoComes } from '@/lib/server/modules/visits/work-notes';
import { headOf } from '@/lib/server/platform/desk/order-head';
import { mayRecord } from './desk-phone-reported-visit';

/** Returns what was recorded of an order's visits. Visits without any record are left out. */
export async function proofOf(db: Db, orderId: string): Promise<readonly DeskProof[]> {
  const visits = await visitsOf(db, orderId);
  const proofs = await proofsOf(db, visits);
  return visits.flatMap((visit) => proofView(visit, proofs(visit)) ?? []);
}

export function proofView({ service, date }: VisitRow, { items, signoff, photos }: VisitProof): DeskProof | null {
  if (items.length + photos.length === 0 && !signoff) return null;
  return {
    title: `${CREW_NAMES[service]}, ${formatDate(date)}`,
    items: items.map(itemView),
    photos: photos.map(({ id, kind, taken_at, recorded_by }) => ({
      id,
      label: `${PHOTO_LABELS[kind] ?? kind}, ${londonTime(new Date(taken_at))}${recorded_by && ', added at the desk'}`,
    })),
    signoff: signoff ? { text: signoffText(signoff), signature: signoff.signature } : null,
  };
}

/** Returns the sign-off: "Signed by Ada Example, 15 December 2026, 16:40", with who recorded and who reported it. */
function signoffText({ outcome, name, at, recorded_by, told_by }: SignoffRow): string {
  const who = outcome === 'signed' ? name && ` by ${name}` : name && `: ${name}`;
  const told = told_by && `, told by ${told_by}`;
  const written = recorded_by && `. Written down at the desk by ${recorded_by}${told}`;
  return `${SIGN_OFF_LABELS[outcome]}${who}, ${formatInstant(new Date(at))}${written}`;
}

/** Returns an item: "Sofa: loaded 2 of 2, unloaded 1 of 2, scratched". */
function itemView(row: VisitItemRow): DeskProof['items'][number] {
  const ways = COUNT_WAYS.filter((way) => row[way] !== null);
  const marks = row.condition === null || row.condition === '' ? [] : row.condition.split(',');
  const said = [...ways.map((way) => `${COUNT_LABELS[way].toLowerCase()} ${row[way]} of ${row.planned}`), ...marks];
  return {
    text: `${row.title}: ${said.length === 0 ? 'no marks' : said.join(', ')}`,
    differs: marks.length > 0 || ways.some((way) => row[way] !== row.planned),
  };
}

/** Returns a summary of what was recorded, and the page for recording more; both '' before the visit's day. */
export function proofLink(
  visit: VisitRow,
  order: OrderRow,
  proof: VisitProof,
  now: Date,
): { readonly proof: string; readonly proofHref: string } {
  if (visit.date > londonDate(now)) return { proof: '', proofHref: '' };
  const text = readable(order.reference, () => proofText(visit, order, proof), '');
  const none = visit.kind === 'clean' ? 'No photos or sign-off yet' : 'No counts, photos or sign-off yet';
  return { proof: text || none, proofHref: deskPath('day', visit.id) };
}

type LateArrival = {
  /** "Arrived late: £25.90 (10%) goes back at 12:46". */
  readonly text: string;
  readonly isOpen: boolean;
  /** The refund page with amount and reason filled in; '' where the refund is automatic. */
  readonly refundHref: string;
};

/** Returns the refund for a late arrival, or null. `paid` is the automatic refund of the visit. */
function lateArrival(
  { visit, order }: Job,
  progress: Progress,
  { events, paid }: { readonly events: readonly VisitEventRow[]; readonly paid: PartRefundRow | undefined },
): LateArrival | null {
  if (paid) return closed(`Arrived late: ${formatPence(paid.amount_pence)} went back`);
  const credit = readable(order.reference, () => creditOf(visit, order, progress, events), null);
  if (!credit) return null;
  const due = `${formatPence(credit.amount)} (${credit.percent}%)`;
  if (credit.isAutomatic && progress.arrivedAt) {
    return closed(`Arrived late: ${due} goes back by itself at ${londonTime(finalAt(progress.arrivedAt))}`);
  }
  const refund = { back: toPounds(credit.amount), why: 'late_arrival' };
  const refundHref = address(deskPath('orders', order.reference, 'refund'), refund);
  return { text: `Reported as late: decide whether ${due} goes back`, isOpen: true, refundHref };
}

const closed = (text: string): LateArrival => ({ text, isOpen: false, refundHref: '' });

export type VisitsOf = (job: Job) => DeskVisit;

export async function deskVisits(
  { db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>,
  plan: DayPlan,
): Promise<VisitsOf> {
  const at = now();
  const jobs = jobsIn(plan);
  const all = jobs.map(({ visit }) => visit);
  const [events, parts, proofs] = await Promise.all([
    visitEventsOf(db, [...new Set(all.map(({ id }) => id))]),
    latePartsOf(db, [...new Set(jobs.map(({ order }) => order.id))]),
    proofsOf(db, all),
  ]);
  const options = new Map(plan.teams.map((team) => [team.service, crewOptions(team, config.capacity[team.service])]));
  return (job) => {
    const { visit } = job;
    const own = events.filter((event) => event.visit_id === visit.id);
    const progress = progressOf(visit.kind, own);
    const late = lateArrival(job, progress, { events: own, paid: givenBack(parts, visit, progress) });
    return {
      id: visit.id,
      state: visitStateOf(progress.state),
      progress: [saidOf(progress), late && !late.isOpen ? late.text : ''].filter(Boolean).join('. '),
      alarm: alarmOf(job, progress, plan, at) || (late?.isOpen ? late.text : ''),
      endAsked: endAskedOf(progress, own),
      refundHref: late?.refundHref ?? '',
      ...proofLink(visit, job.order, proofs(visit), at),
      assign: isOver(progress.state) ? null : assignOf(job, plan, options.get(visit.service) ?? []),
      record: visit.date > londonDate(at) ? null : recordOf(job, progress, at),
    };
  };
}

const UNDER_WAY: DeskTag = 'hot';
const TAGS: Readonly<Record<VisitState, DeskTag>> = {
  planned: 'plain',
  on_the_way: UNDER_WAY,
  arrived: UNDER_WAY,
  loading: UNDER_WAY,
  driving: UNDER_WAY,
  unloading: UNDER_WAY,
  working: UNDER_WAY,
  done: 'success',
  failed: 'error',
  cancelled: 'error',
};
export const visitStateOf = (state: VisitState): DeskState => ({ label: VISIT_STATE_LABELS[state], tag: TAGS[state] });

function saidOf({ state, since, window, calls }: Progress): string {
  if (since === null || state === 'planned') return '';
  const arrives = state === 'on_the_way' && window;
  return [
    `Since ${londonTime(since)}`,
    ...(arrives ? [`expected ${londonTime(arrives.from)} to ${londonTime(arrives.until)}`] : []),
    ...(state === 'arrived' && calls > 0 ? [`${countWithNoun(calls, 'call')} without an answer`] : []),
  ].join(', ');
}

function alarmOf(job: Job, progress: Progress, { teams }: DayPlan, now: Date): string {
  const { state, window } = progress;
  if (job.order.state === 'cancelled') return 'The order is cancelled';
  if (isEndAsked(progress)) return 'Nobody there: the crew asks to end the visit';
  if (isPastArrivalWindow(state, window, now)) return 'Later than we said';
  if (isWithoutWord(state, window, slotOf(job.visit)?.until ?? null, now)) return 'No word from the crew';
  const sheets = teams.find(({ service }) => service === job.visit.service)?.sheets ?? [];
  const clash = sheets.find(
    ({ jobs }) => jobs.includes(job) && jobs.some((other) => other !== job && other.start === job.start),
  );
  return clash ? `${TEAM_NAMES[job.visit.service].crew} ${clash.crew} has two jobs at once` : '';
}

/** Returns what the crew did before it asked to end the visit; null without such a request. */
function endAskedOf(progress: Progress, events: readonly VisitEventRow[]): DeskVisit['endAsked'] {
  if (!isEndAsked(progress)) return null;
  const { arrivedAt, endAsked } = progress;
  const since = arrivedAt?.toISOString() ?? '';
  const calls = events.filter(({ type, at }) => type === 'called' && at >= since);
  const times = calls.map(({ at }) => londonTime(new Date(at))).join(' and ');
  const text = `Arrived ${arrivedAt ? londonTime(arrivedAt) : ''}, called ${times}, asked ${londonTime(endAsked.at)}`;
  return { text, end: randomUUID(), stay: randomUUID() };
}

/** Returns the crews to choose from: all, those beyond them that have work, and one more. */
function crewOptions({ service, sheets }: TeamPlan, capacity: number): readonly DeskOption[] {
  const last = Math.min(Math.max(capacity, ...sheets.map(({ crew }) => crew)) + 1, MOST_CREWS);
  return Array.from({ length: last }, (_, index) => ({
    value: String(index + 1),
    label: `${TEAM_NAMES[service].crew} ${index + 1}${index >= capacity ? ', extra' : ''}`,
  }));
}

function assignOf(job: Job, { publishedAt }: DayPlan, options: readonly DeskOption[]): DeskVisit['assign'] {
  const own = publishedAt === null ? job.pinned : job.crews;
  const fields = Math.max(job.places, own.length);
  return {
    version: job.visit.version,
    fields: Array.from({ length: fields }, (_, index) => ({
      name: crewField(index),
      label: fields === 1 ? 'Crew' : `Crew, ${index + 1} of ${fields}`,
      value: String(own[index] ?? ''),
    })),
    options,
    none: publishedAt === null ? 'As proposed' : 'No crew yet',
  };
}

function recordOf({ visit: { kind } }: Job, progress: Progress, now: Date): DeskVisit['record'] {
  const options = [
    ...stepsAhead(kind, progress.state).map((value) => ({ value, label: VISIT_STATE_LABELS[value] })),
    ...(progress.state === 'arrived' ? [{ value: 'called', label: 'No answer at the door: customer called' }] : []),
    ...(mayFail(progress, now) ? [{ value: 'failed', label: 'Nobody there: end the visit' }] : []),
    ...(mayUndo(progress, now) ? [{ value: 'undone', label: 'Undo the last step' }] : []),
  ];
  return options.length === 0 ? null : { event: randomUUID(), options };
}

/** Returns the page on which the desk records a visit for a crew on the phone; null for an unknown visit. */
export async function visitPage({ db, now }: Pick<Deps, 'db' | 'now'>, id: string): Promise<VisitPageView | null> {
  const visit = await findVisit(db, id);
  const order = visit && (await findOrder(db, visit.order_id));
  if (!order) return null;
  const [proofs, counts, signoffs, crews, who, noPhotos] = await Promise.all([
    proofsOf(db, [visit]),
    countsOf(db, id),
    signoffsOf(db, [id]),
    crewsOf(db, [id]),
    whoComes(db, visit),
    wantsNoPhotos(db, order.id),
  ]);
  const proof = proofs(visit);
  const { crew } = TEAM_NAMES[visit.service];
  return {
    kind: 'visit',
    head: headOf(order),
    visit: id,
    crews: crews.map(({ number }) => `${crew} ${number}`).join(', '),
    when: `${tableDay(visit.date)}, ${visit.start}`,
    planHref: address(deskPath('day'), { date: visit.date }),
    state: visitStateOf(visit.state),
    summary: proofText(visit, order, proof),
    closed: closedWords(visit, now()),
    event: randomUUID(),
    lines: linesOf(visit, order, proof.items, counts),
    photos: {
      kinds: photoKinds(visit.kind, noPhotos).map((value) => ({ value, label: PHOTO_LABELS[value] ?? value })),
      left: Math.max(0, MOST_PHOTOS - proof.photos.length),
      noPhotos,
    },
    signoff: signoffForm(signoffs, who),
    proof: proofView(visit, proof),
    history: visitHistory(counts, signoffs, proof.items),
  };
}

const closedWords = (visit: VisitRow, now: Date): string => {
  if (mayRecord(visit, now)) return '';
  return visit.state === 'planned' || visit.state === 'on_the_way'
    ? 'Counts, photos and the sign-off can be recorded from the day of the visit on.'
    : 'This visit did not take place: there is nothing to record.';
};

const signoffForm = (signoffs: readonly SignoffRow[], who: readonly string[]): VisitPageView['signoff'] => ({
  seen: signoffs.at(-1)?.id ?? '',
  options: PHONE_REPORTED_SIGN_OFFS.map((value) => ({ value, label: SIGN_OFF_LABELS[value] })),
  crew: who[0] ?? '',
});

/** Returns the lines of the order's list, then counted items that are no longer on it. */
function linesOf(
  { kind }: VisitRow,
  order: OrderRow,
  items: readonly VisitItemRow[],
  counts: readonly VisitCountRow[],
): readonly CountLine[] {
  const ways = WAYS_OF_VISIT[kind];
  if (ways.length === 0) return [];
  const listed = oneLineEach(orderOf(order).furnitureItems);
  const others = items.filter(({ item }) => listed.every(({ id }) => id !== item));
  const lines = [
    ...listed.map(({ id, title, quantity }) => ({ item: id, title, planned: quantity })),
    ...others.map(({ item, title }) => ({ item, title, planned: 0 })),
  ];
  return lines.map((line) => {
    const row = items.find(({ item }) => item === line.item);
    const facts = row ? factsIn(row) : NOTHING_COUNTED;
    return {
      ...line,
      counts: ways.map((way) => {
        const said = facts[way];
        return { way, value: String(said?.value ?? ''), source: said ? saidBy(counts, line.item, way, said) : '' };
      }),
      marks: facts.marks?.value ?? [],
    };
  });
}

type Said = { readonly value: number; readonly at: string };

/** Returns who reported a count: "28 by the crew at 10:40". */
function saidBy(counts: readonly VisitCountRow[], item: string, way: string, { value, at }: Said): string {
  const row = counts.findLast((one) => one.item === item && one.what === way && one.at === at && one.count === value);
  return `${value} by ${row?.recorded_by ? 'the desk' : 'the crew'} at ${londonTime(new Date(at))}`;
}

const SHOWN = 100;

const whoSaid = ({ recorded_by }: Pick<VisitCountRow, 'recorded_by'>): string =>
  recorded_by === '' ? 'the crew’s phone' : `${recorded_by}, for the crew`;

/** Returns everything that was recorded for a visit, the newest first, with the corrections. */
function visitHistory(
  counts: readonly VisitCountRow[],
  signoffs: readonly SignoffRow[],
  items: readonly VisitItemRow[],
): readonly DeskEvent[] {
  const titles = new Map(items.map(({ item, title }) => [item, title]));
  const last = lastOf(counts);
  const counted = counts.map((row) => ({
    at: row.at,
    what: `${titles.get(row.item) ?? row.item}: ${countWords(row)}`,
    who: whoSaid(row),
    detail: last.get(keyOf(row)) === row ? '' : 'A later count counts',
  }));
  const signed = signoffs.map((row, index) => ({
    at: row.at,
    what: `${SIGN_OFF_LABELS[row.outcome]}${row.name && `: ${row.name}`}`,
    who: whoSaid(row),
    detail: [
      ...(row.told_by === '' ? [] : [`Told by ${row.told_by}`]),
      ...(index === signoffs.length - 1 ? [] : ['A later sign-off counts']),
    ].join('. '),
  }));
  return [...counted, ...signed]
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .toReversed()
    .slice(0, SHOWN)
    .map(({ at, ...said }) => ({ at: moment(at), ...said }));
}

const keyOf = ({ item, what }: VisitCountRow): string => `${what} ${item}`;

/** Returns the valid count of each item and way. Of two at one instant the larger is valid, as in `withCount`. */
function lastOf(counts: readonly VisitCountRow[]): ReadonlyMap<string, VisitCountRow> {
  const last = new Map<string, VisitCountRow>();
  for (const row of counts) {
    const before = last.get(keyOf(row));
    if (!before || row.at > before.at || rank(row) > rank(before)) last.set(keyOf(row), row);
  }
  return last;
}
const rank = ({ what, count, marks }: VisitCountRow): string =>
  what === 'marks' ? marks : String(count).padStart(4, '0');

const countWords = ({ what, count, marks }: VisitCountRow): string =>
  what === 'marks' ? marks.replaceAll(',', ', ') || 'no marks' : `${COUNT_LABELS[what].toLowerCase()} ${count}`;
