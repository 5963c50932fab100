import { BATCH, LANES } from '@/lib/server/platform/outbox/dispatch';
import { enqueue } from '@/lib/server/platform/outbox/enqueue';
import { startApiProcess } from '@/lib/testing/api-process';
import { describeOnBoth } from '@/lib/testing/databases';
import { eventually } from '@/lib/testing/eventually';
import { startReceiver } from '@/lib/testing/receiver';

const MESSAGES = 120;

describeOnBoth('two instances over one outbox', (database) => {
  it('BOOK-3: share the messages and send each exactly once', async () => {
    const { db } = database();
    const slack = await startReceiver();
    const release = slack.hold();
    const env = { SLACK_WEBHOOK_URL: slack.url };
    const instances = [await startApiProcess(database(), env), await startApiProcess(database(), env)];
    const references = Array.from({ length: MESSAGES }, (_, index) => `SM-${1000 + index}`);
    await db.transaction().execute(async (trx) => {
      for (const reference of references) {
        const options = { dedupeKey: reference, now: new Date() };
        await enqueue(trx, 'notice.slack', { notice: 'quote_started', reference }, options);
      }
    });
    // Nothing is answered until there is more on its way than one instance takes: both have taken their share.
    await eventually(() => slack.calls.length > LANES * BATCH);
    release();
    const unfinished = () => db.selectFrom('outbox').select('id').where('state', '!=', 'sent').execute();
    await eventually(async () => (await unfinished()).length === 0);
    await Promise.all(instances.map(({ terminate }) => terminate()));

    const told = slack.calls.map(({ body }) => /SM-\d{4}/.exec(body)?.[0]);
    expect(told.toSorted()).toEqual(references);
    for (const { lines } of instances) expect(lines.filter(({ msg }) => msg === 'delivery').length).toBeGreaterThan(0);
  });
});
