import { useEffect, useRef, useState } from 'react';
import { mayUseOptional } from '@/lib/analytics/consent';
import { track } from '@/lib/analytics/track';
import { ApiError } from '@/lib/api/errors';
import { bookOrder, createOrder, orderPaymentLink } from '@/lib/api/orders';
import { calculatePersonalizedOnce } from '@/lib/api/quotes';
import { randomUuid } from '@/lib/api/random-uuid';
import { sendConversion } from '@/lib/api/telemetry';
import { whenBack } from '@/lib/api/when-back';
import type { CreatedOrderDto } from '@/lib/contracts/checkout';
import type { ErrorCode, SlotDto } from '@/lib/contracts/errors';
import { fromQuoteDto } from '@/lib/contracts/quote-dto';
import { dialledNumber } from '@/lib/domain/answers/phone';
import { toPounds, type Pence } from '@/lib/domain/money';
import { TIER_VALUES, orderTier } from '@/lib/domain/order/tier';
import type { Quote } from '@/lib/domain/pricing/quote';
import { deskPath } from '@/lib/routes';
import { sessionStore, tryStorage } from '../engine/draft';
import { codeOf } from '../engine/failures';
import { withDraftId, withAppointment, type BookingAnswers, type FlowConfig } from '../flow-config';

/** The place of a purchase's idempotency key, which a second "Pay now", a lost response or a reload keeps (BOOK-3). */
type KeyPlace = { readonly storage: Storage | null; readonly draftId: string };

const nameOf = (draftId: string) => `order-key.${draftId}`;

/** Returns the key for exactly this purchase, the contents of the order. */
export function orderKey(
  { storage, draftId }: KeyPlace,
  purchase: unknown,
  makeKey: () => string = randomUuid,
): string {
  const content = JSON.stringify(purchase);
  type Kept = { readonly key?: unknown; readonly content?: unknown } | null;
  const kept = tryStorage(() => JSON.parse(storage?.getItem(nameOf(draftId)) ?? 'null') as Kept);
  if (kept && typeof kept.key === 'string' && kept.content === content) return kept.key;
  const key = makeKey();
  tryStorage(() => storage?.setItem(nameOf(draftId), JSON.stringify({ key, content })));
  return key;
}

/** Deletes the key of an order that can no longer be paid, so that the next "Pay now" creates another one. */
const deleteOrderKey = ({ storage, draftId }: KeyPlace) => tryStorage(() => storage?.removeItem(nameOf(draftId)));

export type Trouble =
  | { readonly kind: 'slot_taken'; readonly nearest: readonly SlotDto[] }
  | { readonly kind: 'unit_taken'; readonly text: string }
  | { readonly kind: 'price_changed'; readonly before: Pence }
  | { readonly kind: 'fields'; readonly fields: Readonly<Record<string, string>> }
  | { readonly kind: 'failed'; readonly code: ErrorCode };

export type OrderStart<V extends BookingAnswers> = {
  readonly flow: FlowConfig<V>;
  readonly draftId: string;
  readonly values: V;
  readonly quote: Quote | null;
  /** Whether a signed-in customer orders from the account. */
  readonly isSignedIn?: boolean | undefined;
  /** Whether an operator orders for a customer on the phone, who pays later. */
  readonly isForCustomer?: boolean | undefined;
  /** Goes to the payment page, which is another site, or to the order at the desk. */
  readonly leave: (address: string) => void;
};

export type Agreed<V> = { readonly answers: V; readonly isMissing: () => Promise<boolean> };

/** Handles the order from "Pay now" to the payment page. A failure loses no answers. */
export function useOrder<V extends BookingAnswers>({ flow, draftId, isForCustomer, leave, ...start }: OrderStart<V>) {
  const [values, setValues] = useState(start.values);
  const [quote, setQuote] = useState(start.quote);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [tries, setTries] = useState(0);
  const latest = useRef(() => Promise.resolve());
  const created = useRef<CreatedOrderDto | null>(null);

  // The browser may restore this page after a visit to the payment page, when the order's state has changed.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && window.location.reload();
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  const explain = (error: unknown, shown: Quote): Trouble => {
    const code = codeOf(error);
    if (!(error instanceof ApiError)) return { kind: 'failed', code };
    if (code === 'slot_taken' || code === 'slot_unavailable')
      return { kind: 'slot_taken', nearest: error.nearestSlots };
    if (code === 'unit_taken') return { kind: 'unit_taken', text: error.message };
    if (code === 'price_changed' && error.quote) {
      setQuote(fromQuoteDto(error.quote));
      return { kind: 'price_changed', before: shown.totalWithDiscount };
    }
    if (Object.keys(error.fields).length > 0) return { kind: 'fields', fields: error.fields };
    return { kind: 'failed', code };
  };

  const attempt = async (shown: Quote, work: () => Promise<void>): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setTrouble(null);
    setTries(0);
    try {
      await work();
      setTries(0);
    } catch (error) {
      setTrouble(explain(error, shown));
      setBusy(false);
      if (codeOf(error) !== 'unavailable') return setTries(0);
      latest.current = () => attempt(shown, work);
      setTries((before) => before + 1);
    }
  };
  // Repeats the attempt when the server responds again. Its key prevents a second order.
  useEffect(() => (tries > 0 ? whenBack(tries, () => void latest.current()) : undefined), [tries]);

  const pay = (shown: Quote, { answers, isMissing }: Agreed<V>) =>
    attempt(shown, async () => {
      if (await isMissing()) return setBusy(false);
      const purchase = { flow, answers, quote: shown, draftId, isSignedIn: start.isSignedIn, isForCustomer };
      const keyPlace = { storage: sessionStore(), draftId };
      const place = async (): Promise<CreatedOrderDto> => {
        if (created.current) return created.current;
        const key = orderKey(keyPlace, { values: answers, total: shown.totalWithDiscount });
        created.current = await placeOrder(purchase, key);
        if (!isForCustomer) await tellConversion(purchase, created.current.orderId);
        return created.current;
      };
      const order = await place();
      if (isForCustomer) return leave(deskPath('orders', order.reference));
      // Stays busy while the browser leaves.
      leave(
        await unlessOver(paymentAddress(flow, order), async () => {
          // The hold has ended or a newer order replaced this one. A paid or part-paid order stays: its page says so.
          deleteOrderKey(keyPlace);
          created.current = null;
          const next = await place();
          return unlessOver(paymentAddress(flow, next), () => Promise.resolve(next.orderUrl));
        }),
      );
    });

  /** Saves other answers and shows their price before anything is paid. */
  const change = (shown: Quote, next: V) =>
    attempt(shown, async () => {
      await flow.save({ draftId, step: 'date', answers: next });
      // An order that was placed before has the old answers.
      created.current = null;
      setQuote(fromQuoteDto(await calculatePersonalizedOnce(withDraftId(flow.priceRequest(next), draftId))));
      setValues(next);
      setBusy(false);
    });

  const takeSlot = (shown: Quote, { date, start: from, end }: SlotDto) =>
    change(shown, withAppointment(values, flow.dateKey, date, [from, end]));

  const priceAgain = async () => {
    setTrouble(null);
    await calculatePersonalizedOnce(withDraftId(flow.priceRequest(values), draftId)).then(
      (dto) => setQuote(fromQuoteDto(dto)),
      (error: unknown) => setTrouble({ kind: 'failed', code: codeOf(error) }),
    );
  };

  return { values, quote, trouble, isBusy, pay, change, takeSlot, priceAgain };
}

/** Returns the payment address, or the result of `otherwise` if the order can no longer be paid. */
const unlessOver = (address: Promise<string>, otherwise: () => Promise<string>): Promise<string> =>
  address.catch((error: unknown) => {
    if (codeOf(error) === 'order_not_payable') return otherwise();
    throw error;
  });

type Purchase<V extends BookingAnswers> = Omit<OrderStart<V>, 'values' | 'leave'> & {
  readonly answers: V;
  readonly quote: Quote;
};

const CONVERSION_PATIENCE_MS = 1500;

/** Creates the order or returns the one with the same key. A customer whose session ended orders as a guest. */
async function placeOrder<V extends BookingAnswers>(
  { flow, answers, quote, draftId, isSignedIn = false, isForCustomer = false }: Purchase<V>,
  idempotencyKey: string,
): Promise<CreatedOrderDto> {
  const purchase = { idempotencyKey, draftId, expectedTotal: toPounds(quote.totalWithDiscount) };
  // Not as a guest, because the operator would own the order.
  if (isForCustomer) return bookOrder(flow.orderRequest(answers, purchase));
  const asGuest = () => createOrder(flow.orderRequest(answers, purchase));
  if (!isSignedIn || !flow.orderFromAccount) return asGuest();
  return flow.orderFromAccount(answers, purchase).catch((error: unknown) => {
    if (codeOf(error) === 'unauthenticated') return asGuest();
    throw error;
  });
}

/** Reports the value of the order (QUO-10), to advertising only with consent. Never fails. */
async function tellConversion<V extends BookingAnswers>(
  { flow, answers, quote }: Purchase<V>,
  orderId: string,
): Promise<void> {
  const order = await flow.orderLike(answers, quote);
  const tier = orderTier(order);
  const { firstName, lastName, email, phone, phonePrefix } = order.details;
  track('order_created', { flow: flow.id, value: TIER_VALUES[tier] });
  if (!mayUseOptional()) return;
  const sent = sendConversion({
    event: 'order_created',
    tier,
    value: TIER_VALUES[tier],
    firstName,
    lastName,
    email,
    phone: dialledNumber(phonePrefix, phone),
    orderId,
  });
  await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, CONVERSION_PATIENCE_MS))]);
}

async function paymentAddress<V extends BookingAnswers>(
  { paymentLink = orderPaymentLink }: Pick<FlowConfig<V>, 'paymentLink'>,
  { orderId, token }: CreatedOrderDto,
): Promise<string> {
  return (await paymentLink(orderId, token)).url;
}
