import type { StripeAccount } from './account';
import { listOf, newId } from './params';
import { Refusal } from './refusal';

/** Returns Stripe's answer to a call. Throws Refusal. */
export function answerOf(account: StripeAccount, method: string, pathname: string, params: URLSearchParams): object {
  const [, , kind, id = '', verb = ''] = pathname.replace('/checkout/', '/').split('/');
  const intent = params.get('payment_intent');
  switch ([method, kind, id && 'id', verb].join(' ').trim()) {
    case 'POST sessions':
      return account.create(params);
    case 'GET sessions':
      return listOf(account.sessionsOf(intent), pathname, params);
    case 'GET sessions id':
      return account.read(id, params.get('expand[0]'));
    case 'POST sessions id expire':
      return account.expire(id);
    case 'POST customers':
      return { id: newId('cus'), object: 'customer' };
    case 'POST payment_methods id attach':
      return account.attach(id, params.get('customer') ?? '');
    case 'POST payment_intents':
      return account.charge(params);
    case 'GET payment_intents':
      return listOf(account.intentsOf(params.get('customer')), pathname, params);
    case 'GET payment_intents id':
      return account.intent(id);
    case 'POST refunds':
      return account.refund(params);
    case 'GET refunds':
      return listOf(account.refundsOf(intent), pathname, params);
    default:
      throw new Refusal(`Unrecognized request URL (${method}: ${pathname})`, 'resource_missing', 404);
  }
}
