import { createHmac } from 'node:crypto';
import { replyToSms } from '@/lib/domain/notifications/sms';
import { getServices } from '@/lib/server/container';
import { optIn, optOut } from '@/lib/server/modules/sms/opt-outs-repo';
import { isSameSecret } from '@/lib/server/platform/base/is-same-secret';
import { Problem } from '@/lib/server/platform/base/problem';
import { admitRequest } from '@/lib/server/platform/http/admission';
import { readText } from '@/lib/server/platform/http/body';
import { allowMethods, withErrorEnvelope } from '@/lib/server/platform/http/guarded';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { readSecret } from '@/lib/server/platform/installation/token';

/** base64 of HMAC-SHA1 over the called address and every field, sorted by name, with name and value concatenated. */
export function twilioSignature(
  authToken: string,
  address: string,
  fields: Iterable<readonly [string, string]>,
): string {
  const sorted = [...fields].toSorted(([a], [b]) => (a < b ? -1 : Number(a > b)));
  return createHmac('sha1', authToken)
    .update(address + sorted.flat().join(''))
    .digest('base64');
}

/** A text with Twilio's fields has a few hundred bytes. */
const MAX_BYTES = 16 * 1024;
export const TWILIO_WEBHOOK = '/api/texts/twilio';
/** An empty TwiML answer, because the networks answer STOP themselves. */
const NO_ANSWER = '<?xml version="1.0" encoding="UTF-8"?><Response></Response>';

/** Far above what Twilio sends. */
const ANSWERS = { name: 'twilioWebhook', perMinute: 1_200 };

/**
 * STOP ends our texts to a number, START resumes them, other replies are not stored. Answers 404 without Twilio's keys
 * and for a wrong signature. A body without one is not read.
 */
export const twilioWebhookRoute = withErrorEnvelope('twilioWebhook', async (request, response) => {
  allowMethods(request.method, response, ['POST']);
  const { deps } = getServices();
  const { twilio, siteOrigin } = deps.config;
  if (!twilio) throw new Problem('not_found');
  const admitted = await admitRequest(deps, ANSWERS, request, response);
  const signature = request.headers['x-twilio-signature'];
  if (typeof signature !== 'string') throw new Problem('not_found');
  const form = new URLSearchParams(await readText(admitted, MAX_BYTES));
  const expected = twilioSignature(twilio.authToken, siteOrigin + TWILIO_WEBHOOK, form);
  if (!isSameSecret(signature, expected)) throw new Problem('not_found');
  await record(deps, form);
  response.statusCode = 200;
  response.setHeader('Content-Type', 'text/xml; charset=utf-8');
  response.end(NO_ANSWER);
});

async function record({ db, now, config }: Deps, form: URLSearchParams): Promise<void> {
  const number = form.get('From') ?? '';
  // Twilio's "advanced opt-out" has already classified the answer.
  const answer = replyToSms(form.get('OptOutType') ?? form.get('Body') ?? '');
  if (answer === null || number === '') return;
  const secret = await readSecret(db, config.secretKey);
  if (answer === 'stop') await optOut(db, secret, number, now());
  else await optIn(db, secret, number);
}
