import { minutesAfter } from '@/lib/domain/durations';
import { MESSAGE_OLDEST_MINUTES } from '@/lib/domain/messages/assumptions';
import { isMessagingService, takesAnswers, type TwilioSettings } from '@/lib/server/kernel/config/twilio';
import type { Outcome } from '@/lib/server/kernel/outbox/dispatch';
import { Refused } from '@/lib/server/kernel/outbox/refused';
import { OPTED_OUT } from './opted-out';
import type { Texter, TextMessage } from './port';

/** A step at the door waits for it, and a second one is never sent blindly. */
const TIMEOUT_MS = 10_000;

/** What Twilio said, without its message, which may quote the number. */
type TwilioAnswer = { readonly status: number; readonly body: Readonly<Record<string, unknown>> };

/** Nothing was heard, so nobody can tell whether Twilio has done what it was asked. */
class Unheard extends Error {
  override readonly name = 'Unheard';
}

/** Of a connection that was never made: what was asked was not heard either. */
const NEVER_REACHED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/** "ECONNREFUSED": what fetch hides one error deep. */
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

/** Asks the Messages of the account. Throws Unheard, or an Error when it was surely not asked. */
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

/** Twilio's largest page; more than one number ever gets from us. */
const PAGE_SIZE = '1000';
/** Minutes until a create whose answer was lost is listed, if it is ever to be. */
const LISTED_AFTER_MINUTES = 1;
/** "Attempt to send to unsubscribed recipient": they have answered STOP. */
const UNSUBSCRIBED = 21610;
/** Refusals that say nothing about the message: wrong keys, the account, too many at once. Those are tried again. */
const NOT_THE_MESSAGE = new Set([401, 403, 404, 408, 429]);
/** Twilio took it, and it went nowhere. */
const NOT_DELIVERED = new Set(['failed', 'undelivered', 'canceled']);

const senderOf = ({ sender }: TwilioSettings): Record<string, string> =>
  isMessagingService(sender) ? { MessagingServiceSid: sender } : { From: sender };

/** Hands texts to Twilio's HTTP API, which keeps none longer than it is true. */
export function twilioTexter(settings: TwilioSettings, now: () => Date): Texter {
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

    // By the number alone: a text that waits at Twilio has no DateSent yet, so asked for by day it could be missed.
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

function isSame(listed: unknown, { to, text }: Pick<TextMessage, 'to' | 'text'>, since: Date): boolean {
  if (typeof listed !== 'object' || listed === null) return false;
  const { to: number, body, date_created: at } = listed as Listed;
  const isOlder = Date.parse(String(at)) < since.getTime();
  return number === to && body === text && !isOlder;
}
