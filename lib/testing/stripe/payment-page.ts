import type { IncomingMessage, ServerResponse } from 'node:http';
import type { StripeAccount, TestSession } from './account';

type Visit = {
  readonly account: StripeAccount;
  readonly session: TestSession;
  readonly paid: (session: TestSession) => Promise<unknown>;
};

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Stripe's page with the two ways that lead out of it. */
const pageOf = ({ amount_total: amount, cancel_url: cancelUrl }: TestSession) => `<!doctype html>
<html lang="en"><title>Checkout</title><link rel="icon" href="data:,">
<main><h1>Pay £${(amount / 100).toFixed(2)}</h1>
<form method="post"><button>Pay</button></form>
<a href="${escape(cancelUrl)}">Back</a></main></html>`;

/** GET shows the page, POST is its button: the session is paid, word of it is on its way, and the visitor is led back. */
export async function servePaymentPage(
  { method }: IncomingMessage,
  response: ServerResponse,
  { account, session, paid }: Visit,
): Promise<void> {
  if (method !== 'POST') {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(pageOf(session));
    return;
  }
  await paid(account.pay(session.id));
  response.writeHead(303, { Location: session.success_url }).end();
}
