import type { DeskRequest, LoggedChange } from '@/lib/contracts/desk';
import { MOST_CREWS_OF_A_JOB } from '@/lib/contracts/desk-paths';
import { proofForms } from '@/lib/contracts/desk-proof';
import { crewField, visitForms } from '@/lib/contracts/desk-visits';
import { oneLineEach } from '@/lib/domain/catalogue/space-titles';
import { londonDate } from '@/lib/domain/london-time';
import { MARKS, MOST_PIECES, NOTHING_COUNTED, reportedChanges } from '@/lib/domain/visits/items';
import { PHOTO_LABELS } from '@/lib/domain/visits/photos';
import { isEndAsked } from '@/lib/domain/visits/replay';
import { SIGN_OFF_LABELS } from '@/lib/domain/visits/sign-off';
import { deskPath } from '@/lib/routes';
import { keepVisitPhoto } from '@/lib/server/modules/crew/photos';
import { orderOf } from '@/lib/server/modules/orders/documents';
import { findOrder, lockOrder } from '@/lib/server/modules/orders/repo';
import type { Operator } from '@/lib/server/modules/sessions/operator';
import { assignVisit } from '@/lib/server/modules/visits/assign';
import { progressOf } from '@/lib/server/modules/visits/day';
import { proofText, proofsOf } from '@/lib/server/modules/visits/proof';
import { factsIn, itemsOfVisits, signoffsOf } from '@/lib/server/modules/visits/proof-repo';
import { recordReportedEvents, type DeskReport } from '@/lib/server/modules/visits/record';
import { recordCounts, recordSignoffs, type ReportedCount } from '@/lib/server/modules/visits/record-counts';
import { findVisit, visitEventsOf } from '@/lib/server/modules/visits/repo';
import { sendLinkToForeman } from '@/lib/server/modules/visits/send-link';
import { Problem, wrongField } from '@/lib/server/platform/base/problem';
import { transact } from '@/lib/server/platform/db/db';
import type { OrderRow, Trx, VisitRow } from '@/lib/server/platform/db/schema';
import { recordAudit } from '@/lib/server/platform/desk/audit';
import { dayOf, deskActions, fieldText } from '@/lib/server/platform/desk/define-action';
import { TEAM_NAMES } from '@/lib/server/platform/desk/words';
import type { Fields } from '@/lib/server/platform/http/call';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { wakeOutbox } from '@/lib/server/platform/outbox/enqueue';
import { lockVisit, mayRecord, parseReportedTime } from './desk-phone-reported-visit';

type Ports = Pick<Deps, 'db' | 'now' | 'config'>;

const referenceOf = async (trx: Trx, { order_id }: VisitRow): Promise<string> =>
  (await findOrder(trx, order_id))?.reference ?? '';

/** Assigns a visit to crews. Throws Problem order_changed when it was changed since the form was shown. */
async function assignForDesk({ db, now, config }: Ports, operator: Operator, request: DeskRequest<'assignVisit'>) {
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

const TALK: ReadonlySet<DeskReport['type']> = new Set(['called', 'stay']);
const ACTIONS: Partial<Record<DeskReport['type'], LoggedChange>> = { called: 'visit.called', stay: 'visit.not_ended' };

/** Throws Problem not_found, nothing_to_change when the crew has not asked to end the visit. */
async function endAskedAt(trx: Trx, visitId: string): Promise<Date> {
  const visit = await findVisit(trx, visitId);
  if (!visit) throw new Problem('not_found');
  await lockOrder(trx, visit.order_id);
  const progress = progressOf(visit.kind, await visitEventsOf(trx, [visitId]));
  if (!isEndAsked(progress)) throw new Problem('nothing_to_change');
  return progress.endAsked.at;
}

/**
 * Records what a crew reports by phone, or answers its request to end a visit. Throws Problem slot_unavailable before
 * the visit's day, nothing_to_change, validation_failed for a time in the future.
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
    // The answer follows the question, even if the phone's clock is ahead.
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

/** Returns the prefixes of the count form's fields: "items[3]". */
const lineNames = (fields: Fields): readonly string[] => {
  const names: string[] = [];
  while (`items[${names.length}].item` in fields) names.push(`items[${names.length}]`);
  return names;
};
const ticked = (fields: Fields, line: string): readonly string[] =>
  MARKS.filter((mark) => fields[`${line}.marks.${mark}`] === 'yes');
const shown = (fields: Fields, line: string): readonly string[] =>
  fieldText(fields, `${line}.was.marks`).split(',').filter(Boolean);

const readCounts = (fields: Fields): unknown => ({
  ...fields,
  items: lineNames(fields).map((line) => ({
    item: fields[`${line}.item`],
    loaded: fields[`${line}.loaded`],
    unloaded: fields[`${line}.unloaded`],
    marks: ticked(fields, line),
    was: {
      loaded: fields[`${line}.was.loaded`],
      unloaded: fields[`${line}.was.unloaded`],
      marks: shown(fields, line),
    },
  })),
});

/** Returns only the fields that differ from the shown values, so that they fit into the cookie. */
const keptCounts = (fields: Fields): readonly string[] => [
  'visit',
  'time',
  ...lineNames(fields).flatMap((line) => [
    ...['loaded', 'unloaded']
      .filter((way) => fieldText(fields, `${line}.${way}`) !== fieldText(fields, `${line}.was.${way}`))
      .map((way) => `${line}.${way}`),
    ...(ticked(fields, line).join() === shown(fields, line).join()
      ? []
      : [`${line}.was.marks`, ...MARKS.map((mark) => `${line}.marks.${mark}`)]),
  ]),
];

type Counts = DeskRequest<'recordCounts'>;

/**
 * Records the counts that a crew reports by phone. Throws Problem order_changed with the fields that were counted
 * meanwhile, validation_failed for emptied fields, nothing_to_change.
 */
async function recordCountsForDesk(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  operator: Operator,
  { visit: visitId, event, time, items, rest }: Counts,
): Promise<void> {
  const receivedAt = now();
  const at = parseReportedTime(time, receivedAt).toISOString();
  await transact(db, async (trx) => {
    const { visit, order } = await lockVisit(trx, visitId, receivedAt);
    const textNow = async () => proofText(visit, order, (await proofsOf(trx, [visit]))(visit));
    const before = await textNow();
    const told = await toldBy(trx, { visitId, order, items, rest });
    if (told.length === 0) throw new Problem('nothing_to_change');
    const counts = told.map((one) => ({ ...one, at, id: `${event} ${one.what} ${one.item}` }));
    await recordCounts(trx, counts, { visitId, order, receivedAt, recordedBy: operator.email });
    await recordAudit(trx, operator, receivedAt, {
      action: 'visit.counted',
      subject: order.reference,
      before: { recorded: before },
      after: { recorded: await textNow(), 'counts written down': counts.length },
    });
  });
}

type Typed = Pick<Counts, 'items' | 'rest'> & { readonly visitId: string; readonly order: OrderRow };

async function toldBy(
  trx: Trx,
  { visitId, order, items, rest }: Typed,
): Promise<readonly Omit<ReportedCount, 'id' | 'at'>[]> {
  const known = new Map((await itemsOfVisits(trx, [visitId])).map((row) => [row.item, factsIn(row)]));
  const planned = new Map(oneLineEach(orderOf(order).furnitureItems).map(({ id, quantity }) => [id, quantity]));
  const lines = items.map((typed) => {
    const fill = (way: 'loaded' | 'unloaded') =>
      rest === way && typed[way] === null && typed.was[way] === null ? (planned.get(typed.item) ?? null) : typed[way];
    const filled = { ...typed, loaded: fill('loaded'), unloaded: fill('unloaded') };
    return { item: typed.item, ...reportedChanges(known.get(typed.item) ?? NOTHING_COUNTED, typed.was, filled) };
  });
  const named = (fields: (line: (typeof lines)[number]) => readonly string[]) =>
    lines.flatMap((line, index) => fields(line).map((field) => [`items[${index}].${field}`, 'Look again'] as const));
  const emptied = named((line) => line.emptied);
  if (emptied.length > 0) throw new Problem('validation_failed', { fields: Object.fromEntries(emptied) });
  const overtaken = named((line) => line.overtaken);
  if (overtaken.length > 0) throw new Problem('order_changed', { fields: Object.fromEntries(overtaken) });
  return lines.flatMap(({ item, reported }) => reported.map((one) => ({ ...one, item })));
}

/** Adds photos of a crew. Throws Problem validation_failed when one could not be kept, and keeps the others. */
async function addPhotosForDesk(
  deps: Pick<Deps, 'db' | 'now' | 'config'>,
  operator: Operator,
  { visit: visitId, shows, time, photos }: DeskRequest<'addVisitPhotos'>,
): Promise<void> {
  const { db, now } = deps;
  const receivedAt = now();
  const takenAt = parseReportedTime(time, receivedAt);
  const visit = await findVisit(db, visitId);
  const order = visit && (await findOrder(db, visit.order_id));
  if (!order) throw new Problem('not_found');
  if (!mayRecord(visit, receivedAt)) throw new Problem('slot_unavailable');
  const outcomes: string[] = [];
  for (const { bytes: read } of photos) {
    const kept = await keepVisitPhoto(deps, visit, {
      kind: shows,
      takenAt,
      read,
      recordedBy: operator.email,
      mayStill: async (trx) => mayRecord((await findVisit(trx, visitId)) ?? visit, receivedAt),
    }).catch((error: unknown) => {
      if (error instanceof Problem && error.code === 'validation_failed') return 'unreadable';
      throw error;
    });
    outcomes.push(kept);
  }
  const stored = outcomes.filter((outcome) => outcome === 'stored').length;
  // Each photo stores its operator. The log has one row for the whole form.
  if (stored > 0)
    await transact(db, (trx) =>
      recordAudit(trx, operator, receivedAt, {
        action: 'visit.photographed',
        subject: order.reference,
        before: {},
        after: { photos: stored, show: PHOTO_LABELS[shows] ?? shows },
      }),
    );
  if (outcomes.some((outcome) => outcome === 'unwanted' || outcome === 'refused'))
    throw wrongField('shows', 'Not here');
  if (outcomes.some((outcome) => outcome === 'unreadable' || outcome === 'full'))
    throw wrongField('photos', 'Not kept');
  if (stored === 0) throw new Problem('nothing_to_change');
}

/** Records how a job was signed off. Throws Problem order_changed when it was signed off meanwhile. */
async function signOffForDesk(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  operator: Operator,
  { visit: visitId, event, time, seen, outcome, signer, toldBy: who }: DeskRequest<'signOffVisit'>,
): Promise<void> {
  const receivedAt = now();
  const at = parseReportedTime(time, receivedAt).toISOString();
  await transact(db, async (trx) => {
    const { visit, order } = await lockVisit(trx, visitId, receivedAt);
    const all = await signoffsOf(trx, [visit.id]);
    if (all.some(({ id }) => id === event)) throw new Problem('nothing_to_change');
    const last = all.at(-1);
    if ((last?.id ?? '') !== seen) throw new Problem('order_changed');
    const said = { id: event, outcome, name: signer, signature: '', at, toldBy: who };
    await recordSignoffs(trx, [said], { visitId, receivedAt, recordedBy: operator.email });
    await recordAudit(trx, operator, receivedAt, {
      action: 'visit.signed_off',
      subject: order.reference,
      before: { 'signed off': last ? SIGN_OFF_LABELS[last.outcome] : '' },
      after: { 'signed off': SIGN_OFF_LABELS[outcome] },
    });
  });
}

const AS_IT_IS = 'Their entry is shown beside it: save again if yours is right.';

/** Returns what is wrong with a count. A valid number is refused when somebody else has counted meanwhile. */
function wrongCount(field: string, typed: string): string | undefined {
  if (!field.startsWith('items[')) return undefined;
  if (field.endsWith('.marks')) return `Someone has changed the marks in the meantime. ${AS_IT_IS}`;
  return /^\d{1,3}$/.test(typed)
    ? `Someone has counted this in the meantime. ${AS_IT_IS}`
    : `Enter a whole number up to ${MOST_PIECES}. A count cannot be cleared.`;
}

const visitPage = (fields: Fields) => deskPath('day', fieldText(fields, 'visit'));

export const proofActions = deskActions(proofForms, {
  recordCounts: {
    run: recordCountsForDesk,
    done: 'The counts are recorded. If an item was counted twice, the later count is used.',
    page: visitPage,
    kept: keptCounts,
    wrongIn: wrongCount,
    read: readCounts,
  },
  addVisitPhotos: {
    run: addPhotosForDesk,
    done: 'The photos are kept.',
    page: visitPage,
    kept: ['visit', 'shows', 'time'],
    wrong: { shows: 'Choose what the photos show. Some customers want none indoors.' },
  },
  signOffVisit: {
    run: signOffForDesk,
    done: 'The sign-off is recorded, with your name and who told you.',
    page: visitPage,
    kept: ['visit', 'outcome', 'signer', 'toldBy', 'time'],
    wrong: {
      signer: 'Write the name that was given by phone, or leave it empty if there was none.',
      toldBy: 'Write who told you.',
    },
  },
});
