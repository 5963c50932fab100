import Link from 'next/link';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Disclosure } from '@/components/ui/Disclosure/Disclosure';
import { Icon } from '@/components/ui/Icon/Icon';
import { Note } from '@/components/ui/Note';
import { PriceLines } from '@/components/ui/PriceLines';
import { Tape } from '@/components/ui/Tape';
import type { Trader } from '@/lib/domain/order/trader';
import type { Quote } from '@/lib/domain/pricing/quote';
import { TIMELINE_TITLE } from '@/lib/domain/timeline/words';
import { uncapitalised } from '@/lib/domain/wording';
import { stepPath } from '@/lib/routes';
import { shownSteps } from '../engine/navigation';
import { includedLines, includedText, laterLines, pricedLines } from '../engine/PricePanel/price-text';
import { dayOf, slotOf, type BookingAnswers, type CheaperOffer, type CheckedFlow } from '../flow-config';
import { ForCustomer } from '../pages/ForCustomer';
import type { HeldWords } from '../pages/order-words';
import { AnswerGroups } from './AnswerGroups';
import { CheckTrouble } from './CheckTrouble';
import heldOrderStyles from './HeldOrder.module.scss';
import { OrderTicket, PayBar, PriceTicket } from './OrderTicket';
import { Terms, useAgreement } from './Terms';
import { CHECK_TITLE } from './answer-row';
import { refundTextOf } from './cancellation';
import { useOrder, type OrderStart } from './use-order';
import styles from './CheckAnswers.module.scss';

export type CheckAnswersProps<V extends BookingAnswers> = Omit<OrderStart<V>, 'leave'> & {
  readonly flow: CheckedFlow<V>;
  readonly trader: Trader;
  /** The text about what is asked after payment, because the quote asks for postcodes only. */
  readonly askedLater: string;
  /** The instant of rendering (ISO 8601), from which the cancellation terms count. */
  readonly now: string;
  /** The texts about the draft's unpaid order, which a new order replaces. */
  readonly held?: HeldWords | null;
  readonly leave?: (address: string) => void;
  /** Replaces the payment and its agreements where nothing can be ordered. */
  readonly instead?: ReactNode;
};

const leavePage = (address: string) => window.location.assign(address);

/** Renders all answers and everything that must be stated before a duty to pay (LAW-4), beside price and button. */
export function CheckAnswers<V extends BookingAnswers>({
  flow,
  draftId,
  trader,
  askedLater,
  now,
  isForCustomer = false,
  held = null,
  instead,
  leave = leavePage,
  ...start
}: CheckAnswersProps<V>) {
  const { dateKey } = flow;
  const order = useOrder({ flow, draftId, isForCustomer, leave, ...start });
  const { values, quote, trouble, isBusy } = order;
  const { payments, ...agreement } = useAgreement({ flow, values, quote, isForCustomer });
  const troubleRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (trouble) troubleRef.current?.focus();
  }, [trouble]);
  const changePath = (step: string) => `${stepPath(flow.path, step, draftId)}&return=check`;
  const steps = shownSteps(flow.steps, values);
  const cheaper = useCheaper(flow, values, quote);
  const paying = quote && {
    quote,
    label: isForCustomer ? 'Book for the customer' : 'Pay now',
    isBusy,
    onPay: () => void order.pay(quote, agreement),
  };

  return (
    <>
      <div className={styles.tape}>
        <Tape
          steps={steps.map(({ id, title }) => ({ id, title, href: changePath(id), state: 'completed' }))}
          label="Steps of this quote"
          end="Check and pay"
          isAtEnd
        />
      </div>
      <div className={styles.grid}>
        <div className={styles.main}>
          <Link href={stepPath(flow.path, 'details', draftId)} className={styles.back} prefetch={false}>
            <Icon name="arrow-left" /> Back
          </Link>
          <h1 className={styles.heading}>{CHECK_TITLE}</h1>
          {isForCustomer ? <ForCustomer /> : null}
          {held ? (
            <HeldOrder {...held} />
          ) : (
            <p className={styles.lead}>Nothing is booked {instead || isForCustomer ? 'yet' : 'until you pay'}.</p>
          )}
          <div ref={troubleRef} tabIndex={-1} className={styles.trouble}>
            {trouble && quote ? (
              <CheckTrouble
                steps={flow.steps}
                trouble={trouble}
                answers={values}
                quote={quote}
                isBusy={isBusy}
                changePath={changePath}
                ownPath={stepPath(flow.path, 'check', draftId)}
                onSlot={(next) => void order.takeSlot(quote, next)}
              />
            ) : null}
          </div>
          {quote ? null : (
            <Note kind="error" role="alert">
              <p>We could not work out the price just now. Nothing you entered is lost.</p>
              <Button kind="secondary" size="s" onClick={() => void order.priceAgain()}>
                Work out the price again
              </Button>
            </Note>
          )}
          {instead}
          {flow.dayRefusals?.(values, quote?.distanceMiles ?? null).map(({ code, isHard, sentence }) => (
            <Note key={code} kind={isHard ? 'error' : 'info'}>
              <p>{sentence}</p>
              <p>
                <Link href={changePath('date')} prefetch={false}>
                  Change the day
                </Link>
              </p>
            </Note>
          ))}
          <section aria-labelledby="answers">
            <h2 id="answers" className={styles.title}>
              {flow.summaryTitle}
            </h2>
            <AnswerGroups steps={steps} rows={flow.rows(values)} changePath={changePath} />
          </section>
          {quote ? <Purchase quote={quote} title={instead ? 'What it costs' : 'Your order'} /> : null}
          {instead ? null : (
            <Terms {...{ flow, values, quote, trader, now, isForCustomer, payments }}>
              <Disclosure
                heading="h3"
                title="After you pay"
                fact={
                  <AfterPaying
                    askedLater={askedLater}
                    hasTimeline={flow.dayRefusals !== undefined}
                    hasParking={flow.parkingRequest !== undefined}
                  />
                }
              />
            </Terms>
          )}
        </div>
        {paying ? (
          <div className={styles.side}>
            {instead ? (
              <PriceTicket quote={paying.quote} />
            ) : (
              <OrderTicket
                {...paying}
                date={dayOf(values, dateKey)}
                slot={slotOf(values, dateKey)}
                refund={refundTextOf(flow, values, now)}
                isForCustomer={isForCustomer}
                agreement={payments?.box ?? null}
                cheaper={
                  cheaper && {
                    text: cheaper.text,
                    action: cheaper.action,
                    onTake: () => void order.change(paying.quote, cheaper.values),
                  }
                }
              />
            )}
          </div>
        ) : null}
      </div>
      {paying && !instead ? <PayBar {...paying} /> : null}
    </>
  );
}

/** Returns the flow's cheaper offer for the shown price. Null until it is worked out, and if there is none. */
function useCheaper<V extends BookingAnswers>({ cheaper }: CheckedFlow<V>, values: V, quote: Quote | null) {
  const [found, setFound] = useState<{ readonly quote: Quote; readonly offer: CheaperOffer<V> } | null>(null);
  useEffect(() => {
    if (!cheaper || !quote) return;
    let isShown = true;
    cheaper(values, quote).then(
      (offer) => offer && isShown && setFound({ quote, offer }),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [cheaper, values, quote]);
  return found && found.quote === quote ? found.offer : null;
}

type AfterPayingProps = {
  readonly askedLater: string;
  readonly hasTimeline: boolean;
  readonly hasParking: boolean;
};

/** Renders what the order page asks and shows after booking, which is too long to show before payment. */
function AfterPaying({ askedLater, hasTimeline, hasParking }: AfterPayingProps) {
  const shown = [
    ...(hasTimeline ? [uncapitalised(TIMELINE_TITLE)] : []),
    ...(hasParking ? ['the parking you need to arrange'] : []),
  ];
  return (
    <>
      <span>{askedLater}</span>
      {shown.length > 0 ? <span>{` The page also shows ${shown.join(', and ')}.`}</span> : null}
    </>
  );
}

function Purchase({ quote, title }: { readonly quote: Quote; readonly title: string }) {
  const included = includedLines(quote);
  return (
    <section aria-labelledby="purchase">
      <h2 id="purchase" className={styles.title}>
        {title}
      </h2>
      <PriceLines lines={pricedLines(quote)} />
      {included.length > 0 ? (
        <Disclosure heading="h3" title="Also included" fact={includedText(included)} isSummary>
          <PriceLines lines={included} />
        </Disclosure>
      ) : null}
      {quote.follows ? (
        <>
          <h3 className={styles.subtitle}>Paid later, VAT included</h3>
          <PriceLines lines={laterLines(quote)} />
        </>
      ) : null}
    </section>
  );
}

function HeldOrder({ title, text, pay, correct, order }: HeldWords) {
  return (
    <Note>
      <div className={heldOrderStyles.root}>
        <p>
          <b>{title}.</b> {text}
        </p>
        {pay ? (
          <p>
            <ButtonLink href={pay.href} size="s">
              {pay.label}
            </ButtonLink>
          </p>
        ) : null}
        <p>
          {correct} <a href={order.href}>{order.label}</a>
        </p>
      </div>
    </Note>
  );
}
