import { minutesAfter } from '@/lib/domain/durations';
import { MESSAGE_OLDEST_MINUTES } from '@/lib/domain/messages/assumptions';
import { isMessagingService, takesAnswers, type TwilioSettings } from '@/lib/server/kernel/config/twilio';
import type { Outcome } from '@/lib/server/kernel/outbox/dispatch';
import { Refused } from '@/lib/server/kernel/outbox/refused';
import { OPTED_OUT } from './opted-out';
import type { TextMessage, Texter } from './port';
import { askTwilio, Unheard, type TwilioAnswer } from './twilio-call';

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
