import { getIn, setIn, useFormik } from 'formik';
import { useEffect, useRef, useState } from 'react';
import type { GivenAnswers } from '@/components/forms/FormIsland/FormIsland';
import type { FormErrors, FormValues } from '@/components/forms/form-view';
import { type FormId, viewOf } from '@/components/forms/forms';
import { ApiError } from '@/lib/api/errors';
import { reportSent } from './after-sending';
import { markTitle } from './error-title';
import { type Answers, SENDERS } from './senders';

/** How long it is said that something could not be sent (spec §8). */
const FAILURE_MS = 4000;

const secondsSince = (instant: number) => (Date.now() - instant) / 1000;

/** "quantities.box_s" becomes a field of a field, as the rules have it. */
const nested = (flat: Readonly<Record<string, unknown>>): object =>
  Object.entries(flat).reduce<object>((all, [name, value]) => setIn(all, name, value) as object, {});

/** The words under every name that a form has. */
const flat = (names: readonly string[], from: object): Record<string, string> => {
  const words = names.map((name) => [name, getIn(from, name) as unknown] as const);
  return Object.fromEntries(words.filter((word): word is [string, string] => typeof word[1] === 'string'));
};

/** A form at work: Formik holds the answers, the server's own rules check them, and one content is sent once. */
export function useSiteForm(form: FormId, given: GivenAnswers, onSent: (values: FormValues) => void) {
  const { check, send } = SENDERS[form];
  const { checks } = viewOf(form);
  const names = Object.keys(given.values);
  const [hasFailed, setFailed] = useState(false);
  /** How often something was found wrong here: that takes the focus to it, mending does not. */
  const [refusals, setRefusals] = useState(0);
  const wasRefused = Object.keys(given.errors).length > 0;
  const [since] = useState(() => Date.now());
  const last = useRef({ content: '', key: '' });
  const trap = useRef('');
  const isBusy = useRef(false);

  const formik = useFormik<object>({
    initialValues: nested(given.values),
    initialErrors: nested(given.errors),
    initialTouched: nested(Object.fromEntries(Object.keys(given.errors).map((name) => [name, true]))),
    validate: async (answers) => nested(await check(answers as Answers)),
    validateOnBlur: checks === 'blur',
    onSubmit: async (answers) => {
      const content = JSON.stringify(answers);
      if (last.current.content !== content) last.current = { content, key: crypto.randomUUID() };
      const ageSeconds = secondsSince(since);
      try {
        await send(answers as Answers, { idempotencyKey: last.current.key, ageSeconds, website: trap.current });
      } catch (error) {
        if (error instanceof ApiError && Object.keys(error.fields).length > 0) {
          formik.setErrors(nested(error.fields));
          setRefusals((before) => before + 1);
        } else setFailed(true);
        return;
      }
      const values = flat(names, answers);
      reportSent(form, values);
      formik.resetForm();
      onSent(values);
    },
  });

  useEffect(() => {
    if (!hasFailed) return;
    const timer = setTimeout(() => setFailed(false), FAILURE_MS);
    return () => clearTimeout(timer);
  }, [hasFailed]);

  const hasTried = formik.submitCount > 0 || wasRefused;
  const all = flat([...names, ...groupsOf(names)], formik.errors);
  const isSaid = (name: string) => hasTried || getIn(formik.touched, name) === true;
  const errors: FormErrors = Object.fromEntries(Object.entries(all).filter(([name]) => isSaid(name)));

  const title = useRef({});
  const isWrong = hasTried && Object.keys(errors).length > 0;
  useEffect(() => {
    const own = title.current;
    markTitle(own, isWrong);
    return () => markTitle(own, false);
  }, [isWrong]);

  const change = (name: string, value: string) => {
    void formik.setFieldValue(name, value);
    if (checks === 'change') void formik.setFieldTouched(name, true, false);
  };
  const leave = (name: string) => {
    // An empty field that somebody only passed is no mistake yet.
    if (getIn(formik.values, name) || hasTried) void formik.setFieldTouched(name, true, checks === 'blur');
  };
  const submit = async (trapped: string) => {
    // Formik says so one render later: too late for the second press of a double click.
    if (isBusy.current) return;
    isBusy.current = true;
    trap.current = trapped;
    setFailed(false);
    try {
      const wrong = await formik.validateForm();
      if (Object.keys(wrong).length > 0) setRefusals((before) => before + 1);
      await formik.submitForm();
    } finally {
      isBusy.current = false;
    }
  };

  return {
    values: flat(names, formik.values),
    errors,
    refusals,
    hasFailed,
    isSending: formik.isSubmitting,
    change,
    leave,
    submit,
  };
}

/** "quantities" of "quantities.box_s": a rule may be about all of them together. */
const groupsOf = (names: readonly string[]) => [
  ...new Set(names.filter((name) => name.includes('.')).map((name) => name.split('.')[0] ?? name)),
];
