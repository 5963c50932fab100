import { randomUUID } from 'node:crypto';
import type { DeskOption, DeskState, DeskTag } from '@/lib/contracts/desk-parts';
import { MOST_CREWS } from '@/lib/contracts/desk-paths';
import { crewField, type DeskVisit } from '@/lib/contracts/desk-visits';
import { londonDate, londonTime } from '@/lib/domain/london-time';
import { formatPence, toPounds } from '@/lib/domain/money';
import { VISIT_STATE_LABELS } from '@/lib/domain/visits/labels';
import { finalAt, isEndAsked, mayFail, mayUndo, type Progress } from '@/lib/domain/visits/replay';
import { isOver, stepsAhead, type VisitState } from '@/lib/domain/visits/states';
import { isPastArrivalWindow, isWithoutWord, slotOf } from '@/lib/domain/visits/window';
import { countWithNoun } from '@/lib/domain/wording';
import { deskPath } from '@/lib/routes';
import { latePartsOf } from '@/lib/server/modules/ledger/refund-repo';
import { creditOf, givenBack } from '@/lib/server/modules/visits/late-credit';
import { jobsIn, type DayPlan, type Job, type TeamPlan } from '@/lib/server/modules/visits/plan';
import { progressOf } from '@/lib/server/modules/visits/progress';
import { proofsOf } from '@/lib/server/modules/visits/proof';
import { visitEventsOf } from '@/lib/server/modules/visits/repo';
import type { PartRefundRow, VisitEventRow } from '@/lib/server/platform/db/schema';
import { address, TEAM_NAMES } from '@/lib/server/platform/desk/words';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { readable } from '@/lib/server/platform/row-failures/for-each-row';
import { proofLink } from './desk-proof';

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
