import type { OutboxRow } from '@/lib/server/platform/db/schema';

const WHAT_NOW = 'Press Send now later. If it still fails, tell whoever looks after your website.';

/** The service that delivers a message, by the last part of its topic. */
const THROUGH: Readonly<Record<string, string>> = {
  customer: 'The mail server',
  operator: 'The mail server',
  lead: 'The mail server',
  text: 'The text service',
  slack: 'Slack',
  webhook: 'The other system',
  meta: 'Meta',
  refund: 'The payment provider',
  end_session: 'The payment provider',
};

const REFUSED_ADDRESS = /recipient/i;
/**
 * Errors for a number that Twilio refuses: status 400, or accepted but not delivered
 * (lib/server/platform/notifications/sms/twilio.ts).
 */
const REFUSED_NUMBER = /^Twilio (?:answered 400|could not deliver)/;
const OUT_OF_REACH =
  /could not be reached|did not answer in time|ConnectionError|E(?:CONN\w+|HOSTUNREACH|NETUNREACH|TIMEDOUT|NOTFOUND|AI_AGAIN|DNS)|time(?:d )?out/i;

/** Returns why a message was not delivered, in plain words. The technical error stays in the outbox. */
export function noteOf({ topic, state, last_error }: Pick<OutboxRow, 'topic' | 'state' | 'last_error'>): string {
  if (last_error === null) return '';
  // The reason for sending nothing is already written for readers.
  if (state === 'logged' || state === 'skipped') return last_error;
  const last = topic.split('.').at(-1) ?? '';
  const through = THROUGH[last];
  if (REFUSED_ADDRESS.test(last_error)) {
    const check = last === 'customer' ? 'Check it with the customer.' : WHAT_NOW;
    return `The mail server refused this email address. ${check}`;
  }
  if (REFUSED_NUMBER.test(last_error))
    return `This number cannot get texts. Call the ${topic.startsWith('crew.') ? 'lead' : 'customer'}.`;
  if (through === undefined) return `It did not go through. ${WHAT_NOW}`;
  return `${through} ${OUT_OF_REACH.test(last_error) ? 'could not be reached' : 'did not accept it'}. ${WHAT_NOW}`;
}
