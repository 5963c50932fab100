import { useFormik, type FormikErrors } from 'formik';
import { useRouter } from 'next/router';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { track } from '@/lib/analytics/track';
import { deleteKeptDraft, keepDraft } from '@/lib/api/kept-draft';
import { whenBack } from '@/lib/api/when-back';
import { namedSentence } from '@/lib/domain/order/address-names';
import { stepPath } from '@/lib/routes';
import { finishedSteps, stepErrors } from './answers';
import { clearMirror, NOTHING_TYPED, readMirror, sessionStore, writeMirror } from './draft';
import { codeOf, fieldsOfFailure, sentenceOf, stepOfErrors } from './failures';
import { errorsByPath, toFormikErrors } from './form';
import {
  furtherStep,
  nextStep,
  previousStep,
  progress,
  shownSteps,
  stepOrFirst,
  stepStates,
  type Finished,
} from './navigation';
import type { Answers, FieldErrors, Flow, HalfTyped, SavedState } from './types';
import { usePrice } from './use-price';

type ErrorsToClear = {
  readonly errors: FieldErrors;
  readonly check: () => Promise<FieldErrors>;
  readonly isOurs: (path: string) => boolean;
  readonly clearError: (path: string) => void;
};

/** Removes errors that a change has fixed, because a rule may depend on another field. New errors wait for "Next". */
function useClearFixedErrors(values: object, { errors, check, isOurs, clearError }: ErrorsToClear): void {
  const clear = useEffectEvent(() => {
    const shownPaths = Object.keys(errors).filter(isOurs);
    if (shownPaths.length === 0) return;
    let isOver = false;
    const clearFixed = (wrong: FieldErrors) => {
      if (!isOver) shownPaths.filter((path) => !(path in wrong)).forEach(clearError);
    };
    // Without the rules all errors stay until "Next".
    check().then(clearFixed, () => null);
    return () => {
      isOver = true;
    };
  });
  useEffect(() => clear(), [values]);
}

const RULES_AFTER_MS = 1000;

const NONE: FieldErrors = {};
const hasAny = (errors: FieldErrors = NONE): boolean => Object.keys(errors).length > 0;

/** The message about a failed "Next". `about`: the refused answers; null when they were not the reason. */
type Banner<V> = { readonly text: string; readonly about: V | null };

type Outcome = 'went on' | 'something is wrong' | 'nobody answered' | 'refused';

const now = () => new Date();

const changesSince = <V extends Answers>(before: V, now: V): Partial<V> =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== before[name as keyof V])) as Partial<V>;

/** Runs a flow: the only file that touches router, storage and analytics (`tell` sends the events). */
export function useWizard<V extends Answers>(flow: Flow<V>, initial: SavedState<V>, tell: typeof track) {
  const router = useRouter();
  const form = useFormik<V>({
    initialValues: initial.values,
    initialStatus: NOTHING_TYPED,
    validateOnChange: false,
    validateOnBlur: false,
    validate: async (answers): Promise<FormikErrors<V>> => {
      const errors: FieldErrors = await stepErrors(flow, step, answers, now());
      if (hasAny(errors)) outcome.current = 'something is wrong';
      return toFormikErrors<V>(errors);
    },
    onSubmit: (answers): Promise<void> => goOn(answers).catch(fail),
  });
  const { values, setValues, setErrors, setStatus } = form;
  const halfTyped = form.status as HalfTyped;
  const [first] = useState({ values, halfTyped });
  const isUntouched = values === first.values && halfTyped === first.halfTyped;

  const [draft, setDraft] = useState({ draftId: initial.draftId, basis: initial.basis });
  const [pricesUntil, setPricesUntil] = useState(initial.pricesUntil);
  const [furthest, setFurthest] = useState(initial.furthest);
  const [finished, setFinished] = useState<Finished>(() => new Set(initial.finished));
  const [banner, setBanner] = useState<Banner<V> | null>(null);
  const [failedTries, setFailedTries] = useState(0);
  const [isWaitingShown, setWaitingShown] = useState(false);
  const [tries, setTries] = useState(0);
  const outcome = useRef<Outcome>('went on');
  /** Errors of fields that the server refused. Only the server can tell when they are valid again. */
  const refused = useRef<FieldErrors>(NONE);
  const [isRestored, setRestored] = useState(false);

  const steps = shownSteps(flow.steps, values);
  const step = stepOrFirst(steps, String(router.query.step));
  const { number, of } = progress(steps, step.id);
  const price = usePrice(flow, values, {
    first: initial.quote,
    draftId: draft.draftId,
    place: `${step.id} ${String(isRestored)}`,
  });
  const returnsToCheck = router.query.return === 'check';
  const pathOf = (id: string, draftId: string | null = draft.draftId) => stepPath(flow.path, id, draftId);

  const isRead = useRef(false);
  useEffect(() => {
    if (isRead.current) return;
    isRead.current = true;
    void readMirror(flow, { storage: sessionStore(), ...draft }).then((mirrored) => {
      if (!mirrored) return;
      // Answers given while the mirror was validated are newer.
      void setValues((now) => ({ ...now, ...mirrored.values, ...changesSince(first.values, now) }), false);
      setStatus(mirrored.halfTyped);
      setRestored(true);
    });
  }, [flow, draft, first, setValues, setStatus]);

  // Preloads the rules for "Next", after everything that the visitor sees.
  useEffect(() => {
    const timer = setTimeout(() => void flow.rules().catch(() => null), RULES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [flow]);

  useEffect(() => {
    if (!isUntouched) writeMirror(flow, { storage: sessionStore(), ...draft }, { values, halfTyped });
  }, [flow, draft, values, halfTyped, isUntouched]);

  const counted = useRef(new Set<string>());
  useEffect(() => {
    if (counted.current.has(step.id)) return;
    counted.current.add(step.id);
    tell('quote_step', { flow: flow.id, step: step.event, number, of });
  }, [flow.id, step, number, of, tell]);

  const [messagesOf, setMessagesOf] = useState(step.id);
  if (messagesOf !== step.id) {
    setMessagesOf(step.id);
    setBanner(null);
    setWaitingShown(false);
    setTries(0);
  }
  const shownStep = useRef(step.id);
  useLayoutEffect(() => {
    shownStep.current = step.id;
    setErrors({});
  }, [step.id, setErrors]);

  const errors = errorsByPath(form.errors);
  useClearFixedErrors(values, {
    errors,
    check: () => stepErrors(flow, step, values, now()),
    isOurs: (path) => !(path in refused.current),
    clearError: (path) => form.setFieldError(path, undefined),
  });

  const fail = (error: unknown) => {
    // The visitor may have gone to another step meanwhile.
    if (shownStep.current !== step.id) return;
    const fields = fieldsOfFailure(flow, error);
    if (fields && steps.indexOf(step) === stepOfErrors(steps, fields)) {
      refused.current = fields;
      setErrors(toFormikErrors<V>(fields));
      outcome.current = 'something is wrong';
      return;
    }
    const isAway = codeOf(error) === 'unavailable';
    const text = fields
      ? Object.entries(fields)
          .map(([path, sentence]) => namedSentence(path, sentence, values))
          .join(' ')
      : sentenceOf(codeOf(error));
    setBanner({ text, about: isAway ? null : values });
    outcome.current = isAway ? 'nobody answered' : 'refused';
  };
  /** Ignores errors about fields of a later step (such as a prefilled postcode), which are corrected there. */
  const unlessAskedLater = (error: unknown) => {
    const fields = fieldsOfFailure(flow, error);
    if (!fields || stepOfErrors(steps, fields) <= steps.indexOf(step)) throw error;
  };

  /** Saves the answers. A missing draft (deleted elsewhere, or 28 days old) is created again. */
  const save = async (answers: V): Promise<string> => {
    const reached = furtherStep(flow.steps, furthest, step.id);
    const body = { step: reached, answers };
    const done = await flow
      .save({ draftId: draft.draftId, ...body })
      .catch((error: unknown) =>
        codeOf(error) === 'not_found' ? flow.save({ draftId: null, ...body }) : Promise.reject(error as Error),
      );
    clearMirror(flow.id, { storage: sessionStore(), draftId: draft.draftId });
    setDraft({ draftId: done.draftId, basis: done.savedAt });
    setPricesUntil(done.pricesUntil);
    setFurthest(reached);
    return done.draftId;
  };

  /** Retries while a newer request (use-price.ts) replaces this one. */
  const confirmPrice = async () => {
    for (let tries = 0; tries < 3; tries += 1) {
      if ((await price.confirm(values.promo)) !== null) return;
    }
  };

  const goOn = async (answers: V) => {
    if (!price.isConfirmed || price.promo !== answers.promo) await confirmPrice().catch(unlessAskedLater);
    const draftId = await save(answers);
    setFinished(await finishedSteps(flow, answers, now()));
    step.afterSave?.(answers, draftId);
    if (draftId !== draft.draftId) {
      await router.replace(pathOf(step.id, draftId), undefined, { shallow: true, scroll: false });
    }
    const next = returnsToCheck ? null : nextStep(steps, step.id);
    keepDraft({ draftId, step: next?.id ?? 'check' });
    await router.push(pathOf(next?.id ?? 'check', draftId), undefined, { shallow: next !== null });
  };

  const submit = async () => {
    outcome.current = 'went on';
    if (hasAny(step.waiting?.(halfTyped))) {
      setWaitingShown(true);
      outcome.current = 'something is wrong';
      return form.setSubmitting(false);
    }
    try {
      // Formik never settles when its rules fail to load.
      await flow.rules();
    } catch (error) {
      fail(error);
      return form.setSubmitting(false);
    }
    await form.submitForm();
  };

  /** Runs "Next" and handles the outcome after Formik, when errors are rendered and a retry is possible. */
  const goNext = async () => {
    if (form.isSubmitting) return;
    form.setSubmitting(true);
    setBanner(null);
    setWaitingShown(false);
    refused.current = NONE;
    setErrors({});
    await submit();
    const ended = outcome.current;
    if (ended === 'something is wrong') setFailedTries((count) => count + 1);
    setTries((before) => (ended === 'nobody answered' ? before + 1 : 0));
  };

  const retry = useEffectEvent(() => void goNext());
  useEffect(() => (tries > 0 ? whenBack(tries, () => retry()) : undefined), [tries]);

  const saveForLater = async (): Promise<string> => {
    const draftId = await save(values);
    keepDraft({ draftId, step: step.id });
    tell('quote_saved', { flow: flow.id });
    await router.replace(pathOf(step.id, draftId), undefined, { shallow: true, scroll: false });
    return `${window.location.origin}${pathOf(step.id, draftId)}`;
  };

  const remove = async () => {
    if (draft.draftId) {
      await flow.remove(draft.draftId);
      deleteKeptDraft(draft.draftId);
    }
    clearMirror(flow.id, { storage: sessionStore(), draftId: draft.draftId });
    tell('quote_deleted', { flow: flow.id });
    await router.push(`${flow.path}?deleted=1`);
  };

  const waiting = (isWaitingShown ? step.waiting?.(halfTyped) : null) ?? NONE;

  return {
    form,
    price,
    step,
    number,
    of,
    states: stepStates(flow.steps, values, finished, step.id, furthest),
    previous: previousStep(steps, step.id),
    next: returnsToCheck ? null : nextStep(steps, step.id),
    pathOf,
    draftId: draft.draftId,
    pricesUntil,
    isBusy: form.isSubmitting,
    banner: banner && (banner.about === null || banner.about === values) ? banner.text : null,
    waiting,
    errors: { ...waiting, ...errors },
    failedTries,
    goNext,
    saveForLater,
    remove,
  };
}
