import { getIn, setIn, useFormik } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { ValidationError, type AnyObjectSchema, type InferType } from 'yup';
import type { GivenAnswers } from '@/components/forms/FormIsland';
import type { FormErrors, FormValues } from '@/components/forms/form-view';
import { viewOf, type FormId } from '@/components/forms/forms';
import { identifyLead } from '@/lib/analytics/identify-lead';
import { track } from '@/lib/analytics/track';
import { ApiError } from '@/lib/api/errors';
import { randomUuid } from '@/lib/api/random-uuid';
import { isOffline, whenBack } from '@/lib/api/when-back';
import { DEFAULT_PREFIX } from '@/lib/domain/answers/dialling-codes';
import { dialledNumber } from '@/lib/domain/answers/phone';
import * as schemas from '@/lib/validation/forms/schemas';
import { tidied } from '@/lib/validation/tidy';
import { MESSAGES } from '@/lib/validation/messages';

import * as api from '@/lib/api/forms';

/** Returns the values nested by the dots of their names, as in the schemas. */
export const nested = (flat: Readonly<Record<string, unknown>>): object =>
  Object.entries(flat).reduce<object>((all, [name, value]) => setIn(all, name, value) as object, {});

/** Returns the texts of an object under each of a form's field names. */
const flat = (names: readonly string[], from: object): Record<string, string> => {
  const words = names.map((name) => [name, getIn(from, name) as unknown] as const);
  return Object.fromEntries(words.filter((word): word is [string, string] => typeof word[1] === 'string'));
};

/** Returns the groups of dotted names ("quantities.box_s"), because a rule may be about the whole group. */
const groupsOf = (names: readonly string[]): readonly string[] => [
  ...new Set(names.filter((name) => name.includes('.')).map((name) => name.split('.')[0] ?? name)),
];

/** Reports a sent form to analytics, and identifies the visitor who asks to be called (CBK-5, spec §7). */
function reportSent(form: FormId, values: FormValues): void {
  const phone = () => dialledNumber(values.phonePrefix ?? DEFAULT_PREFIX, values.phone ?? '');
  switch (form) {
    case 'callback':
      identifyLead({ phone: phone(), name: values.name });
      track('menu_callback_sent', {
        type: values.type === 'menu_callback_popup' ? 'menu_callback_popup' : 'callback_popup',
      });
      return;
    case 'callback-footer':
      identifyLead({ phone: phone() });
      track('footer_callback_sent', {});
      return;
    case 'newsletter':
      track('newsletter_requested', {});
      return;
    default:
      track('enquiry_sent', { form });
  }
}

const PREFIX = 'Error: ';

const refused = new Set<object>();

/** Adds the prefix to the document title, or removes it. `form` identifies a form. */
function markTitle(form: object, isWrong: boolean): void {
  if (isWrong) refused.add(form);
  else if (!refused.delete(form)) return;
  const own = document.title.startsWith(PREFIX) ? document.title.slice(PREFIX.length) : document.title;
  document.title = refused.size > 0 ? PREFIX + own : own;
}

/** Prefixes the document title with "Error: " while a refused form has a wrong field (FORM-2). */
function useErrorTitle(isWrong: boolean): void {
  const form = useRef({});
  useEffect(() => {
    const own = form.current;
    markTitle(own, isWrong);
    return () => markTitle(own, false);
  }, [isWrong]);
}

/** Returns a function that sends answers. Equal content has the same idempotency key, so that it is stored once. */
function useSender(form: FormId) {
  const [openedAt] = useState(() => Date.now());
  const last = useRef({ content: '', key: '' });
  return (answers: Answers, website: string) => {
    const content = JSON.stringify(answers);
    if (last.current.content !== content) last.current = { content, key: randomUuid() };
    const ageSeconds = (Date.now() - openedAt) / 1000;
    return SENDERS[form].send(answers, { idempotencyKey: last.current.key, ageSeconds, website });
  };
}

/** Provides the state of a form. The server's own schemas validate the answers. */
export function useSiteForm(form: FormId, given: GivenAnswers, onSent: (values: FormValues) => void) {
  const { checks } = viewOf(form);
  const send = useSender(form);
  const names = Object.keys(given.values);
  const [failure, setFailure] = useFailure();
  /** The number of refused attempts. Each one moves the focus to the first error. Correcting a field does not. */
  const [refusals, setRefusals] = useState(0);
  const wasRefused = Object.keys(given.errors).length > 0;
  const trap = useRef('');
  const isBusy = useRef(false);

  const formik = useFormik<object>({
    initialValues: nested(given.values),
    initialErrors: nested(given.errors),
    initialTouched: nested(Object.fromEntries(Object.keys(given.errors).map((name) => [name, true]))),
    validate: async (answers) => nested(await SENDERS[form].check(answers as Answers)),
    validateOnBlur: checks === 'blur',
    onSubmit: async (answers) => {
      try {
        await send(answers as Answers, trap.current);
      } catch (error) {
        if (error instanceof ApiError && Object.keys(error.fields).length > 0) {
          formik.setErrors(nested(error.fields));
          setRefusals((before) => before + 1);
        } else setFailure(isOffline() ? 'offline' : 'failed');
        return;
      }
      const values = flat(names, answers);
      reportSent(form, values);
      formik.resetForm();
      onSent(values);
    },
  });

  const hasTried = formik.submitCount > 0 || wasRefused;
  const all = flat([...names, ...groupsOf(names)], formik.errors);
  const isSaid = (name: string) => hasTried || getIn(formik.touched, name) === true;
  const errors: FormErrors = Object.fromEntries(Object.entries(all).filter(([name]) => isSaid(name)));

  useErrorTitle(hasTried && Object.keys(errors).length > 0);

  const change = (name: string, value: string) => {
    void formik.setFieldValue(name, value);
    if (checks === 'change') void formik.setFieldTouched(name, true, false);
  };
  const leave = (name: string) => {
    // An empty field that the visitor only passed is not an error yet.
    if (getIn(formik.values, name) || hasTried) void formik.setFieldTouched(name, true, checks === 'blur');
  };
  const submit = async (trapped: string) => {
    // Formik reports it one render later, too late for the second press of a double click.
    if (isBusy.current) return;
    isBusy.current = true;
    trap.current = trapped;
    setFailure(null);
    try {
      const wrong = await formik.validateForm();
      if (Object.keys(wrong).length > 0) setRefusals((before) => before + 1);
      await formik.submitForm();
    } finally {
      isBusy.current = false;
    }
  };

  const latestSubmit = useRef(submit);
  useEffect(() => {
    latestSubmit.current = submit;
  });
  useEffect(
    () => (failure === 'offline' ? whenBack(1, () => void latestSubmit.current(trap.current)) : undefined),
    [failure],
  );

  return {
    values: flat(names, formik.values),
    errors,
    refusals,
    failure,
    isSending: formik.isSubmitting,
    change,
    leave,
    submit,
  };
}

/** The answers of a form as its fields hold them, nested by the dots in their names. */
type Answers = Readonly<Record<string, unknown>>;

type Sender = {
  /** Returns one sentence for each wrong field, by name. Empty if all are valid. */
  readonly check: (answers: Answers) => Promise<FormErrors>;
  /** Sends validated answers. Throws ApiError. */
  readonly send: (answers: Answers, guards: api.FormGuards) => Promise<unknown>;
};

function sender<S extends AnyObjectSchema>(
  schema: S,
  send: (values: InferType<S>, guards: api.FormGuards, answers: Answers) => Promise<unknown>,
): Sender {
  return {
    check: (answers) => errorsOf(schema, answers),
    send: async (answers, guards) => send(await schema.validate(tidied(schema, answers)), guards, answers),
  };
}

async function errorsOf(schema: AnyObjectSchema, answers: Answers): Promise<FormErrors> {
  try {
    await schema.validate(tidied(schema, answers), { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const all = error.inner.length > 0 ? error.inner : [error];
    // Reversed, so that the first error of a field is the one that stays.
    return Object.fromEntries(all.toReversed().map(({ path = '', message }) => [path, message]));
  }
}

/** The validation and the call of each form: the server's own schemas, and its payload (spec §5, §7). */
export const SENDERS: Readonly<Record<FormId, Sender>> = {
  callback: sender(schemas.callbackSchema, (values, guards, { type }) =>
    api.sendWebsiteForm(schemas.callbackPayload(values, schemas.callbackTypeOf(type)), guards),
  ),
  'callback-footer': sender(schemas.footerCallbackSchema, (values, guards) =>
    api.sendWebsiteForm(schemas.footerCallbackPayload(values), guards),
  ),
  newsletter: sender(schemas.newsletterSchema, (values, guards) => api.subscribeToNews(values, guards)),
  partner: sender(schemas.affiliateSchema, (values, guards) =>
    api.sendPartnersQuote(schemas.affiliatePayload(values), guards),
  ),
  mover: sender(schemas.moverSchema, (values, guards) =>
    api.sendMoverApplication(schemas.moverPayload(values), guards),
  ),
  student: sender(schemas.studentSchema, (values, guards) =>
    api.sendStudentsQuote(schemas.studentPayload(values), guards),
  ),
  contact: sender(schemas.contactSchema, (values, guards) =>
    api.sendWebsiteForm(schemas.contactPayload(values), guards),
  ),
  business: sender(schemas.businessSchema, (values, guards) =>
    api.sendWebsiteForm(schemas.businessPayload(values), guards),
  ),
  shipping: sender(schemas.shippingSchema, (values, guards) =>
    api.sendWebsiteForm(schemas.shippingPayload(values), guards),
  ),
  materials: sender(schemas.materialsSchema, (values, guards) =>
    api.sendWebsiteForm(schemas.materialsPayload(values), guards),
  ),
  disposal: sender(schemas.disposalSchema, (values, guards) =>
    api.sendWebsiteForm(schemas.disposalPayload(values), guards),
  ),
};

/** How long the failure to send is shown, in milliseconds (spec §8). */
const FAILURE_MS = 4000;

/** The reason why a form was not sent: a failure that the visitor cannot know, or no connection. */
export type Failure = 'failed' | 'offline';
export const FAILURE_TEXTS: Readonly<Record<Failure, string>> = {
  failed: MESSAGES.tryAgainLater,
  offline: MESSAGES.offline,
};

/** Returns the reason why sending failed, with its setter. A failure clears after a while. */
export function useFailure() {
  const [failure, setFailure] = useState<Failure | null>(null);
  useEffect(() => {
    if (failure !== 'failed') return;
    const timer = setTimeout(() => setFailure(null), FAILURE_MS);
    return () => clearTimeout(timer);
  }, [failure]);
  return [failure, setFailure] as const;
}
