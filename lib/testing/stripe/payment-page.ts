import type { IncomingMessage, ServerResponse } from 'node:http';
import type { StripeAccount, TestSession } from './account';

type Visit = {
  readonly account: StripeAccount;
  readonly session: TestSession;
  readonly paid: (session: TestSession) => Promise<unknown>;
};

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Stripe's page, for a payment or for a card, with the two ways that lead out of it. */
const wordsOf = ({ mode, amount_total: amount }: TestSession) =>
  mode === 'setup' ? ['Save your card', 'Save card'] : [`Pay £${(amount / 100).toFixed(2)}`, 'Pay'];

const pageOf = (session: TestSession, [title, button] = wordsOf(session)) => `<!doctype html>
<html lang="en"><title>Checkout</title><link rel="icon" href="data:,">
<main><h1>${title}</h1>
<form method="post"><button>${button}</button></form>
<a href="${escape(session.cancel_url)}">Back</a></main></html>`;

/** GET shows the page, POST is its button: the session is complete, word of it is on its way, and the visitor is led back. */
export async function servePaymentPage(
  { method }: IncomingMessage,
  response: ServerResponse,
  { account, session, paid }: Visit,
): Promise<void> {
  if (method !== 'POST') {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(pageOf(session));
    return;
  }
  await paid(session.mode === 'setup' ? account.giveCard(session.id) : account.pay(session.id));
  response.writeHead(303, { Location: session.success_url }).end();
}
