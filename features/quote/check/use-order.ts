import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@/lib/api/errors';
import { calculatePersonalizedOnce } from '@/lib/api/quotes';
import { randomUuid } from '@/lib/api/random-uuid';
import { whenBack } from '@/lib/api/when-back';
import type { CreatedOrderDto } from '@/lib/contracts/checkout';
import type { ErrorCode, SlotDto } from '@/lib/contracts/errors';
import { fromQuoteDto } from '@/lib/contracts/quote-dto';
import type { Pence } from '@/lib/domain/money';
import type { Quote } from '@/lib/domain/pricing/quote';
import { deskPath } from '@/lib/routes';
import { ofDraft, withAppointment, type Booking, type BookingAnswers } from '../booking';
import { sessionStore } from '../engine/draft';
import { codeOf } from '../engine/failures';
import { paymentAddress, placeOrder, tellConversion } from './place-order';

/**
 * The idempotency key of a purchase. It lives as long as what is bought stays the same: a second press of "Pay now",
 * a lost answer or a reload is then the same order (BOOK-3), while other answers are another order.
 */
type KeyPlace = { readonly storage: Storage | null; readonly draftId: string };

const nameOf = (draftId: string) => `order-key.${draftId}`;

/** The key for exactly this purchase; `purchase` is everything that the order is made of. */
export function orderKey(
  { storage, draftId }: KeyPlace,
  purchase: unknown,
  makeKey: () => string = randomUuid,
): string {
  const content = JSON.stringify(purchase);
  try {
    const kept = JSON.parse(storage?.getItem(nameOf(draftId)) ?? 'null') as { key?: unknown; content?: unknown } | null;
    if (kept && typeof kept.key === 'string' && kept.content === content) return kept.key;
  } catch {
    // What cannot be read is not there.
  }
  const key = makeKey();
  try {
    storage?.setItem(nameOf(draftId), JSON.stringify({ key, content }));
  } catch {
    // Without storage the key still holds for this visit of the page.
  }
  return key;
}

/** Forgets the key of a purchase whose order can no longer be paid: the next press of "Pay now" is another order. */
function forgetOrderKey({ storage, draftId }: KeyPlace): void {
  try {
    storage?.removeItem(nameOf(draftId));
  } catch {
    // Without storage there is nothing to forget.
  }
}

export type Trouble =
  | { readonly kind: 'slot_taken'; readonly nearest: readonly SlotDto[] }
  /** `text`: what the server says of the sizes that are free. */
  | { readonly kind: 'unit_taken'; readonly text: string }
  | { readonly kind: 'price_changed'; readonly before: Pence }
  | { readonly kind: 'fields'; readonly fields: Readonly<Record<string, string>> }
  | { readonly kind: 'failed'; readonly code: ErrorCode };

type Start<V extends BookingAnswers> = {
  readonly booking: Booking<V>;
  readonly draftId: string;
  readonly values: V;
  readonly quote: Quote | null;
  readonly isSignedIn?: boolean | undefined;
  readonly isForCustomer?: boolean | undefined;
  /** Goes to the payment page, which is another site, or to the order at the desk. */
  readonly leave: (address: string) => void;
};

/** What is bought, with all that was agreed to on this page, and whether something of that is missing. */
export type Agreed<V> = { readonly answers: V; readonly isMissing: () => Promise<boolean> };

/** From "Pay now" to the payment page, and every way in which that can go wrong without anything being lost. */
export function useOrder<V extends BookingAnswers>({ booking, draftId, isForCustomer, leave, ...start }: Start<V>) {
  const [values, setValues] = useState(start.values);
  const [quote, setQuote] = useState(start.quote);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [isBusy, setBusy] = useState(false);
  /** How often nobody has answered, and what was tried. */
  const [tries, setTries] = useState(0);
  const latest = useRef(() => Promise.resolve());
  const created = useRef<CreatedOrderDto | null>(null);

  // After the payment page the browser may bring this page back as it was: ask the server what became of the order.
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
  // What was pressed goes on when somebody answers again; an order that was made meanwhile is the same one (its key).
  useEffect(() => (tries > 0 ? whenBack(tries, () => void latest.current()) : undefined), [tries]);

  const pay = (shown: Quote, { answers, isMissing }: Agreed<V>) =>
    attempt(shown, async () => {
      if (await isMissing()) return setBusy(false);
      const purchase = { booking, answers, quote: shown, draftId, isSignedIn: start.isSignedIn, isForCustomer };
      const keyPlace = { storage: sessionStore(), draftId };
      const place = async (): Promise<CreatedOrderDto> => {
        if (created.current) return created.current;
        const key = orderKey(keyPlace, {
          values: answers,
          total: shown.totalWithDiscount,
        });
        created.current = await placeOrder(purchase, key);
        if (!isForCustomer) await tellConversion(purchase, created.current.orderId);
        return created.current;
      };
      const order = await place();
      if (isForCustomer) return leave(deskPath('orders', order.reference));
      // Stays busy: the browser is leaving.
      leave(
        await unlessOver(paymentAddress(booking, order), async () => {
          // Its hold has ended, or a newer order took its place: what is on this page is ordered anew. An order that is paid,
          // in whole or in part, stays the order of this quote, and its page says so.
          forgetOrderKey(keyPlace);
          created.current = null;
          const next = await place();
          return unlessOver(paymentAddress(booking, next), () => Promise.resolve(next.orderUrl));
        }),
      );
    });

  /** Another slot, picked here: saved, priced and shown before anything is paid. */
  const takeSlot = (shown: Quote, { date, start: from, end }: SlotDto) =>
    attempt(shown, async () => {
      const next = withAppointment(values, booking.dateKey, date, [from, end]);
      await booking.flow.save({ draftId, step: 'date', answers: next });
      setQuote(fromQuoteDto(await calculatePersonalizedOnce(ofDraft(booking.priceRequest(next), draftId))));
      setValues(next);
      setBusy(false);
    });

  const priceAgain = async () => {
    setTrouble(null);
    await calculatePersonalizedOnce(ofDraft(booking.priceRequest(values), draftId)).then(
      (dto) => setQuote(fromQuoteDto(dto)),
      (error: unknown) => setTrouble({ kind: 'failed', code: codeOf(error) }),
    );
  };

  return { values, quote, trouble, isBusy, pay, takeSlot, priceAgain };
}

/** Returns the address of a payment, or what `otherwise` returns if the order can no longer be paid there. */
const unlessOver = (address: Promise<string>, otherwise: () => Promise<string>): Promise<string> =>
  address.catch((error: unknown) => {
    if (codeOf(error) === 'order_not_payable') return otherwise();
    throw error;
  });
