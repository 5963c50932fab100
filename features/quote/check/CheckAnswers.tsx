import Head from 'next/head';
import Link from 'next/link';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Checkbox } from '@/components/ui/Checkbox';
import { Icon } from '@/components/ui/Icon/Icon';
import { Note } from '@/components/ui/Note';
import { PriceLines } from '@/components/ui/PriceLines';
import { TicketStub } from '@/components/ui/TicketStub';
import { BREAKPOINTS } from '@/lib/breakpoints';
import { formatDay, formatSlot } from '@/lib/domain/london-time';
import { formatPence } from '@/lib/domain/money';
import { HOLD_MINUTES } from '@/lib/domain/order/hold';
import type { QuotedParking } from '@/lib/domain/order/parking';
import type { Trader } from '@/lib/domain/order/trader';
import { totalLabel, type Quote } from '@/lib/domain/pricing/quote';
import { firstPaymentText, planRows } from '@/lib/domain/storage/plan-words';
import { stepPath } from '@/lib/routes';
import { SITE } from '@/lib/site';
import { ParkingPlan } from '../ParkingPlan';
import { laterLines, priceLines, regularText } from '../engine/PricePanel/price-text';
import { dayOf, slotOf, type BookingAnswers, type CheckedFlow } from '../flow-config';
import type { HeldWords } from '../pages/order-words';
import answerGroupsStyles from './AnswerGroups.module.scss';
import { CheckTrouble } from './CheckTrouble';
import heldOrderStyles from './HeldOrder.module.scss';
import payBarStyles from './PayBar.module.scss';
import { Terms, useAgreement, type LaterPayments } from './Terms';
import { CHECK_TITLE, isNothing, type AnswerRow } from './answer-row';
import { useOrder, type OrderStart } from './use-order';
import styles from './CheckAnswers.module.scss';

/** Renders the payments now and later, how to end the storage, and the checkbox, never pre-ticked (LAW-4). */
function PaymentsAgreement({ quote, plan, beside, box }: LaterPayments & { readonly quote: Quote }) {
  const rows = [
    ['Now', firstPaymentText(plan, formatPence(quote.totalWithDiscount), beside)],
    ...planRows(plan),
  ] as const;
  return (
    <section aria-labelledby="payments" className={styles.card}>
      {box.error ? (
        <Head>
          <title key="title">{`Error: ${CHECK_TITLE} | ${SITE.name}`}</title>
        </Head>
      ) : null}
      <h2 id="payments" className={styles.title}>
        How you pay for storage
      </h2>
      <dl className={styles.payments}>
        {rows.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Checkbox {...box} />
    </section>
  );
}

export type CheckAnswersProps<V extends BookingAnswers> = Omit<OrderStart<V>, 'leave'> & {
  readonly flow: CheckedFlow<V>;
  readonly trader: Trader;
  /** The text about what is asked after payment, because the quote asks for postcodes only. */
  readonly askedLater: string;
  /** The instant of rendering (ISO 8601), from which the cancellation terms count. */
  readonly now: string;
  /** The texts about the draft's unpaid order, which a new order replaces. */
  readonly held?: HeldWords | null;
  readonly knownParking?: QuotedParking | null;
  readonly leave?: (address: string) => void;
  /** Replaces the payment and its agreements where nothing can be ordered. */
  readonly instead?: ReactNode;
};

const leavePage = (address: string) => window.location.assign(address);

/** Renders the price, all answers, everything that must be stated before a duty to pay (LAW-4), and the button. */
export function CheckAnswers<V extends BookingAnswers>({
  flow,
  draftId,
  trader,
  askedLater,
  now,
  isForCustomer,
  held = null,
  knownParking = null,
  instead,
  leave = leavePage,
  ...start
}: CheckAnswersProps<V>) {
  const { dateKey } = flow;
  const order = useOrder({ flow, draftId, isForCustomer, leave, ...start });
  const payLabel = isForCustomer ? 'Book for the customer' : 'Pay now';
  const { values, quote, trouble, isBusy } = order;
  const { payments, ...agreement } = useAgreement({ flow, values, quote, isForCustomer });
  const troubleRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (trouble) troubleRef.current?.focus();
  }, [trouble]);
  const changePath = (step: string) => `${stepPath(flow.path, step, draftId)}&return=check`;
  const changeDay = (
    <Link href={changePath('date')} prefetch={false}>
      Change the day
    </Link>
  );
  const date = dayOf(values, dateKey);
  const slot = slotOf(values, dateKey);
  // Parking is secondary here, so it is shown only when the server sent it along.
  const parkingRequest = date === '' || !knownParking ? undefined : flow.parkingRequest?.(values, date);

  return (
    <div className={styles.root}>
      <Link href={stepPath(flow.path, 'details', draftId)} className={styles.back} prefetch={false}>
        <Icon name="arrow-left" /> Back
      </Link>
      <h1 className={styles.heading}>{CHECK_TITLE}</h1>
      {held ? (
        <HeldOrder {...held} />
      ) : (
        <p className={styles.lead}>
          Nothing is booked yet. Change what is wrong, then {instead ? 'go on' : isForCustomer ? 'book' : 'pay'}.
        </p>
      )}
      {quote ? (
        <Purchase quote={quote} title={instead ? 'What it costs' : 'What you buy'} />
      ) : (
        <Note kind="error" role="alert">
          <p>We could not work out the price just now. Nothing you entered is lost.</p>
          <Button kind="secondary" size="s" onClick={() => void order.priceAgain()}>
            Work out the price again
          </Button>
        </Note>
      )}
      <section aria-labelledby="answers">
        <h2 id="answers" className={styles.title}>
          {flow.summaryTitle}
        </h2>
        <AnswerGroups steps={flow.steps} rows={flow.rows(values)} changePath={changePath} />
        {instead ? null : (
          <Note kind="quiet" className={styles.call}>
            {askedLater}
          </Note>
        )}
      </section>
      {flow.Plan ? <flow.Plan values={values} miles={quote?.distanceMiles ?? null} wayBack={changeDay} /> : null}
      {parkingRequest ? <ParkingPlan request={parkingRequest} known={knownParking} wayTo={() => changeDay} /> : null}
      {instead ?? <Terms flow={flow} values={values} trader={trader} now={now} isForCustomer={isForCustomer} />}
      {quote && payments && !instead ? <PaymentsAgreement {...payments} quote={quote} /> : null}
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
      {quote && !instead ? (
        <TicketStub
          className={styles.stub}
          lead={totalLabel(quote)}
          price={formatPence(quote.totalWithDiscount)}
          note={[
            'VAT included.',
            ...(regularText(quote) ? [`${regularText(quote)}.`] : []),
            ...(date && slot ? [`${formatDay(date)}, ${formatSlot(slot)}.`] : []),
            isForCustomer
              ? 'We hold the slot and email the customer the link to pay.'
              : `We hold your slot for ${HOLD_MINUTES} minutes while you pay.`,
          ].join(' ')}
          action={
            <div className={styles.wide}>
              <Button kind="dark" size="xl" loading={isBusy} onClick={() => void order.pay(quote, agreement)}>
                {payLabel}
              </Button>
            </div>
          }
        />
      ) : null}
      {quote && !instead ? (
        <PayBar quote={quote} label={payLabel} isBusy={isBusy} onPay={() => void order.pay(quote, agreement)} />
      ) : null}
    </div>
  );
}

function Purchase({ quote, title }: { readonly quote: Quote; readonly title: string }) {
  return (
    <section aria-labelledby="purchase" className={styles.card}>
      <h2 id="purchase" className={styles.title}>
        {title}
      </h2>
      <PriceLines lines={priceLines(quote)} />
      <p className={styles.total}>
        <span>{`${totalLabel(quote)} with VAT`}</span>
        <strong>{formatPence(quote.totalWithDiscount)}</strong>
      </p>
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

type AnswerGroupsProps = {
  readonly steps: readonly { readonly id: string; readonly title: string }[];
  readonly rows: readonly AnswerRow[];
  readonly changePath: (step: string) => string;
};

/** Never folded, because the date must be stated before payment (LAW-4). */
const ALWAYS_OPEN = 'date';

/** Renders the non-empty answers by step. On a phone, JavaScript folds each group to its title and a summary. */
function AnswerGroups({ steps, rows, changePath }: AnswerGroupsProps) {
  const groups = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (window.innerWidth >= BREAKPOINTS.s) return;
    for (const group of groups.current?.querySelectorAll('details') ?? []) {
      if (group.dataset.step !== ALWAYS_OPEN) group.open = false;
    }
  }, []);
  return (
    <div ref={groups} className={answerGroupsStyles.root}>
      {steps.map(({ id, title }) => {
        const answers = rows.filter((row) => row.step === id && !isNothing(row));
        return answers.length === 0 ? null : (
          <details key={id} open data-step={id} className={answerGroupsStyles.group}>
            <summary className={answerGroupsStyles.summary}>
              <b>{title}</b>
              {id === ALWAYS_OPEN ? null : (
                <span className={answerGroupsStyles.gist}>{answers.map(({ values }) => values[0]).join(' · ')}</span>
              )}
            </summary>
            <dl>
              {answers.map(({ label, values, step, about }, index) => (
                <div key={`${label} ${String(index)}`} className={answerGroupsStyles.answer}>
                  <dt>{label}</dt>
                  <dd>
                    {values.map((text) => (
                      <p key={text}>{text}</p>
                    ))}
                  </dd>
                  <dd className={answerGroupsStyles.change}>
                    <Link href={changePath(step)} prefetch={false}>
                      Change<span className={answerGroupsStyles.spoken}> {about}</span>
                    </Link>
                  </dd>
                </div>
              ))}
            </dl>
          </details>
        );
      })}
    </div>
  );
}

type PayBarProps = {
  readonly quote: Quote;
  readonly label: string;
  readonly isBusy: boolean;
  readonly onPay: () => void;
};

/** Renders total and button at the bottom of a phone, last in reading order after all agreements (LAW-4). */
function PayBar({ quote, label, isBusy, onPay }: PayBarProps) {
  return (
    <div className={payBarStyles.bar}>
      <p className={payBarStyles.total}>
        <strong>{formatPence(quote.totalWithDiscount)}</strong>
        <span>{`${totalLabel(quote)}, VAT incl.`}</span>
      </p>
      <Button kind="primary" size="l" loading={isBusy} onClick={onPay}>
        {label}
      </Button>
    </div>
  );
}
