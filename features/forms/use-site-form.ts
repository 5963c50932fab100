import { getIn, useFormik } from 'formik';
import { useEffect, useRef, useState } from 'react';
import type { GivenAnswers } from '@/components/forms/FormIsland/FormIsland';
import type { FormErrors, FormValues } from '@/components/forms/form-view';
import { type FormId, viewOf } from '@/components/forms/forms';
import { ApiError } from '@/lib/api/errors';
import { isOffline, whenBack } from '@/lib/api/when-back';
import { reportSent } from './after-sending';
import { flat, groupsOf, nested } from './answer-paths';
import { useErrorTitle } from './error-title';
import { type Answers, SENDERS } from './senders';
import { useFailure } from './use-failure';
import { useSender } from './use-sender';

/** A form at work: Formik holds the answers, the server's own rules check them, and one content is sent once. */
export function useSiteForm(form: FormId, given: GivenAnswers, onSent: (values: FormValues) => void) {
  const { checks } = viewOf(form);
  const send = useSender(form);
  const names = Object.keys(given.values);
  const [failure, setFailure] = useFailure();
  /** How often something was found wrong here: that takes the focus to it, mending does not. */
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
    // An empty field that somebody only passed is no mistake yet.
    if (getIn(formik.values, name) || hasTried) void formik.setFieldTouched(name, true, checks === 'blur');
  };
  const submit = async (trapped: string) => {
    // Formik says so one render later: too late for the second press of a double click.
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
