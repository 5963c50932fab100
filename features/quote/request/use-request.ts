import { useEffect, useRef, useState } from 'react';
import { showToast } from '@/components/ui/Toast/toast-store';
import { ApiError } from '@/lib/api/errors';
import { randomUuid } from '@/lib/api/random-uuid';
import { isOffline, whenBack } from '@/lib/api/when-back';
import type { RequestedService } from '@/lib/contracts/enquiries';
import { MESSAGES } from '@/lib/validation/messages';
import type { QuoteRequest } from '@/lib/validation/quote-request';
import { fieldErrors } from '../engine/answers';
import type { FieldErrors } from '../engine/types';

const EMPTY: QuoteRequest = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  phonePrefix: '44',
  postcode: '',
  comment: '',
};

/** Returns the server's messages by refused field; null for any other error. */
function refusedFields(error: unknown): FieldErrors | null {
  return error instanceof ApiError && Object.keys(error.fields).length > 0 ? error.fields : null;
}

/** Returns whether a change of a field affects the error of another: a phone number depends on its country code. */
const isJudgedBy = (wrong: string, name: keyof QuoteRequest): boolean =>
  wrong === name || (wrong === 'phone' && name === 'phonePrefix');

/**
 * Returns the state of a request for a price. The form has one idempotency key, so a second click is the same
 * enquiry.
 */
export function useRequest(service: RequestedService, typed: Partial<QuoteRequest> = {}) {
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
  const latestSend = useRef(send);
  useEffect(() => {
    latestSend.current = send;
  });
  useEffect(
    () => (state === 'waiting' ? whenBack(1, () => void latestSend.current(trap.current)) : undefined),
    [state],
  );
  return { values, errors, refusals, state, setField, send };
}
