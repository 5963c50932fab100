import type { DeskEvent, DeskState } from '@/lib/contracts/desk-parts';
import { isLocalDate } from '@/lib/domain/london-time';
import { ORDER_STATES } from '@/lib/domain/order/state';
import { VISIT_STATE_LABELS } from '@/lib/domain/visits/labels';
import { VISIT_KINDS, VISIT_STATES } from '@/lib/domain/visits/states';
import type { DeskAuditRow } from '@/lib/server/kernel/db/desk-audit-row';
import { leadTitle } from '@/lib/server/subjects/leads/lead-types';
import { AUDIT_FACTS, type AuditAction, type AuditFacts } from './audit';
import { MESSAGE_STATES, topicWords } from './messages';
import { moment, stateOf, tableDay } from './words';

const ACTIONS: Readonly<Record<AuditAction, string>> = {
  'order.booked': 'Booked by phone',
  'order.payment_asked': 'Payment link sent',
  'order.held_again': 'Held again, payment link sent',
  'order.confirmed': 'Confirmed by hand',
  'order.completed': 'Marked as done',
  'order.cancelled': 'Cancelled at the desk',
  'order.rescheduled': 'Rescheduled at the desk',
  'order.moved': 'Address changed at the desk',
  'order.items': 'Items changed at the desk',
  'order.addresses': 'Street address filled in',
  'holds.released': 'Slots of unpaid orders released',
  'lead.handled': 'Enquiry handled',
  'day.closed': 'Day closed',
  'day.opened': 'Day opened again',
  'slot.places': 'Places in a slot changed',
  'slot.blocked': 'Slot blocked',
  'slot.opened': 'Slot opened again',
  'promo.created': 'Promo code created',
  'promo.ended': 'Promo code ended',
  'message.retried': 'Message sent again',
  'storage.waived': 'Storage charge waived',
  'storage.asked': 'Storage payment asked for',
  'storage.ended': 'Storage ended at the desk',
  'storage.price': 'New storage price announced',
  'storage.noted': 'Storage note changed',
  'visit.assigned': 'Given to a crew',
  'visit.recorded': 'Recorded for the crew',
  'visit.called': 'Customer called by the crew',
  'visit.counted': 'Counted for the crew',
  'visit.photographed': 'Photos added for the crew',
  'visit.signed_off': 'Sign-off written down for the crew',
  'visit.not_ended': 'Crew told to stay: visit not ended',
  'crew.member': 'Crew member saved',
  'crew.lead': 'Lead of a crew changed',
  'extra.asked': 'Extra asked',
  'extra.withdrawn': 'Extra withdrawn',
  'extra.answered': 'Answer to an extra written down',
  'extra.paid': 'Extra paid by hand',
  'order.refunded': 'Part refunded at the desk',
  'claim.made': 'Claim written down',
  'claim.answered': 'Claim answered',
  'claim.accepted': 'Claim accepted',
  'claim.refused': 'Claim refused',
  'claim.paid': 'Claim paid by hand',
  'claim.photos': 'Photos added to a claim',
  'claim.photo_deleted': 'Photo of a claim deleted',
  'order.noted': 'Note written',
  'order.called': 'Call written down',
  'order.called_back': 'Call-back closed',
  'order.mailed': 'Message sent again',
  'crew.phone': 'Phone of a crew revoked',
  'crew.link': 'New link for a crew',
  'crew.link_sent': 'Link sent to the lead of a crew',
  'order.contact': 'Contact changed at the desk',
  'review.published': 'Review published',
  'review.refused': 'Review refused',
};

/** A row of the log in words. */
export function auditEvent({ at, action, operator, before_json, after_json }: DeskAuditRow): DeskEvent {
  return {
    at: moment(at),
    what: ACTIONS[action as AuditAction],
    who: operator,
    detail: differences(AUDIT_FACTS.read(before_json), AUDIT_FACTS.read(after_json)),
  };
}

/** "state: Booked → Cancelled, refund: £259" */
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

/** Facts that are kept under a name of ours. */
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
  if (key === 'type') return leadTitle(text);
  if (isOneOf(VISIT_KINDS, key) && isOneOf(VISIT_STATES, text)) return VISIT_STATE_LABELS[text];
  const message = key === 'state' ? (MESSAGE_STATES as Readonly<Record<string, DeskState>>)[text] : undefined;
  return message?.label ?? written(value);
}

const isOneOf = <T extends string>(list: readonly T[], text: string): text is T =>
  (list as readonly string[]).includes(text);

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const DAY = /^(?<date>\d{4}-\d\d-\d\d)(?: (?<time>\d\d:\d\d))?$/;

/** A fact as the desk says it elsewhere: days, instants and the states of orders in words. */
function written(value: AuditFacts[string] | undefined): string {
  const text = String(value ?? '');
  if (INSTANT.test(text) && !Number.isNaN(Date.parse(text))) return moment(text);
  const { date, time } = DAY.exec(text)?.groups ?? {};
  if (date && isLocalDate(date)) return time ? `${tableDay(date)}, ${time}` : tableDay(date);
  const state = ORDER_STATES.find((known) => known === text);
  return state ? stateOf(state).label : text;
}

/** What was changed, by name: ids say nothing to anybody. */
export function auditSubject({ action, subject }: Pick<DeskAuditRow, 'action' | 'subject'>): string {
  if (action.startsWith('lead.')) return 'Enquiry';
  return action.startsWith('message.') ? 'Message' : written(subject);
}
