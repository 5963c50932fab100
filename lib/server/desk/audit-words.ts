import type { DeskEvent } from '@/lib/contracts/desk-parts';
import type { DeskAuditRow } from '../db/schema';
import type { AuditAction, AuditFacts } from './audit';
import { moment } from './words';

const ACTIONS: Readonly<Record<AuditAction, string>> = {
  'order.confirmed': 'Confirmed by hand',
  'order.completed': 'Marked as done',
  'order.cancelled': 'Cancelled at the desk',
  'order.rescheduled': 'Rescheduled at the desk',
  'lead.handled': 'Enquiry handled',
  'day.closed': 'Day closed',
  'day.opened': 'Day opened again',
  'slot.places': 'Places of a slot changed',
  'promo.created': 'Promo code created',
  'promo.ended': 'Promo code ended',
  'message.retried': 'Message sent again',
};

/** A row of the log in words. */
export function auditEvent({ at, action, operator, before_json, after_json }: DeskAuditRow): DeskEvent {
  return {
    at: moment(at),
    what: ACTIONS[action as AuditAction],
    who: operator,
    detail: differences(JSON.parse(before_json) as AuditFacts, JSON.parse(after_json) as AuditFacts),
  };
}

/** "state: confirmed → cancelled, refund: £259" */
function differences(before: AuditFacts, after: AuditFacts): string {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((key) => before[key] !== after[key])
    .map((key) => {
      const [was, is] = [written(before[key]), written(after[key])];
      return was === '' ? `${key}: ${is}` : `${key}: ${was} → ${is || 'none'}`;
    })
    .join(', ');
}

const written = (value: string | number | null | undefined): string => String(value ?? '');
