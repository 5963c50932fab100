import { channelsOf } from '@/lib/server/modules/notifications/deliver';
import { createHandlers } from '@/lib/server/modules/notifications/handlers';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { dispatchDue } from '@/lib/server/platform/outbox/dispatch';
import { readiness } from '@/lib/server/readiness';
import { putEnquiry } from '@/lib/testing/channels';
import { fixedClock } from '@/lib/testing/clock';
import { describeOnBoth } from '@/lib/testing/databases';
import { testDeps } from '@/lib/testing/place-order';
import { startSmtp, type TestSmtp } from '@/lib/testing/smtp';

describeOnBoth('a mail server that refuses everything', (database) => {
  const clock = fixedClock();
  let smtp: TestSmtp;
  let deps: Deps;
  beforeEach(async () => {
    smtp = await startSmtp();
    deps = testDeps(database().db, clock.now, { SMTP_URL: smtp.url, DATA_DIR: database().folder });
  });

  const pass = () =>
    dispatchDue({
      db: deps.db,
      now: clock.now,
      handlers: createHandlers(channelsOf(deps)),
      random: () => 0.5,
      report: () => undefined,
    });
  /** Every attempt of the next minutes. */
  async function minutes(count: number): Promise<void> {
    for (let minute = 0; minute < count; minute += 1) {
      clock.advanceMinutes(1);
      await pass();
    }
  }
  const state = async () => {
    const { ready, mails, oldestDueMessage } = await readiness(deps);
    return { ready, mails, oldestDueMessage };
  };
  const put = (id: string) => putEnquiry('lead.created.operator', id)(deps);

  it('is seen by /api/ready within minutes, and that it takes mail again at once', async () => {
    smtp.refuse(554);
    await put('one');
    await minutes(8);
    // One mail alone may be at fault itself.
    expect(await state()).toEqual({ ready: true, mails: 'taken', oldestDueMessage: null });
    await put('two');
    await minutes(8);
    expect(await state()).toMatchObject({ ready: false, mails: 'refused' });
    smtp.refuse(null);
    await minutes(20);
    expect(smtp.mails).toHaveLength(2);
    expect(await state()).toEqual({ ready: true, mails: 'taken', oldestDueMessage: null });
  });

  it('is none that takes other mails, nor one that refuses addresses which strangers have typed', async () => {
    smtp.refuse(554);
    await put('one');
    await put('two');
    await minutes(8);
    smtp.refuse(null);
    await put('three');
    await pass();
    smtp.refuse(554);
    expect(await state()).toMatchObject({ ready: true, mails: 'taken' });
    await deps.db
      .updateTable('outbox')
      .set({ topic: 'account.sign_in.customer', last_error: 'The mail server refused the recipient' })
      .where('state', '=', 'due')
      .execute();
    clock.advanceMinutes(60);
    expect((await state()).mails).toBe('taken');
  });
});
