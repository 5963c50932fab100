import { once } from 'node:events';
import { request as open, type ClientRequest, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Db } from '@/lib/server/platform/db/schema';
import { postJson, postOrder } from '@/lib/testing/api-client';
import { startApiProcess } from '@/lib/testing/api-process';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { eventually } from '@/lib/testing/eventually';
import { quietTuesday } from '@/lib/testing/quiet-day';
import { startSmtp } from '@/lib/testing/smtp';

/**
 * Sends a request whose body comes slowly: the server has it in flight (it answered "100 Continue") and waits for the
 * rest.
 */
async function beginSlowly(url: string, body: string): Promise<ClientRequest> {
  const headers = { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' };
  const request = open(url, { method: 'POST', headers });
  request.flushHeaders();
  await once(request, 'continue');
  return request;
}

/** Books an order, which queues two mails: one to the customer, one to the operator. */
async function book(origin: string, email: string): Promise<void> {
  const { body } = await postOrder(origin, { answers: { email, dates: { movingDate: quietTuesday() } } });
  await postJson(origin, '/test/pay', body);
}
const MAILS = 2;

async function mailStates(db: Db): Promise<readonly string[]> {
  const mails = ['order.confirmed.customer', 'order.confirmed.operator'];
  const rows = await db.selectFrom('outbox').select('state').where('topic', 'in', mails).execute();
  return rows.map(({ state }) => state);
}

describeWithDatabase('SIGTERM', (database) => {
  itOnBoth(
    'answers what is in flight, sends what is in hand once, and leaves the rest to the next instance',
    async () => {
      const smtp = await startSmtp();
      const env = { SMTP_URL: smtp.url, CREWS: '1000' };
      const [first, release] = [await startApiProcess(database(), env), smtp.hold()];
      const { db } = database();
      await book(first.origin, 'first@example.com');
      await eventually(() => smtp.held() === MAILS);
      const body = JSON.stringify({ type: 'slow', value: 'visitor' });
      const slow = await beginSlowly(`${first.origin}/api/public/v1/log_event`, body);

      const gone = first.terminate();
      await eventually(() => first.lines.some(({ msg }) => msg === 'shutting down'));
      const answered = once(slow, 'response') as Promise<[IncomingMessage]>;
      slow.end(body);
      const [answer] = await answered;
      expect([answer.statusCode, await text(answer)]).toEqual([200, '{"logged":true}']);
      await expect(fetch(`${first.origin}/api/health`)).rejects.toThrow('fetch failed');

      // The mail is in transit, and the process waits for the mail server's answer before it exits.
      expect(await mailStates(db)).toEqual(['sending', 'sending']);
      release();
      expect(await gone).toBe(0);
      expect(await mailStates(db)).toEqual(['sent', 'sent']);

      const next = await startApiProcess(database(), env);
      await book(next.origin, 'second@example.com');
      await eventually(() => smtp.mails.length >= 2 * MAILS);
      expect(await next.terminate()).toBe(0);
      const told = smtp.mails.map(({ to }) => to[0]).filter((to) => to !== 'operator@example.com');
      expect(told).toEqual(['first@example.com', 'second@example.com']);
      expect(smtp.mails).toHaveLength(2 * MAILS);
    },
  );
});
