import { FormikProvider } from 'formik';
import Head from 'next/head';
import Link from 'next/link';
import { useEffect, useRef, useState, type ComponentType, type ReactNode, type SubmitEvent } from 'react';
import { useSilentFill } from '@/components/forms/use-silent-fill';
import { Button } from '@/components/ui/Button';
import { ErrorSummary } from '@/components/ui/ErrorSummary';
import { fetchedPart } from '@/components/ui/FetchedPart/fetched-part';
import { Icon } from '@/components/ui/Icon/Icon';
import { Note } from '@/components/ui/Note';
import { Tape, type TapeStep } from '@/components/ui/Tape';
import { track } from '@/lib/analytics/track';
import { withAddressName } from '@/lib/domain/order/address-names';
import type { ErrorCode } from '@/lib/contracts/errors';
import { startPath } from '@/lib/routes';
import { SITE } from '@/lib/site';
import { WizardContext } from './form';
import { documentTitle } from './navigation';
import { PricePanel } from './PricePanel/PricePanel';
import type { SavedQuoteProps } from './SavedQuote';
import type { Answers, Flow, Questions, SavedState } from './types';
import { useWizard } from './use-wizard';
import styles from './QuoteWizard.module.scss';

type QuoteWizardProps<V extends Answers> = {
  readonly flow: Flow<V>;
  readonly questions: Questions;
  readonly saved: SavedState<V>;
  /** Renders the frame of the page with its way out around the question. */
  readonly frame: (exit: ReactNode, content: ReactNode) => ReactNode;
  /** Whether an operator answers for a customer on the phone, which analytics must not count. */
  readonly isForCustomer?: boolean | undefined;
  /** Renders what is priced, such as the load, above the price lines. */
  readonly Summary?: ComponentType;
  /** Renders below the total that the listed items do not fit the plan or unit. */
  readonly Verdict?: ComponentType;
  /** Offers a request to a person where the answers have no price online. */
  readonly Refused?: ComponentType;
};

/** Errors that only a person can resolve by pricing the job. */
const NO_PRICE_ONLINE: readonly ErrorCode[] = ['unknown_district', 'by_request', 'volume_too_large'];

const SavedQuote = fetchedPart(async () => (await import('./SavedQuote')).SavedQuote);

const trackNothing: typeof track = () => undefined;

const PRELOAD_AFTER_MS = 1000;

/** The name of the check page on the tape and on the button to it. */
const LAST_STOP = 'Check and pay';

export function QuoteWizard<V extends Answers>({
  flow,
  questions,
  saved,
  frame,
  isForCustomer,
  Summary,
  Verdict,
  Refused,
}: QuoteWizardProps<V>) {
  const wizard = useWizard(flow, saved, isForCustomer ? trackNothing : track);
  const { step, number, of, previous, next, price, failedTries, banner } = wizard;
  const Question = questions[step.id]?.Component;
  const heading = useRef<HTMLHeadingElement>(null);
  const errorSummary = useRef<HTMLDivElement>(null);

  const form = useRef<HTMLFormElement>(null);
  useSilentFill(form);
  const shownStep = useRef(step.id);
  useEffect(() => {
    if (shownStep.current === step.id) return;
    shownStep.current = step.id;
    heading.current?.focus();
  }, [step.id]);
  // Preloads the next question, because on a slow connection "Next" would wait for its code.
  const nextQuestion = next ? questions[next.id] : undefined;
  useEffect(() => {
    const timer = setTimeout(() => void nextQuestion?.fetch().catch(() => null), PRELOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, [nextQuestion]);
  const errors = Object.entries(wizard.errors).map(([fieldId, text]) => ({
    fieldId,
    text: withAddressName(fieldId, text, wizard.form.values),
  }));
  useEffect(() => {
    if (failedTries > 0) errorSummary.current?.focus();
  }, [failedTries]);

  const tape: readonly TapeStep[] = wizard.states.flatMap(({ step: { id, title }, state }) =>
    state === 'hidden' ? [] : [{ id, title, href: wizard.pathOf(id), state }],
  );
  const nextLabel = `Next: ${(next?.title ?? LAST_STOP).toLowerCase()}`;
  const onNext = () => void wizard.goNext();
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    onNext();
  };

  const exit = (
    <SaveAndExit
      key={step.id}
      draftId={wizard.draftId}
      pricesUntil={wizard.pricesUntil}
      onSave={wizard.saveForLater}
      onDelete={wizard.remove}
    />
  );
  const content = (
    <WizardContext value={{ price, draftId: wizard.draftId, waiting: wizard.waiting }}>
      <FormikProvider value={wizard.form}>
        <Head>
          <title key="title">{`${documentTitle(number, of, step.title, errors.length > 0)} | ${SITE.name}`}</title>
        </Head>
        <div className={styles.tape}>
          <Tape steps={tape} label="Steps of this quote" end={LAST_STOP} />
        </div>
        <div className={styles.grid}>
          <div className={styles.main}>
            <Link
              href={previous ? wizard.pathOf(previous.id) : startPath(flow.path, wizard.draftId)}
              shallow={previous !== null}
              prefetch={false}
              className={styles.back}
            >
              <Icon name="arrow-left" /> Back
            </Link>
            <ErrorSummary errors={errors} ref={errorSummary} />
            {banner ? (
              <Note kind="error" role="alert">
                {banner}
              </Note>
            ) : null}
            <p className={styles.progress}>{`Step ${number} of ${of}`}</p>
            <h1 ref={heading} tabIndex={-1} className={styles.heading}>
              {step.heading}
            </h1>
            {step.lead ? <p className={styles.lead}>{step.lead}</p> : null}
            <form ref={form} noValidate onSubmit={onSubmit} className={styles.form}>
              {Question ? <Question /> : null}
              <div className={styles.actions}>
                <Button type="submit" size="l" iconAfter="arrow-right" loading={wizard.isBusy}>
                  {nextLabel}
                </Button>
              </div>
            </form>
            {Refused && price.failure && NO_PRICE_ONLINE.includes(price.failure) ? <Refused /> : null}
          </div>
          <PricePanel
            title={flow.summaryTitle}
            price={price}
            conditions={flow.price.conditions(wizard.form.values, price.quote?.distanceMiles ?? null)}
            nextLabel={nextLabel}
            isBusy={wizard.isBusy}
            onNext={onNext}
            verdict={Verdict ? <Verdict /> : null}
            onRetry={() => void price.confirm(price.promo).catch(() => null)}
          >
            {Summary ? <Summary /> : null}
          </PricePanel>
        </div>
      </FormikProvider>
    </WizardContext>
  );
  return frame(exit, content);
}

/** Renders the one control to save the quote and leave it. */
function SaveAndExit(quote: Omit<SavedQuoteProps, 'onClose'>) {
  // Another press loads the dialog again if its code did not come.
  const [presses, setPresses] = useState(0);
  return (
    <>
      <Button kind="outline" size="s" aria-haspopup="dialog" onClick={() => setPresses(presses + 1)}>
        Save and exit
      </Button>
      {presses > 0 ? <SavedQuote key={presses} {...quote} onClose={() => setPresses(0)} /> : null}
    </>
  );
}
