import { replaceServices } from '@/lib/server/container';
import { isOptedOut } from '@/lib/server/modules/sms/opt-outs-repo';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { readSecret } from '@/lib/server/platform/installation/token';
import { startApi, type ApiServer } from '@/lib/testing/api-server';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { testDeps } from '@/lib/testing/place-order';
import { TWILIO_ENV, TWILIO_TOKEN } from '@/lib/testing/twilio/server';
import { TWILIO_WEBHOOK, twilioSignature } from './twilio-route';

const ADA = '+447700900123';

it('DAY-3: a signature is that of Twilio’s own example', () => {
  // https://www.twilio.com/docs/usage/security, "Validating signatures from Twilio".
  const form = {
    Digits: '1234',
    To: '+18005551212',
    From: '+14158675310',
    Caller: '+14158675310',
    CallSid: 'CA1234567890ABCDE',
  };
  const address = 'https://mycompany.com/myapp.php?foo=1&bar=2';
  expect(twilioSignature('12345', address, Object.entries(form))).toBe('GvWf1cFY/Q7PnoempGyD5oXAezc=');
});

describeWithDatabase('answers to texts', (database) => {
  const clock = fixedClock();
  let deps: Deps;
  let api: ApiServer;
  beforeEach(async () => {
    deps = testDeps(database().db, clock.now, TWILIO_ENV);
    replaceServices(deps);
    api = await startApi();
  });

  type Signing = { readonly token?: string; readonly signature?: string };
  function answer(fields: Readonly<Record<string, string>>, { token = TWILIO_TOKEN, signature }: Signing = {}) {
    const form = { From: ADA, To: TWILIO_ENV.TWILIO_SENDER, ...fields };
    const signed = twilioSignature(token, deps.config.siteOrigin + TWILIO_WEBHOOK, Object.entries(form));
    return fetch(api.origin + TWILIO_WEBHOOK, {
      method: 'POST',
      body: new URLSearchParams(form),
      headers: { 'X-Twilio-Signature': signature ?? signed },
    });
  }
  const isOut = async (number = ADA) => isOptedOut(deps.db, await readSecret(deps.db, null), number);

  itOnBoth(
    'DAY-3: STOP ends texts to that number, START begins them again, and other words change nothing',
    async () => {
      const response = await answer({ Body: 'Stop' });
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/xml; charset=utf-8']);
      expect(await response.text()).toMatch(/<Response><\/Response>$/);
      expect([await isOut(), await isOut('+447700900124')]).toEqual([true, false]);
      await answer({ Body: 'STOP' });
      await answer({ Body: 'Please stop at the back door' });
      expect(await isOut()).toBe(true);
      await answer({ Body: 'start' });
      expect(await isOut()).toBe(false);
      await answer({ Body: 'Arrêt', OptOutType: 'STOP' });
      expect(await isOut()).toBe(true);
    },
  );

  itOnBoth('DAY-3: the number itself is not kept', async () => {
    await answer({ Body: 'STOP' });
    const kept = await deps.db.selectFrom('sms_opt_outs').selectAll().execute();
    expect(kept).toEqual([
      { number_hash: expect.stringMatching(/^[\w-]{43}$/) as string, at: clock.now().toISOString() },
    ]);
  });

  it.each([
    ['another token', { token: 'other' }],
    ['none', { signature: '' }],
    ['rubbish', { signature: '\u00e9' }],
  ])('DAY-3: what is signed with %s is answered 404, and changes nothing', async (_, signing) => {
    expect((await answer({ Body: 'STOP' }, signing)).status).toBe(404);
    expect(await isOut()).toBe(false);
  });

  it('DAY-3: other methods, too much, what is not UTF-8 and an installation without Twilio', async () => {
    const headers = { 'X-Twilio-Signature': 'a guess' };
    const call = (init: RequestInit) =>
      fetch(api.origin + TWILIO_WEBHOOK, { headers, ...init }).then(({ status }) => status);
    expect(await call({})).toBe(405);
    expect(await call({ method: 'POST', body: 'x'.repeat(20_000) })).toBe(413);
    expect(await call({ method: 'POST', body: Buffer.from([0xff, 0xfe]) })).toBe(422);
    expect((await answer({ From: '', Body: 'STOP' })).status).toBe(200);
    replaceServices(testDeps(database().db, clock.now));
    expect((await answer({ Body: 'STOP' })).status).toBe(404);
    expect(await deps.db.selectFrom('sms_opt_outs').selectAll().execute()).toEqual([]);
  });
});
