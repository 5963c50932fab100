import type { IncomingMessage, ServerResponse } from 'node:http';
import type { StripeAccount, TestSession } from './account';

type Visit = {
  readonly account: StripeAccount;
  readonly session: TestSession;
  readonly paid: (session: TestSession) => Promise<unknown>;
};

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Returns the texts of Stripe's page, for a payment or for saving a card, with its two links back. */
const wordsOf = ({ mode, amount_total: amount }: TestSession) =>
  mode === 'setup' ? ['Save your card', 'Save card'] : [`Pay £${(amount / 100).toFixed(2)}`, 'Pay'];

const pageOf = (session: TestSession, [title, button] = wordsOf(session)) => `<!doctype html>
<html lang="en"><title>Checkout</title><link rel="icon" href="data:,">
<main><h1>${title}</h1>
<form method="post"><button>${button}</button></form>
<a href="${escape(session.cancel_url)}">Back</a></main></html>`;

/**
 * Serves Stripe's page. GET shows the page. POST completes the session, sends its event and redirects the visitor back.
 */
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
