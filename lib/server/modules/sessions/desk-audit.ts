import { DESK_LOG, type LoggedChange } from '@/lib/contracts/desk';
import type { AuditView } from '@/lib/contracts/desk-office';
import type { DeskEvent, DeskState } from '@/lib/contracts/desk-parts';
import { isLocalDate } from '@/lib/domain/london-time';
import { ORDER_STATES } from '@/lib/domain/order/state';
import { VISIT_STATE_LABELS } from '@/lib/domain/visits/labels';
import { VISIT_KINDS, VISIT_STATES } from '@/lib/domain/visits/states';
import { deskPath } from '@/lib/routes';
import { enquiryTitle } from '@/lib/server/modules/enquiries/enquiry-types';
import { MESSAGE_STATES, topicWords } from '@/lib/server/modules/notifications/desk-outbox';
import type { DeskAuditRow } from '@/lib/server/platform/db/schema';
import { AUDIT_FACTS, type AuditFacts } from '@/lib/server/platform/desk/audit';
import { countAudit, readAudit } from '@/lib/server/platform/desk/audit-repo';
import { address, askedPage, moment, pagingOf, stateOf, tableDay, type Query } from '@/lib/server/platform/desk/words';
import type { Deps } from '@/lib/server/platform/installation/deps';

export function auditEvent({ at, action, operator, before_json, after_json }: DeskAuditRow): DeskEvent {
  return {
    at: moment(at),
    what: DESK_LOG[action as LoggedChange],
    who: operator,
    detail: differences(AUDIT_FACTS.read(before_json), AUDIT_FACTS.read(after_json)),
  };
}

/** Returns the changed facts: "state: Booked → Cancelled, refund: £259". */
function differences(before: AuditFacts, after: AuditFacts): string {
  return Object.entries(after)
    .map(([key, value]) => ({
      key,
      was: saidOf(key, before[key]),
      is: saidOf(key, value),
    }))
    .filter(({ was, is }) => was !== is)
    .map(({ key, ...values }) => ({ key: KEYS[key] ?? key, ...values }))
    .map(({ key, was, is }) => (was === '' ? `${key}: ${is}` : `${key}: ${was} → ${is || 'none'}`))
    .join(', ');
}

const KEYS: Readonly<Record<string, string>> = {
  topic: 'message',
  state: 'status',
  stop: 'address',
  gives: 'discount',
};

function saidOf(key: string, value: AuditFacts[string] | undefined): string {
  const text = String(value ?? '');
  if (text === '') return '';
  if (key === 'topic') return topicWords(text);
  if (key === 'type') return enquiryTitle(text);
  if (isOneOf(VISIT_KINDS, key) && isOneOf(VISIT_STATES, text)) return VISIT_STATE_LABELS[text];
  const message = key === 'state' ? (MESSAGE_STATES as Readonly<Record<string, DeskState>>)[text] : undefined;
  return message?.label ?? written(value);
}

const isOneOf = <T extends string>(list: readonly T[], text: string): text is T =>
  (list as readonly string[]).includes(text);

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const DAY = /^(?<date>\d{4}-\d\d-\d\d)(?: (?<time>\d\d:\d\d))?$/;

function written(value: AuditFacts[string] | undefined): string {
  const text = String(value ?? '');
  if (INSTANT.test(text) && !Number.isNaN(Date.parse(text))) return moment(text);
  const { date, time } = DAY.exec(text)?.groups ?? {};
  if (date && isLocalDate(date)) return time ? `${tableDay(date)}, ${time}` : tableDay(date);
  const state = ORDER_STATES.find((known) => known === text);
  return state ? stateOf(state).label : text;
}

export function auditSubject({ action, subject }: Pick<DeskAuditRow, 'action' | 'subject'>): string {
  if (action.startsWith('lead.')) return 'Enquiry';
  return action.startsWith('message.') ? 'Message' : written(subject);
}

export async function auditView({ db }: Pick<Deps, 'db'>, query: Query): Promise<AuditView> {
  const paging = pagingOf(await countAudit(db), askedPage(query), (page) => address(deskPath('log'), { page }));
  const rows = await readAudit(db, paging.page);
  return {
    kind: 'audit',
    entries: rows.map((row) => ({ ...auditEvent(row), subject: auditSubject(row), href: hrefOf(row) })),
    paging,
  };
}

type SubjectOf<Change extends string> = Change extends `${infer Subject}.${string}` ? Subject : never;

const ofOrder = (reference: string): string => deskPath('orders', reference);
const ofDay = (date: string): string => address(deskPath('capacity'), { date });

/** The page about what a change changed, by the first part of its key. */
const PAGES: Readonly<Record<SubjectOf<LoggedChange>, (subject: string) => string>> = {
  order: ofOrder,
  visit: ofOrder,
  claim: ofOrder,
  extra: ofOrder,
  holds: () => deskPath('orders'),
  storage: (reference) => deskPath('storage', reference),
  day: ofDay,
  slot: ofDay,
  crew: () => deskPath('crews'),
  lead: () => deskPath('leads'),
  promo: () => deskPath('promo'),
  review: () => deskPath('reviews'),
  message: () => deskPath('outbox'),
};

/** Returns the address of the page about an entry of the log, or null for a change that a newer version logged. */
export function hrefOf({ action, subject }: Pick<DeskAuditRow, 'action' | 'subject'>): string | null {
  if (action === 'crew.lead') return address(deskPath('crews'), { date: subject });
  const pages: Readonly<Record<string, (subject: string) => string>> = PAGES;
  return pages[action.split('.')[0] ?? '']?.(subject) ?? null;
}
