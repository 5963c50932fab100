import field from '@/components/ui/Field/Field.module.scss';
import styles from './QuoteState.module.scss';
import { lazy, type ComponentType } from 'react';
import { QuoteLayout } from '@/components/layout/QuoteLayout';
import { Button } from '@/components/ui/Button';
import { fetchedPart } from '@/components/ui/FetchedPart/fetched-part';
import { Field } from '@/components/ui/Field/Field';
import type { Trader } from '@/lib/domain/order/trader';
import { stepPath } from '@/lib/routes';
import { QuoteWizard } from '../engine/QuoteWizard';
import type { Question, Questions } from '../engine/types';
import { FlowContext, type BookingAnswers, type FlowConfig } from '../flow-config';
import { AskOpener } from '../request/AskOpener';
import { ForCustomer, STOP_BOOKING } from './ForCustomer';
import { QuoteState } from './QuoteState';
import type { AskView, QuoteView } from './load';

type AskUsProps = { readonly path: string; readonly view: AskView; readonly trader: Trader };

/** Renders why a postcode has no price online, and how to correct it or ask. Typed values are carried along. */
function AskUs({ path, view, trader }: AskUsProps) {
  const { flow, reasons, postcodes, entry, typed } = view;
  return (
    <div className={styles.root}>
      <h1 className={styles.heading}>We can’t price this online</h1>
      {reasons.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <form noValidate action={stepPath(path, 'packing')} method="get" className={styles.again}>
        <h2 className={styles.subtitle}>Another postcode?</h2>
        {postcodes.map(({ name, label, value }) => (
          <Field key={name} id={name} label={label}>
            <div className={field.group}>
              <input
                id={name}
                name={name}
                className={field.control}
                defaultValue={value}
                autoComplete="postal-code"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={12}
              />
            </div>
          </Field>
        ))}
        {Object.entries(entry).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div>
          <Button type="submit" kind="secondary" iconAfter="arrow-right">
            Use this postcode
          </Button>
        </div>
      </form>
      <p>
        <span>{postcodes.length > 1 ? 'Are these postcodes right?' : 'Is this postcode right?'}</span> Ask us, or ring{' '}
        <a href={trader.phoneHref}>{trader.phone}</a>. We tell you the total price, or who else can help, before you
        agree to anything.
      </p>
      <AskOpener service={flow} typed={typed} />
    </div>
  );
}

/** Loaded on demand, because answers without a price online are rare. */
const AskInstead = fetchedPart(async () => (await import('../request/AskInstead')).AskInstead);

export type StepView<V extends BookingAnswers> = { readonly view: QuoteView<V>; readonly trader: Trader };

type StepPageProps<V extends BookingAnswers> = StepView<V> & {
  readonly flow: FlowConfig<V>;
  readonly questions: Questions;
  readonly Summary?: ComponentType;
  readonly Verdict?: ComponentType;
};

export function StepPage<V extends BookingAnswers>({ flow, questions, view, trader, ...beside }: StepPageProps<V>) {
  if (view.kind !== 'question') {
    return (
      <QuoteLayout company={trader}>
        {view.kind === 'ask' ? (
          <AskUs path={flow.path} view={view} trader={trader} />
        ) : (
          <QuoteState path={flow.path} state={view} />
        )}
      </QuoteLayout>
    );
  }
  const { isForCustomer } = view.facts;
  return (
    // The form holds this booking's answers. The shared steps see only the common type.
    <FlowContext value={{ flow: flow as unknown as FlowConfig, facts: view.facts }}>
      <QuoteWizard
        flow={flow}
        questions={questions}
        saved={view.saved}
        isForCustomer={isForCustomer}
        frame={(exit, content) => (
          <QuoteLayout company={trader} exit={exit} leave={isForCustomer ? STOP_BOOKING : null}>
            {isForCustomer ? <ForCustomer /> : null}
            {content}
          </QuoteLayout>
        )}
        {...beside}
        Refused={AskInstead}
      />
    </FlowContext>
  );
}

/** Returns a question in its own chunk, which loads when it is shown or by `fetch`. */
export function question(load: () => Promise<ComponentType>): Question {
  const fetch = async () => ({ default: await load() });
  return { Component: lazy(fetch), fetch };
}
