import { TASK_IDS } from '@/lib/domain/order/checklist-tasks';
import { aConfirmedOrder } from '@/lib/testing/order-view';
import { checklistOffer } from './offers';

const at = (day: string, done: readonly string[] = [], createdAt = '2026-10-01T09:00:00.000Z') =>
  checklistOffer(aConfirmedOrder({ createdAt, checklist: { done, wantsMails: true, inCalendar: false } }), {
    now: new Date(`${day}T09:00:00.000Z`),
    href: '/list',
  });

describe('the checklist on the page of an order', () => {
  it('PLN-4: says how much is done and what to do next, overdue first', () => {
    const offer = at('2026-12-01', ['notice']);
    expect(offer?.title).toBe('Before your move');
    expect(offer?.text).toMatch(/^1 of \d+ done\. Do these four next:$/);
    expect(offer?.due).toHaveLength(4);
    expect(offer?.due[0]).toEqual({ when: 'Overdue', what: 'Ask about school places (with children)' });
  });

  it('PLN-4: calls nothing overdue whose usual day was over by the booking', () => {
    const offer = at('2026-12-02', [], '2026-12-01T09:00:00.000Z');
    expect(offer?.text).toMatch(/^\d+ things to do\. Start with these four:$/);
    expect(offer?.due[0]).toEqual({ when: '', what: 'Give your landlord notice (if you rent)' });
    expect(offer?.due.map(({ when }) => when)).not.toContain('Overdue');
  });

  it('says when nothing is due', () => {
    const offer = at('2026-12-16', TASK_IDS);
    expect([offer?.title, offer?.due]).toEqual(['After your move', []]);
    expect(offer?.text).toContain('Nothing is due in the next seven days.');
  });

  it('is not there on the day, a week after it, and for what has no list', () => {
    expect([at('2026-12-15'), at('2026-12-23')]).toEqual([null, null]);
    const other = aConfirmedOrder({ checklist: null });
    expect(checklistOffer(other, { now: new Date('2026-12-01T09:00:00.000Z'), href: '/list' })).toBeNull();
  });
});
