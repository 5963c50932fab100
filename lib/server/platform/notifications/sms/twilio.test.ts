import { parseConfig } from '@/lib/server/platform/config/config';
import { fixedClock } from '@/lib/testing/clock';
import { listen } from '@/lib/testing/listen';
import { startTwilio, TWILIO_TOKEN, type TwilioServer } from '@/lib/testing/twilio/server';
import type { SmsMessage, SmsSender } from './port';
import { twilioSmsSender } from './twilio';

const MESSAGE: SmsMessage = {
  id: 'one',
  topic: 'order.day_before.text',
  createdAt: new Date('2026-12-14T18:30:00.000Z'),
  to: '+447700900123',
  text: 'We come tomorrow & early. £5',
};

describe('Twilio', () => {
  const clock = fixedClock();
  let twilio: TwilioServer;
  let smsSender: SmsSender;
  const smsSenderWith = (env: Readonly<Record<string, string>>, timeoutMs?: number): SmsSender => {
    const settings = parseConfig({ ...twilio.env, ...env }).twilio;
    if (!settings) throw new Error('Twilio is not configured');
    return twilioSmsSender({ ...settings, ...(timeoutMs && { timeoutMs }) }, clock.now);
  };
  beforeEach(async () => {
    clock.set('2026-12-14T18:30:00.000Z');
    twilio = await startTwilio(clock.now);
    smsSender = smsSenderWith({});
  });
  /** Returns the outcome of a message, or the error with its kind. */
  const sent = (by: SmsSender = smsSender) =>
    by.send(MESSAGE).then(
      (outcome) => outcome,
      (error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}` : error),
    );

  it('DAY-3: is handed the text with its number, its sender and how long it is true', async () => {
    expect(await sent()).toEqual({ outcome: 'sent' });
    expect(twilio.texts).toMatchObject([{ to: MESSAGE.to, from: '+447700900999', body: MESSAGE.text }]);
    expect(new URLSearchParams(twilio.calls[0]?.slice('POST '.length)).get('ValidityPeriod')).toBe('900');
    const service = `MG${'a'.repeat(32)}`;
    await sent(smsSenderWith({ TWILIO_SENDER: service }));
    expect(twilio.calls[1]).toContain(`MessagingServiceSid=${service}`);
  });

  it('DAY-3: answers are taken by a number and a service, not by a name', () => {
    const taken = ['+447700900999', `MG${'a'.repeat(32)}`, 'Smart Move'].map(
      (sender) => smsSenderWith({ TWILIO_SENDER: sender }).takesAnswers,
    );
    expect(taken).toEqual([true, true, false]);
  });

  const UNHEARD = {
    outcome: 'waits',
    until: new Date('2026-12-14T18:31:00.000Z'),
    reason: 'Twilio did not answer in time',
  };
  it.each([
    ['silent', UNHEARD],
    ['slow', UNHEARD],
    ['hanging up', UNHEARD],
    ['losing answers', UNHEARD],
    ['failing', 'Error: Twilio answered 500 (20500)'],
    ['rubbish', 'Error: Twilio answered 200'],
    ['busy', 'Error: Twilio answered 429 (20429)'],
    ['refusing', 'Refused: Twilio answered 400 (21211)'],
    ['stopped', { outcome: 'skipped', reason: 'They have asked for no texts' }],
  ] as const)('DAY-3: one that is %s', async (behaviour, expected) => {
    twilio.behave(behaviour);
    expect(await sent(smsSenderWith({}, twilio.isSilent() ? 300 : undefined))).toEqual(expected);
  });

  it('DAY-3: wrong keys and an account that is not there are no fault of the message', async () => {
    expect(await sent(smsSenderWith({ TWILIO_AUTH_TOKEN: 'other' }))).toBe('Error: Twilio answered 401 (20003)');
    const account = { TWILIO_ACCOUNT_SID: `AC${'1'.repeat(32)}` };
    expect(await sent(smsSenderWith(account))).toBe('Error: Twilio answered 401 (20003)');
    const { origin, close } = await listen(() => undefined);
    await close();
    expect(await sent(smsSenderWith({ TWILIO_API_ORIGIN: origin }))).toBe(
      'Error: Twilio could not be reached (ECONNREFUSED)',
    );
  });

  it('DAY-3: says whether it has a text, by number, words and time', async () => {
    const since = new Date('2026-12-14T18:28:00.000Z');
    expect(await smsSender.wasTaken(MESSAGE, since)).toBe(false);
    await sent();
    expect(await smsSender.wasTaken(MESSAGE, since)).toBe(true);
    expect(await smsSender.wasTaken({ ...MESSAGE, text: 'Other words' }, since)).toBe(false);
    expect(await smsSender.wasTaken({ ...MESSAGE, to: '+447700900124' }, since)).toBe(false);
    expect(await smsSender.wasTaken(MESSAGE, new Date('2026-12-14T18:31:00.000Z'))).toBe(false);
    Object.assign(twilio.texts[0]!, { status: 'undelivered', error_code: 30003 });
    await expect(smsSender.wasTaken(MESSAGE, since)).rejects.toThrow('Twilio could not deliver it (30003)');
    twilio.behave('failing');
    await expect(smsSender.wasTaken(MESSAGE, since)).rejects.toThrow('Twilio answered 500');
    expect(twilio.calls.join()).not.toContain(TWILIO_TOKEN);
  });
});
