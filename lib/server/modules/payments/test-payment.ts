import { extraPaidPath, storagePath } from '@/lib/account-routes';
import { formatInstant } from '@/lib/domain/london-time';
import type { Pence } from '@/lib/domain/money';
import { orderPath } from '@/lib/routes';
import type { PaymentDeps } from '@/lib/server/platform/payment-provider/port';
import { paymentBy, type PaymentState } from '@/lib/server/modules/ledger/repo';
import { findChange } from '@/lib/server/modules/orders/changes-repo';
import { changeTitle, extraTitle, orderTitle, shareTitle } from '@/lib/server/modules/orders/documents';
import { findOrder } from '@/lib/server/modules/orders/repo';
import { findShare } from '@/lib/server/modules/orders/shares-repo';
import { recordCardKept } from '@/lib/server/modules/rentals/cards';
import { askedCard } from '@/lib/server/modules/rentals/cards-repo';
import { Problem } from '@/lib/server/platform/base/problem';
import { orderShareKey, orderToken, readSecret } from '@/lib/server/platform/installation/token';
import { sharePayPath } from '@/lib/shared-list-routes';
import { agreesToLaterPayments, recordPaymentEvent } from './service';
import {
  FIRST_CARD,
  TEST_RESULTS,
  isTestKey,
  savedCard,
  testPaymentEvent,
  type TestAction,
  type TestCard,
} from '@/lib/server/platform/payment-provider/test-provider';

/** All of it may be serialised into the page. */
export type TestPayment = {
  readonly paymentId: string;
  /** The key of the page, sent back as the form's `secret`. */
  readonly secret: string;
  readonly state: PaymentState;
  readonly reference: string;
  /** "One-bedroom move, Tuesday 15 December 2026, 10:00–12:00". */
  readonly title: string;
  readonly amount: Pence;
  /** "Tuesday 24 November 2026, 09:30", or null for a payment without a hold. */
  readonly payUntil: string | null;
  readonly isHoldOver: boolean;
  /** Whether the card is saved, so that the page lets the tester choose the later outcome. */
  readonly keepsCard: boolean;
  readonly orderPath: string;
};

/** Returns the page /pay/test/{paymentId}?token={key}; null for an unknown payment or a wrong key. */
export async function getTestPayment(deps: PaymentDeps, paymentId: string, key: string): Promise<TestPayment | null> {
  const { db, now, config } = deps;
  if (config.stripe) return null;
  const secret = await readSecret(db, config.secretKey);
  if (!isTestKey(secret, 'payment', paymentId, key)) return null;
  const payment = await paymentBy(db, 'test', 'provider_ref', paymentId);
  const order = payment && (await findOrder(db, payment.order_id));
  if (!order) return null;
  const { id, reference } = order;
  const token = orderToken(secret, id);
  const { state, amount_pence: amount, contract_id, extra_id, share_id, change_id } = payment;
  const base = { paymentId, secret: key, state, reference, amount };
  const unheld = { ...base, payUntil: null, isHoldOver: false, keepsCard: false };
  if (contract_id !== null) {
    const title = `Storage payments for ${reference}`;
    return { ...unheld, title, keepsCard: true, orderPath: storagePath(reference, token) };
  }
  if (extra_id !== null)
    return { ...unheld, title: extraTitle(order), orderPath: extraPaidPath(reference, token, extra_id) };
  const held = (until: string) => ({
    ...base,
    payUntil: formatInstant(new Date(until)),
    isHoldOver: until <= now().toISOString(),
  });
  if (share_id !== null) {
    const title = shareTitle(order, (await findShare(db, share_id))?.name ?? '');
    const path = sharePayPath(orderShareKey(secret, share_id));
    return { ...held(order.hold_expires_at), title, keepsCard: false, orderPath: path };
  }
  const change = change_id === null ? null : await findChange(db, change_id);
  return {
    ...held(change ? (change.hold_expires_at ?? change.updated_at) : order.hold_expires_at),
    title: change ? changeTitle(order) : orderTitle(order),
    keepsCard: change === null && agreesToLaterPayments(order),
    orderPath: orderPath(reference, token),
  };
}

type Click = { readonly action: TestAction; readonly card?: TestCard | undefined };

/** Records a button press and returns the path where the customer goes next. Throws Problem not_found. */
export async function actOnTestPayment(
  deps: PaymentDeps,
  paymentId: string,
  key: string,
  click: TestAction | Click,
): Promise<string> {
  const { action, card = FIRST_CARD } = typeof click === 'string' ? { action: click } : click;
  const payment = await getTestPayment(deps, paymentId, key);
  if (!payment) throw new Problem('not_found');
  await recordPaymentEvent(deps, testPaymentEvent(paymentId, action, payment.keepsCard ? card : null));
  return `${payment.orderPath}&payment=${TEST_RESULTS[action]}`;
}

/** All of it may be serialised into the page. */
export type TestCardPage = {
  readonly setupId: string;
  /** The key of the page, sent back as the form's `secret`. */
  readonly secret: string;
  readonly isDone: boolean;
  readonly reference: string;
  readonly storagePath: string;
};

/** Returns the page /pay/test/card/{setupId}?token={key}; null for an unknown page or a wrong key. */
export async function getTestCardPage(
  { db, config }: PaymentDeps,
  setupId: string,
  key: string,
): Promise<TestCardPage | null> {
  if (config.stripe) return null;
  const secret = await readSecret(db, config.secretKey);
  if (!isTestKey(secret, 'card', setupId, key)) return null;
  const asked = await askedCard(db, 'test', setupId);
  const order = asked && (await findOrder(db, asked.order_id));
  if (!order) return null;
  const { reference } = order;
  const path = storagePath(reference, orderToken(secret, order.id));
  return { setupId, secret: key, isDone: asked.state !== 'asked', reference, storagePath: path };
}

/** Saves the chosen card, once, and returns the path where the customer goes next. Throws Problem not_found. */
export async function keepTestCard(deps: PaymentDeps, setupId: string, key: string, card: TestCard): Promise<string> {
  const page = await getTestCardPage(deps, setupId, key);
  if (!page) throw new Problem('not_found');
  const event = { id: `test:${setupId}:kept`, type: 'card_kept', setupRef: setupId, card: savedCard(card) } as const;
  await recordCardKept(deps, event);
  return `${page.storagePath}&card=kept`;
}
