import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react';
import { Honeypot } from '@/components/forms/Honeypot';
import { useSilentFill } from '@/components/forms/use-silent-fill';
import { Button } from '@/components/ui/Button';
import { ErrorSummary } from '@/components/ui/ErrorSummary';
import { Note } from '@/components/ui/Note';
import { PhoneField } from '@/components/ui/PhoneField';
import { TextArea } from '@/components/ui/TextArea';
import { TextField } from '@/components/ui/TextField';
import { showToast } from '@/components/ui/Toast/Toaster';
import { ApiError } from '@/lib/api/errors';
import { randomUuid } from '@/lib/api/random-uuid';
import { isOffline, whenBack } from '@/lib/api/when-back';
import type { RequestedService } from '@/lib/contracts/enquiries';
import { readablePhone } from '@/lib/domain/answers/phone';
import { HONEYPOT } from '@/lib/domain/enquiries/forms';
import { MESSAGES } from '@/lib/validation/messages';
import type { QuoteRequest } from '@/lib/validation/quote-request';
import { fieldErrors } from '../engine/answers';
import type { FieldErrors } from '../engine/types';
import styles from './RequestForm.module.scss';

export type RequestFormProps = {
  readonly service: RequestedService;
  readonly title: string;
  readonly about: { readonly label: string; readonly hint: string };
  readonly typed?: Partial<Pick<QuoteRequest, 'postcode' | 'comment'>> | undefined;
};

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

const EMPTY: QuoteRequest = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  phonePrefix: '44',
  postcode: '',
  comment: '',
};

function refusedFields(error: unknown): FieldErrors | null {
  return error instanceof ApiError && Object.keys(error.fields).length > 0 ? error.fields : null;
}

/** Returns whether a change of a field affects another's error: a phone number depends on its country code. */
const isJudgedBy = (wrong: string, name: keyof QuoteRequest): boolean =>
  wrong === name || (wrong === 'phone' && name === 'phonePrefix');

/** Handles a request for a price. The form has one idempotency key, so a second click is the same enquiry. */
function useRequest(service: RequestedService, typed: Partial<QuoteRequest> = {}) {
  const [values, setValues] = useState({ ...EMPTY, ...typed });
  const [errors, setErrors] = useState<FieldErrors>({});
  /** Number of refused attempts. Each one moves the focus to the errors, but correcting an error does not. */
  const [refusals, setRefusals] = useState(0);
  const [state, setState] = useState<'open' | 'sending' | 'waiting' | 'sent'>('open');
  const key = useRef('');
  const [openedAt] = useState(() => Date.now());
  const trap = useRef('');

  const setField = (name: keyof QuoteRequest, value: string) => {
    setValues((before) => ({ ...before, [name]: value }));
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([wrong]) => !isJudgedBy(wrong, name))));
  };

  const refuse = (wrong: FieldErrors) => {
    setErrors(wrong);
    setRefusals((before) => before + 1);
    setState('open');
  };

  /** Sends the request. `website` is the value of the honeypot field. */
  const send = async (website: string) => {
    trap.current = website;
    if (state === 'sending') return;
    setState('sending');
    try {
      const { quoteRequestSchema } = await import('@/lib/validation/quote-request');
      const wrong = await fieldErrors(quoteRequestSchema, values);
      if (Object.keys(wrong).length > 0) return refuse(wrong);
      const { requestQuote } = await import('@/lib/api/enquiries');
      key.current ||= randomUuid();
      const ageSeconds = (Date.now() - openedAt) / 1000;
      await requestQuote({ ...values, service, idempotencyKey: key.current }, { ageSeconds, website });
      setState('sent');
    } catch (error) {
      const refused = refusedFields(error);
      if (refused) return refuse(refused);
      showToast(isOffline() ? MESSAGES.offline : MESSAGES.tryAgainLater, 'error');
      setState(isOffline() ? 'waiting' : 'open');
    }
  };
  const retry = useEffectEvent(() => void send(trap.current));
  useEffect(() => (state === 'waiting' ? whenBack(1, () => retry()) : undefined), [state]);
  return { values, errors, refusals, state, setField, send };
}
