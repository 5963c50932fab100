import { minutesAfter } from '@/lib/domain/london-time';
import { MESSAGE_OLDEST_MINUTES } from '@/lib/domain/notifications/sms';
import { isMessagingService, takesAnswers, type TwilioSettings } from '@/lib/server/platform/config/twilio';
import type { Outcome } from '@/lib/server/platform/outbox/dispatch';
import { Refused } from '@/lib/server/platform/outbox/refused-repo';
import { OPTED_OUT, type SmsMessage, type SmsSender } from './port';

/** A crew's step waits for the answer, and a second message is never sent blindly. */
const TIMEOUT_MS = 10_000;

/** Leaves out Twilio's message, which may quote the number. */
type TwilioAnswer = { readonly status: number; readonly body: Readonly<Record<string, unknown>> };

/** No answer arrived, so nobody can tell whether Twilio carried out the request. */
class Unheard extends Error {
  override readonly name = 'Unheard';
}

const NEVER_REACHED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/** Returns "ECONNREFUSED", which fetch puts into the error's cause. */
function codeOf(error: unknown): string {
  const code = (error as { readonly cause?: { readonly code?: unknown } } | null)?.cause?.code;
  return typeof code === 'string' ? code : '';
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? { ...body } : {};
  } catch {
    return {};
  }
}

/** Throws Unheard, or another Error when Twilio certainly did not receive the request. */
async function askTwilio(
  { accountSid, authToken, origin, timeoutMs = TIMEOUT_MS }: TwilioSettings,
  { query = {}, form }: { readonly query?: Record<string, string>; readonly form?: Record<string, string> },
): Promise<TwilioAnswer> {
  const address = new URL(`/2010-04-01/Accounts/${accountSid}/Messages.json?${new URLSearchParams(query)}`, origin);
  try {
    const response = await fetch(address, {
      method: form ? 'POST' : 'GET',
      headers: { Authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}` },
      ...(form && { body: new URLSearchParams(form) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, body: parsed(await response.text()) };
  } catch (error) {
    const code = codeOf(error);
    if (NEVER_REACHED.has(code)) throw new Error(`Twilio could not be reached (${code})`);
    throw new Unheard('Twilio did not answer in time');
  }
}

/** Twilio's largest page, above the messages that any number gets from us. */
const PAGE_SIZE = '1000';
/** By then Twilio lists a message whose create call got no answer. */
const LISTED_AFTER_MINUTES = 1;
/** "Attempt to send to unsubscribed recipient": the customer has replied STOP. */
const UNSUBSCRIBED = 21610;
/** Wrong keys, the account, too many requests: not caused by the message, so it is retried. */
const NOT_THE_MESSAGE = new Set([401, 403, 404, 408, 429]);
const NOT_DELIVERED = new Set(['failed', 'undelivered', 'canceled']);

const senderOf = ({ sender }: TwilioSettings): Record<string, string> =>
  isMessagingService(sender) ? { MessagingServiceSid: sender } : { From: sender };

/** Uses Twilio's HTTP API, which keeps no message longer than it is true. */
export function twilioSmsSender(settings: TwilioSettings, now: () => Date): SmsSender {
  return {
    takesAnswers: takesAnswers(settings.sender),

    send: async ({ to, text }) => {
      const form = { To: to, Body: text, ValidityPeriod: String(MESSAGE_OLDEST_MINUTES * 60), ...senderOf(settings) };
      try {
        return outcomeOf(await askTwilio(settings, { form }));
      } catch (error) {
        if (!(error instanceof Unheard)) throw error;
        return { outcome: 'waits', until: minutesAfter(now(), LISTED_AFTER_MINUTES), reason: error.message };
      }
    },

    // Searches by number alone: a message that waits at Twilio has no DateSent yet.
    wasTaken: async (message, since) => {
      const { status, body } = await askTwilio(settings, { query: { To: message.to, PageSize: PAGE_SIZE } });
      if (status !== 200 || !Array.isArray(body.messages)) throw new Error(`Twilio answered ${status}`);
      const ours = body.messages.find((listed: unknown) => isSame(listed, message, since)) as Listed | undefined;
      if (!ours && typeof body.next_page_uri === 'string')
        throw new Error('Twilio lists more than can be looked through');
      if (ours && NOT_DELIVERED.has(String(ours.status)))
        throw new Refused(`Twilio could not deliver it (${String(ours.error_code)})`);
      return ours !== undefined;
    },
  };
}

function outcomeOf({ status, body }: TwilioAnswer): Outcome {
  if (status === 201 && typeof body.sid === 'string') return { outcome: 'sent' };
  if (body.code === UNSUBSCRIBED) return { outcome: 'skipped', reason: OPTED_OUT };
  const said = `Twilio answered ${status}${typeof body.code === 'number' ? ` (${body.code})` : ''}`;
  throw status >= 400 && status < 500 && !NOT_THE_MESSAGE.has(status) ? new Refused(said) : new Error(said);
}

type Listed = Readonly<Record<'to' | 'body' | 'date_created' | 'status' | 'error_code', unknown>>;

function isSame(listed: unknown, { to, text }: Pick<SmsMessage, 'to' | 'text'>, since: Date): boolean {
  if (typeof listed !== 'object' || listed === null) return false;
  const { to: number, body, date_created: at } = listed as Listed;
  const isOlder = Date.parse(String(at)) < since.getTime();
  return number === to && body === text && !isOlder;
}
