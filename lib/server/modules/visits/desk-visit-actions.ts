import type { DeskRequest } from '@/lib/contracts/desk';
import { MOST_CREWS_OF_A_JOB } from '@/lib/contracts/desk-paths';
import { crewField, visitForms } from '@/lib/contracts/desk-visits';
import { londonDate } from '@/lib/domain/london-time';
import { isEndAsked } from '@/lib/domain/visits/replay';
import { findOrder, lockOrder } from '@/lib/server/modules/orders/repo';
import type { Operator } from '@/lib/server/modules/sessions/operator';
import { assignVisit } from '@/lib/server/modules/visits/assign';
import { progressOf } from '@/lib/server/modules/visits/progress';
import { recordReportedEvents, type DeskReport } from '@/lib/server/modules/visits/record';
import { findVisit, visitEventsOf } from '@/lib/server/modules/visits/repo';
import { sendLinkToForeman } from '@/lib/server/modules/visits/send-link';
import { Problem } from '@/lib/server/platform/base/problem';
import { transact, type Trx } from '@/lib/server/platform/db/db';
import type { VisitRow } from '@/lib/server/platform/db/schema';
import { recordAudit, type AuditAction } from '@/lib/server/platform/desk/audit';
import { dayOf, deskActions } from '@/lib/server/platform/desk/define-action';
import { TEAM_NAMES } from '@/lib/server/platform/desk/words';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { wakeOutbox } from '@/lib/server/platform/outbox/enqueue';
import { parseReportedTime } from './desk-phone-reported-visit';

type Ports = Pick<Deps, 'db' | 'now' | 'config'>;

const referenceOf = async (trx: Trx, { order_id }: VisitRow): Promise<string> =>
  (await findOrder(trx, order_id))?.reference ?? '';

/** Assigns a visit to crews. Throws Problem order_changed when somebody has changed it since the form was shown. */
async function assignForDesk(
  { db, now, config }: Ports,
  operator: Operator,
  request: DeskRequest<'assignVisit'>,
): Promise<void> {
  const typed = request as Readonly<Record<string, unknown>>;
  const chosen = Array.from({ length: MOST_CREWS_OF_A_JOB }, (_, index) => typed[crewField(index)]);
  const crews = [...new Set(chosen.filter((crew): crew is number => typeof crew === 'number'))];
  const at = now();
  await transact(db, async (trx) => {
    const done = await assignVisit(trx, { visitId: request.visit, version: request.version, crews, at });
    if (!done) throw new Problem('order_changed');
    const { visit, before } = done;
    for (const number of crews)
      await sendLinkToForeman(trx, { ...visit, number }, { at, hasTexts: config.twilio !== null });
    const names = (numbers: readonly number[]) =>
      numbers.map((number) => `${TEAM_NAMES[visit.service].crew} ${number}`).join(' and ');
    await recordAudit(trx, operator, at, {
      action: 'visit.assigned',
      subject: await referenceOf(trx, visit),
      before: { crew: names(before) },
      after: { crew: names(crews) },
    });
  });
  wakeOutbox();
}

/** The text for a crew when the desk refuses to end a visit without giving a reason. */
const NO_WORD = 'Phone us.';

/** Events that do not change the state of a visit. */
const TALK: ReadonlySet<DeskReport['type']> = new Set(['called', 'stay']);
const ACTIONS: Partial<Record<DeskReport['type'], AuditAction>> = { called: 'visit.called', stay: 'visit.not_ended' };

/**
 * Returns when the crew asked to end the visit. Throws Problem not_found, nothing_to_change when no answer is pending.
 */
async function endAskedAt(trx: Trx, visitId: string): Promise<Date> {
  const visit = await findVisit(trx, visitId);
  if (!visit) throw new Problem('not_found');
  await lockOrder(trx, visit.order_id);
  const progress = progressOf(visit.kind, await visitEventsOf(trx, [visitId]));
  if (!isEndAsked(progress)) throw new Problem('nothing_to_change');
  return progress.endAsked.at;
}

/**
 * Records what a crew reports by telephone, or answers a crew's request to end a visit. Throws Problem slot_unavailable
 * before the day of the visit, nothing_to_change for an event without effect, validation_failed for a time in the
 * future.
 */
async function recordForDesk(
  { db, now }: Ports,
  operator: Operator,
  { visit: visitId, event, type, time, minutes, note }: DeskRequest<'recordVisit'>,
): Promise<void> {
  const receivedAt = now();
  const at = parseReportedTime(time, receivedAt);
  const isAnswer = type === 'stay';
  await transact(db, async (trx) => {
    // The answer follows the question, even where the phone's clock is ahead of the server's.
    const since = isAnswer ? (await endAskedAt(trx, visitId)).getTime() + 1 : 0;
    const said: DeskReport = {
      id: event,
      type,
      minutes,
      note: isAnswer ? note || NO_WORD : null,
      at: new Date(Math.max(at.getTime(), since)),
    };
    const recorded = await recordReportedEvents(trx, { visitId, said: [said], receivedAt, cause: 'operator' });
    if (!recorded) throw new Problem('not_found');
    const { before, after } = recorded;
    if (before.date > londonDate(receivedAt)) throw new Problem('slot_unavailable');
    if (before.version === after.version && !TALK.has(said.type)) throw new Problem('nothing_to_change');
    await recordAudit(trx, operator, receivedAt, {
      action: ACTIONS[said.type] ?? 'visit.recorded',
      subject: await referenceOf(trx, after),
      before: { [after.kind]: before.state },
      after: { [after.kind]: after.state, ...(minutes !== null && { 'minutes to go': minutes }) },
    });
  });
}

export const visitActions = deskActions(visitForms, {
  assignVisit: {
    run: assignForDesk,
    done: 'The crews of the job are saved. They stay as they are until you change them.',
    page: dayOf('day'),
  },
  recordVisit: {
    run: recordForDesk,
    done: 'It is recorded.',
    page: dayOf('day'),
    kept: ['visit', 'type', 'time', 'minutes', 'note'],
    wrong: { minutes: 'Enter how many minutes the drive takes.' },
  },
});
