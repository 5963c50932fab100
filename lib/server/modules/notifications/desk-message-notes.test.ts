import { noteOf } from './desk-outbox';

const AGAIN = 'Press Send now later. If it still fails, tell whoever looks after your website.';

it.each([
  ['order.confirmed.customer', 'sent', null, ''],
  ['order.confirmed.slack', 'logged', 'Slack is not set up', 'Slack is not set up'],
  ['order.received.customer', 'skipped', 'The hold has ended', 'The hold has ended'],
  ['order.confirmed.operator', 'dead', 'connect ECONNREFUSED', `The mail server could not be reached. ${AGAIN}`],
  ['order.confirmed.webhook', 'due', 'hooks.example.com answered 503', `The other system did not accept it. ${AGAIN}`],
  ['payment.refund', 'due', 'Stripe StripeConnectionError', `The payment provider could not be reached. ${AGAIN}`],
  ['lead.held.review', 'dead', 'Given up: the lease ran out at every attempt', `It did not go through. ${AGAIN}`],
  ['order.day_before.text', 'due', 'Twilio answered 500', `The text service did not accept it. ${AGAIN}`],
  ['order.day_before.text', 'due', 'Twilio did not answer in time', `The text service could not be reached. ${AGAIN}`],
  ['order.day_before.text', 'dead', 'Twilio answered 400 (21211)', 'This number cannot get texts. Call the customer.'],
  ['crew.link.text', 'dead', 'Twilio answered 400 (21211)', 'This number cannot get texts. Call the lead.'],
  ['crew.link.lead', 'due', 'Mail command failed: 451', `The mail server did not accept it. ${AGAIN}`],
  [
    'order.day_before.text',
    'dead',
    'Twilio could not deliver it (30003)',
    'This number cannot get texts. Call the customer.',
  ],
  ['order.day_before.text', 'skipped', 'They have asked for no texts', 'They have asked for no texts'],
  [
    'order.confirmed.customer',
    'dead',
    'The mail server refused the recipient',
    'The mail server refused this email address. Check it with the customer.',
  ],
] as const)('%s, %s: %s, in words', (topic, state, last_error, words) => {
  expect(noteOf({ topic, state, last_error })).toBe(words);
});
