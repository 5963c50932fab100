import type { LoggedChange } from '@/lib/contracts/desk';
import { NOTIFICATIONS } from '@/lib/server/modules/notifications/every-notification';
import { AUDIT_FACTS, type AuditFacts } from '@/lib/server/platform/desk/audit';
import { auditEvent, auditSubject, hrefOf } from './desk-audit';

const row = (action: LoggedChange, subject: string, before: AuditFacts, after: AuditFacts) => ({
  id: 'id',
  at: '2026-11-24T09:00:00.000Z',
  operator: 'desk@example.com',
  action,
  subject,
  before_json: AUDIT_FACTS.write(before),
  after_json: AUDIT_FACTS.write(after),
});

it('DSK-1: no two messages are called the same at the desk', () => {
  const words = Object.values(NOTIFICATIONS).map((notification) => notification.words);
  expect(new Set(words).size).toBe(words.length);
});

describe('the desk’s log in words', () => {
  it.each([
    [
      'order.cancelled',
      { state: 'confirmed' },
      { state: 'cancelled', refund: '£259' },
      'status: Booked → Cancelled, refund: £259',
    ],
    [
      'order.rescheduled',
      { slot: '2026-11-27 10:00' },
      { slot: '2026-11-23 08:00' },
      'slot: Fri 27 Nov 2026, 10:00 → Mon 23 Nov 2026, 08:00',
    ],
    [
      'promo.created',
      {},
      { gives: '5% off', until: '2027-01-21', uses: null },
      'discount: 5% off, until: Thu 21 Jan 2027',
    ],
    ['lead.handled', { handled: null }, { handled: '2026-11-24T09:00:00.000Z' }, 'handled: Tue 24 Nov 2026, 09:00'],
    ['day.closed', {}, { reason: '2026-13-45T99:99:99Z' }, 'reason: 2026-13-45T99:99:99Z'],
    [
      'message.retried',
      { state: 'dead', attempts: 9 },
      { state: 'due', topic: 'order.confirmed.slack' },
      'status: Given up → Waiting, message: Order confirmed, to Slack',
    ],
    [
      'order.called',
      {},
      { outcome: 'No answer', 'call back': '2026-11-24T15:00:00.000Z' },
      'outcome: No answer, call back: Tue 24 Nov 2026, 15:00',
    ],
  ] as const)('%s', (action, before, after, text) => {
    expect(auditEvent(row(action, 'x', before, after)).detail).toBe(text);
  });

  it('names what was changed, and never by an id of ours', () => {
    const subjects = [
      auditSubject(row('day.closed', '2026-12-01', {}, {})),
      auditSubject(row('order.cancelled', 'SM-GD63-3777', {}, {})),
      auditSubject(row('lead.handled', '679068a6-1564', {}, {})),
      auditSubject(row('message.retried', '679068a6-1564', {}, {})),
      // Codes and reasons can look like days that do not exist.
      auditSubject(row('promo.created', '2026-99-99', {}, {})),
      auditSubject(row('promo.created', '2026-02-30', {}, {})),
    ];
    expect(subjects).toEqual(['Tue 1 Dec 2026', 'SM-GD63-3777', 'Enquiry', 'Message', '2026-99-99', '2026-02-30']);
  });
});

it.each([
  ['claim.paid', 'SM-7K4Q-2XPD', '/desk/orders/SM-7K4Q-2XPD'],
  ['extra.asked', 'SM-7K4Q-2XPD', '/desk/orders/SM-7K4Q-2XPD'],
  ['storage.waived', 'SM-7K4Q-2XPD', '/desk/storage/SM-7K4Q-2XPD'],
  ['review.refused', 'SM-7K4Q-2XPD', '/desk/reviews'],
  ['holds.released', '', '/desk/orders'],
  ['slot.blocked', '2026-12-15', '/desk/capacity?date=2026-12-15'],
  ['crew.lead', '2026-12-15', '/desk/crews?date=2026-12-15'],
  ['crew.phone', '', '/desk/crews'],
  ['message.retried', '', '/desk/outbox'],
  ['lamp.rubbed', '', null],
])('DSK-1: the log links %s to its page', (action, subject, href) => {
  expect(hrefOf({ action, subject })).toBe(href);
});
