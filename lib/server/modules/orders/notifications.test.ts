import { channelsOf } from '@/lib/server/modules/notifications/deliver';
import { createHandlers } from '@/lib/server/modules/notifications/handlers';
import type { MailMessage } from '@/lib/server/platform/notifications/email/port';
import { dispatchDue } from '@/lib/server/platform/outbox/dispatch';
import { placePaidOrder } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { testDeps } from '@/lib/testing/place-order';
import { changeContact } from './desk-contact';

describeWithDatabase('mails about another contact', (database) => {
  itOnBoth(
    'DSK-1: the new mailbox gets the link; the old one learns what was changed and when, and no name',
    async () => {
      const deps = testDeps(database().db, fixedClock('2026-11-24T09:00:00.000Z').now);
      const { reference, token } = await placePaidOrder(deps);
      const contact = {
        firstName: 'Grace',
        lastName: 'Other',
        contactPhone: '07700 900123',
        phonePrefix: '44',
      } as const;
      const row = await deps.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
      const form = { reference, version: row.calendar_sequence, contactEmail: 'grace@example.com', ...contact };
      await changeContact(deps, { email: 'desk@example.com' }, form);
      const mails: MailMessage[] = [];
      const mailer = {
        send: (message: MailMessage) => {
          mails.push(message);
          return Promise.resolve({ outcome: 'sent' } as const);
        },
      };
      const report = (error: unknown) => {
        throw error;
      };
      const handlers = createHandlers({ ...channelsOf(deps), mailer });
      while ((await dispatchDue({ db: deps.db, now: deps.now, handlers, report, random: () => 0.5 })) > 0);
      const about = (to: string) => mails.find((mail) => mail.topic === 'order.contact.customer' && mail.to === to);
      const what = `At 09:00 on Tuesday 24 November 2026 someone called us, and we changed the name and email address of order ${reference}.`;
      const current = about('grace@example.com')?.text.replaceAll(/\s+/g, ' ');
      expect(current).toContain(what);
      expect(current).toContain(token);
      const former = about(row.email)?.text.replaceAll(/\s+/g, ' ');
      expect(former).toContain(what);
      expect(former).toContain('If you did not ask for this');
      expect(former).not.toMatch(/Grace|Other|grace@|token=/);
    },
  );
});
