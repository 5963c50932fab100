import type { Reader } from './reader';

export type TwilioSettings = {
  readonly accountSid: string;
  readonly authToken: string;
  /** A number with plus and country code, a name of up to eleven letters, or a messaging service. */
  readonly sender: string;
  readonly origin: string;
  /** Ten seconds by default. */
  readonly timeoutMs?: number;
};

const ORIGIN = 'https://api.twilio.com';
const ACCOUNT = /^AC[\da-f]{32}$/i;
const NUMBER = /^\+[1-9]\d{6,14}$/;
const SERVICE = /^MG[\da-f]{32}$/i;
/** Needs at least one letter, or Twilio takes it for a number. */
const NAME = /^(?=.*[A-Za-z])[A-Za-z\d ]{1,11}$/;
const NAMES = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_SENDER'] as const;

export const isMessagingService = (sender: string): boolean => SERVICE.test(sender);

/** Returns whether customers can reply, which a sender name does not allow. */
export const takesAnswers = (sender: string): boolean => !NAME.test(sender);

/** Reads the account, its token and the sender. Null: text messages are written to files. */
export function readTwilio(read: Reader): TwilioSettings | null {
  const [accountSid = null, authToken = null, sender = null] = NAMES.map(read.text);
  const origin = read.url('TWILIO_API_ORIGIN', ['https', 'http']) ?? ORIGIN;
  if (accountSid === null && authToken === null && sender === null) return null;
  if (accountSid === null || authToken === null || sender === null) {
    read.problems.push(`${NAMES.join(', ')} must be set together`);
    return null;
  }
  if (!ACCOUNT.test(accountSid)) {
    read.problems.push('TWILIO_ACCOUNT_SID must be the id of an account: AC and 32 hexadecimal digits');
  }
  if (![NUMBER, SERVICE, NAME].some((form) => form.test(sender))) {
    read.problems.push(
      'TWILIO_SENDER must be a number like +447700900123, a name of up to 11 letters, or a messaging service, MG…',
    );
  }
  return { accountSid, authToken, sender, origin };
}
