import { useEffect, useRef, type SubmitEvent } from 'react';
import { useSilentFill } from '@/components/forms/use-silent-fill';
import { Honeypot } from '@/components/forms/Honeypot';
import { Button } from '@/components/ui/Button';
import { ErrorSummary } from '@/components/ui/ErrorSummary';
import { Note } from '@/components/ui/Note';
import { PhoneField } from '@/components/ui/PhoneField';
import { TextArea } from '@/components/ui/TextArea';
import { TextField } from '@/components/ui/TextField';
import type { RequestedService } from '@/lib/contracts/enquiries';
import { HONEYPOT } from '@/lib/domain/enquiries/form-calls';
import { readablePhone } from '@/lib/domain/answers/phone';
import type { QuoteRequest } from '@/lib/validation/quote-request';
import styles from './RequestForm.module.scss';
import { useRequest } from './use-request';

export type RequestFormProps = {
  readonly service: RequestedService;
  readonly title: string;
  /** Label and hint of the field about the facts that the price depends on. */
  readonly about: { readonly label: string; readonly hint: string };
  /** Values that were typed on an earlier page. */
  readonly typed?: Partial<Pick<QuoteRequest, 'postcode' | 'comment'>> | undefined;
};

/** Renders the form that asks for a price by request. The typed values stay when sending fails. */
export function RequestForm({ service, title, about, typed }: RequestFormProps) {
  const { values, errors, refusals, state, setField, send } = useRequest(service, typed);
  const heading = useRef<HTMLHeadingElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useSilentFill(form);
  const isSent = state === 'sent';
  useEffect(() => heading.current?.focus(), [isSent]);
  useEffect(() => summary.current?.focus(), [refusals]);

  const field = (name: keyof QuoteRequest) => ({
    name,
    value: values[name],
    onChange: (value: string) => setField(name, value),
    error: errors[name],
  });
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const website = new FormData(event.currentTarget).get(HONEYPOT);
    void send(typeof website === 'string' ? website : '');
  };

  return (
    <section aria-labelledby="request-title" className={styles.root}>
      <h2 id="request-title" ref={heading} tabIndex={-1} className={styles.title}>
        {isSent ? 'We have your request' : title}
      </h2>
      {isSent ? (
        <Note kind="success">
          We will email the price to {values.email}, or ring you on {readablePhone(values.phonePrefix, values.phone)}.
          Nothing is booked until you say so.
        </Note>
      ) : (
        <form ref={form} noValidate onSubmit={onSubmit} className={styles.form}>
          <ErrorSummary ref={summary} errors={Object.entries(errors).map(([fieldId, text]) => ({ fieldId, text }))} />
          <div className={styles.pair}>
            <TextField label="First name" autoComplete="given-name" {...field('firstName')} />
            <TextField label="Last name" autoComplete="family-name" {...field('lastName')} />
            <TextField label="Email" type="email" inputMode="email" autoComplete="email" {...field('email')} />
            <PhoneField
              prefix={values.phonePrefix}
              number={values.phone}
              onPrefixChange={(prefix) => setField('phonePrefix', prefix)}
              onNumberChange={(phone) => setField('phone', phone)}
              error={errors.phone ?? errors.phonePrefix}
            />
            <TextField label="Postcode" autoComplete="postal-code" autoCapitalize="characters" {...field('postcode')} />
          </div>
          <TextArea optional {...about} {...field('comment')} />
          <Honeypot className={styles.trap} />
          <div>
            <Button type="submit" size="l" loading={state === 'sending'}>
              Send my request
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}
