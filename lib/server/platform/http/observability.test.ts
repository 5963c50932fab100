import { APP_PREFIX } from '@/lib/contracts/endpoint';
import type { ErrorBody } from '@/lib/contracts/errors';
import { postJson, postOrder, send } from '@/lib/testing/api-client';
import { startApiProcess, type ApiProcess } from '@/lib/testing/api-process';
import { describeWithDatabase } from '@/lib/testing/databases';
import { eventually } from '@/lib/testing/eventually';
import { quietTuesday } from '@/lib/testing/quiet-day';
import { startSmtp, type TestSmtp } from '@/lib/testing/smtp';

const TOKEN = 'a-token-for-the-scraper';
const GIVEN_ID = '0af7651916cd43dd8448eb211c80319c';

/** Personal data that visitors type, none of which may appear in the log. */
const PERSON = {
  firstName: 'Quenby',
  lastName: 'Featherstonehaugh',
  email: 'quenby.private@example.com',
  phone: '7700900456',
};
const FREE_TEXT = 'the key is under the blue pot';

describeWithDatabase('an instance that is observed', (database) => {
  let app: ApiProcess;
  let smtp: TestSmtp;
  beforeEach(async () => {
    smtp = await startSmtp();
    const env = { METRICS_TOKEN: TOKEN, LOG_LEVEL: 'debug', SMTP_URL: smtp.url, CREWS: '1000' };
    app = await startApiProcess(database(), env);
  });

  const order = () => postOrder(app.origin, { answers: { ...PERSON, dates: { movingDate: quietTuesday() } } });
  const book = async () => {
    const { body } = await order();
    await postJson(app.origin, '/test/pay', body);
    return body;
  };
  const linesOf = (msg: string) => app.lines.filter((line) => line.msg === msg);

  it('logs each request by its pattern, and nobody by name', async () => {
    smtp.refuse(550);
    const { orderId, token } = await book();
    await send(app.origin, `${APP_PREFIX}/order/${orderId}/payment_link?token=${token}`);
    await send(app.origin, `/nowhere/${PERSON.email}/at?q=${PERSON.phone}`);
    await postJson(app.origin, '/api/public/v1/log_event', `{ "value": "${FREE_TEXT}`);
    await database().db.schema.dropTable('events').execute();
    const event = { type: PERSON.lastName, value: `${PERSON.email} ${FREE_TEXT}` };
    const fault = await postJson<ErrorBody>(app.origin, '/api/public/v1/log_event', event);
    await eventually(() => linesOf('request').length >= 6 && linesOf('delivery').length >= 4);

    const requests = linesOf('request').map(({ method, route, status }) => [method, route, status]);
    expect(requests).toEqual([
      ['POST', `${APP_PREFIX}/create_order_from_personalized_calculation`, 201],
      ['POST', 'unmatched', 200],
      ['GET', `${APP_PREFIX}/order/:id/payment_link`, 409],
      ['GET', 'unmatched', 404],
      ['POST', '/api/public/v1/log_event', 422],
      ['POST', '/api/public/v1/log_event', 500],
    ]);
    // A customer who got a 500 can quote the request id, which is in the log.
    const requestId = fault.headers.get('x-request-id');
    expect(fault.body.error.requestId).toBe(requestId);
    const ofCalls = linesOf('fault').filter(({ call }) => call !== undefined);
    expect(ofCalls).toMatchObject([{ call: 'logEvent', requestId }]);
    const refused = { topic: 'order.confirmed.customer', outcome: 'due', attempt: 1, error: 'EMESSAGE' };
    expect(linesOf('delivery')).toContainEqual(expect.objectContaining(refused));

    const everything = JSON.stringify(app.lines);
    for (const secret of [...Object.values(PERSON), FREE_TEXT, token, orderId])
      expect(everything).not.toContain(secret);
  });

  it('keeps the id that our proxy gave, and no other word of a stranger', async () => {
    const idOf = async (given: string) => {
      const answer = await send(app.origin, '/api/health', { headers: { 'x-request-id': given } });
      return answer.headers.get('x-request-id');
    };
    expect(await idOf(GIVEN_ID)).toBe(GIVEN_ID);
    for (const given of [PERSON.email, 'a'.repeat(65), '']) expect(await idOf(given)).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('tells Prometheus how it is, and nobody else', async () => {
    await book();
    await order();
    await eventually(async () => (await scrape()).includes('outbox_messages{state="sent"} 2'));
    const text = await scrape();
    for (const metric of [
      'http_request_duration_seconds_count{method="POST",route="/smart-app/api/v1/create_order_from_personalized_calculation",status="201"} 2',
      'orders{state="awaiting_payment"} 1',
      'orders{state="confirmed"} 1',
      'held_places 1',
      'db_up 1',
      'outbox_oldest_due_seconds 0',
      'outbox_deliveries_total{topic="order.confirmed.customer",outcome="sent"} 1',
    ])
      expect(text).toContain(metric);
    expect(text).toMatch(/db_query_duration_seconds_count\{outcome="ok"\} \d+/);
    expect(text).toContain('process_resident_memory_bytes');
    for (const authorization of ['', `Bearer ${TOKEN}x`, `Basic ${TOKEN}`])
      expect((await fetch(`${app.origin}/api/metrics`, { headers: { authorization } })).status).toBe(404);
  });

  const scrape = async () =>
    (await fetch(`${app.origin}/api/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })).text();
});
