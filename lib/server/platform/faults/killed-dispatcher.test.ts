import { channelsOf } from '@/lib/server/modules/notifications/deliver';
import { createHandlers } from '@/lib/server/modules/notifications/handlers';
import { dispatchDue } from '@/lib/server/platform/outbox/dispatch';
import { startApiProcess } from '@/lib/testing/api-process';
import { putEnquiry } from '@/lib/testing/channels';
import { describeOnBoth } from '@/lib/testing/databases';
import { eventually } from '@/lib/testing/eventually';
import { testDeps } from '@/lib/testing/place-order';
import { startSmtp, type ReceivedMail } from '@/lib/testing/smtp';

const MESSAGES = 8;
const messageId = ({ raw }: ReceivedMail) => /^Message-ID: (\S+)/im.exec(raw.toString())?.[1];

describeOnBoth('kill -9 in the middle of delivering', (database) => {
  it('BOOK-7: others deliver what it had in hand when the lease is over; a mail that goes twice has one Message-ID', async () => {
    const smtp = await startSmtp();
    const env = { SMTP_URL: smtp.url };
    const { db } = database();
    const release = smtp.hold();
    const killed = await startApiProcess(database(), env);
    for (let mail = 0; mail < MESSAGES; mail += 1) {
      await putEnquiry('lead.created.operator', `lead-${mail}`)(testDeps(db, () => new Date()));
    }
    // The server has every mail and has said yes to none.
    await eventually(() => smtp.held() === MESSAGES);
    await killed.kill();
    release();
    const held = await db.selectFrom('outbox').select('locked_until').execute();
    const leases = held.map(({ locked_until: until }) => Date.parse(until ?? ''));
    const [first, last] = [Math.min(...leases), Math.max(...leases)];

    const anotherAt = (instant: number) => {
      const deps = testDeps(database().another(), () => new Date(instant), env);
      return dispatchDue({ db: deps.db, now: deps.now, handlers: createHandlers(channelsOf(deps)), report: fail });
    };
    expect(await anotherAt(first - 1)).toBe(0);
    expect(await anotherAt(last + 1)).toBe(MESSAGES);
    expect(await anotherAt(last + 1)).toBe(0);

    const rows = await db.selectFrom('outbox').select(['id', 'state', 'attempts']).execute();
    expect(new Set(rows.map(({ state, attempts }) => `${state} ${attempts}`))).toEqual(new Set(['sent 2']));
    expect(smtp.mails).toHaveLength(2 * MESSAGES);
    expect(new Set(smtp.mails.map(messageId))).toEqual(new Set(rows.map(({ id }) => `<${id}@example.com>`)));
  });
});

function fail(error: unknown): never {
  throw error;
}
