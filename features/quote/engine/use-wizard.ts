import { useFormik, type FormikErrors } from 'formik';
import { useRouter } from 'next/router';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { track } from '@/lib/analytics/track';
import { deleteKeptDraft, keepDraft } from '@/lib/api/kept-draft';
import { whenBack } from '@/lib/api/when-back';
import { withAddressName } from '@/lib/domain/order/address-names';
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
  readonly isFromRules: (path: string) => boolean;
  readonly clearError: (path: string) => void;
};

/** Removes errors that a change has fixed, because a rule may depend on another field. New errors wait for "Next". */
function useClearFixedErrors(values: object, { errors, check, isFromRules, clearError }: ErrorsToClear): void {
  const clear = useEffectEvent(() => {
    const shownPaths = Object.keys(errors).filter(isFromRules);
    if (shownPaths.length === 0) return;
    let isStale = false;
    const clearFixed = (wrong: FieldErrors) => {
      if (!isStale) shownPaths.filter((path) => !(path in wrong)).forEach(clearError);
    };
    // If the rules cannot be loaded, all errors stay until "Next".
    check().then(clearFixed, () => null);
    return () => {
      isStale = true;
    };
  });
  useEffect(() => clear(), [values]);
}

const RULES_AFTER_MS = 1000;

const NONE: FieldErrors = {};
const hasAny = (errors: FieldErrors = NONE): boolean => Object.keys(errors).length > 0;

/** The message about a failed "Next", shown until `refusedAnswers` change. Null: the answers were not the reason. */
type Banner<V> = { readonly text: string; readonly refusedAnswers: V | null };

type Outcome = 'succeeded' | 'invalid' | 'unavailable' | 'refused';

const now = () => new Date();

const changedFields = <V extends Answers>(before: V, after: V): Partial<V> =>
  Object.fromEntries(Object.entries(after).filter(([name, value]) => value !== before[name as keyof V])) as Partial<V>;

/** Returns a flow's current step with its actions. The engine uses router, storage and analytics only here. */
export function useWizard<V extends Answers>(flow: Flow<V>, initial: SavedState<V>, trackEvent: typeof track) {
  const router = useRouter();
  const form = useFormik<V>({
    initialValues: initial.values,
    initialStatus: NOTHING_TYPED,
    validateOnChange: false,
    validateOnBlur: false,
    validate: async (answers): Promise<FormikErrors<V>> => {
      const errors: FieldErrors = await stepErrors(flow, step, answers, now());
      if (hasAny(errors)) outcome.current = 'invalid';
      return toFormikErrors<V>(errors);
    },
    onSubmit: (answers): Promise<void> => saveAndGoOn(answers).catch(fail),
  });
  const { values, setValues, setErrors, setStatus } = form;
  const halfTyped = form.status as HalfTyped;
  const [initialInput] = useState({ values, halfTyped });
  const isUntouched = values === initialInput.values && halfTyped === initialInput.halfTyped;

  const [draft, setDraft] = useState({ draftId: initial.draftId, basis: initial.basis });
  const [pricesUntil, setPricesUntil] = useState(initial.pricesUntil);
  const [furthest, setFurthest] = useState(initial.furthest);
  const [finished, setFinished] = useState<Finished>(() => new Set(initial.finished));
  const [banner, setBanner] = useState<Banner<V> | null>(null);
  const [failedTries, setFailedTries] = useState(0);
  const [showsHalfTypedErrors, setShowsHalfTypedErrors] = useState(false);
  const [unavailableCount, setUnavailableCount] = useState(0);
  const outcome = useRef<Outcome>('succeeded');
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

  const isMirrorRead = useRef(false);
  useEffect(() => {
    if (isMirrorRead.current) return;
    isMirrorRead.current = true;
    void readMirror(flow, { storage: sessionStore(), ...draft }).then((mirrored) => {
      if (!mirrored) return;
      // Answers given while the mirror was validated are newer.
      void setValues(
        (current) => ({ ...current, ...mirrored.values, ...changedFields(initialInput.values, current) }),
        false,
      );
      setStatus(mirrored.halfTyped);
      setRestored(true);
    });
  }, [flow, draft, initialInput, setValues, setStatus]);

  // Preloads the rules for "Next", after everything that the visitor sees.
  useEffect(() => {
    const timer = setTimeout(() => void flow.rules().catch(() => null), RULES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [flow]);

  useEffect(() => {
    if (!isUntouched) writeMirror(flow, { storage: sessionStore(), ...draft }, { values, halfTyped });
  }, [flow, draft, values, halfTyped, isUntouched]);

  const trackedSteps = useRef(new Set<string>());
  useEffect(() => {
    if (trackedSteps.current.has(step.id)) return;
    trackedSteps.current.add(step.id);
    trackEvent('quote_step', { flow: flow.id, step: step.event, number, of });
  }, [flow.id, step, number, of, trackEvent]);

  const [messagesStepId, setMessagesStepId] = useState(step.id);
  if (messagesStepId !== step.id) {
    setMessagesStepId(step.id);
    setBanner(null);
    setShowsHalfTypedErrors(false);
    setUnavailableCount(0);
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
    isFromRules: (path) => !(path in refused.current),
    clearError: (path) => form.setFieldError(path, undefined),
  });

  const fail = (error: unknown) => {
    // The visitor may have gone to another step meanwhile.
    if (shownStep.current !== step.id) return;
    const fields = fieldsOfFailure(flow, error);
    if (fields && steps.indexOf(step) === stepOfErrors(steps, fields)) {
      refused.current = fields;
      setErrors(toFormikErrors<V>(fields));
      outcome.current = 'invalid';
      return;
    }
    const isUnavailable = codeOf(error) === 'unavailable';
    const text = fields
      ? Object.entries(fields)
          .map(([path, sentence]) => withAddressName(path, sentence, values))
          .join(' ')
      : sentenceOf(codeOf(error));
    setBanner({ text, refusedAnswers: isUnavailable ? null : values });
    outcome.current = isUnavailable ? 'unavailable' : 'refused';
  };
  /** Rethrows an error unless it is about a later step's fields (such as a prefilled postcode), corrected there. */
  const rethrowUnlessAskedLater = (error: unknown) => {
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
    for (let attempt = 0; attempt < 3; attempt += 1) {
      if ((await price.confirm(values.promo)) !== null) return;
    }
  };

  const saveAndGoOn = async (answers: V) => {
    if (!price.isConfirmed || price.promo !== answers.promo) await confirmPrice().catch(rethrowUnlessAskedLater);
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
    outcome.current = 'succeeded';
    if (hasAny(step.waiting?.(halfTyped))) {
      setShowsHalfTypedErrors(true);
      outcome.current = 'invalid';
      return form.setSubmitting(false);
    }
    try {
      // If `validate` cannot load the rules, Formik stays in isSubmitting.
      await flow.rules();
    } catch (error) {
      fail(error);
      return form.setSubmitting(false);
    }
    await form.submitForm();
  };

  /** Runs "Next", then counts its outcome. Before Formik has finished, a retry would find it submitting. */
  const goNext = async () => {
    if (form.isSubmitting) return;
    form.setSubmitting(true);
    setBanner(null);
    setShowsHalfTypedErrors(false);
    refused.current = NONE;
    setErrors({});
    await submit();
    const ended = outcome.current;
    if (ended === 'invalid') setFailedTries((count) => count + 1);
    setUnavailableCount((count) => (ended === 'unavailable' ? count + 1 : 0));
  };

  const retry = useEffectEvent(() => void goNext());
  useEffect(() => (unavailableCount > 0 ? whenBack(unavailableCount, () => retry()) : undefined), [unavailableCount]);

  const saveForLater = async (): Promise<string> => {
    const draftId = await save(values);
    keepDraft({ draftId, step: step.id });
    trackEvent('quote_saved', { flow: flow.id });
    await router.replace(pathOf(step.id, draftId), undefined, { shallow: true, scroll: false });
    return `${window.location.origin}${pathOf(step.id, draftId)}`;
  };

  const remove = async () => {
    if (draft.draftId) {
      await flow.remove(draft.draftId);
      deleteKeptDraft(draft.draftId);
    }
    clearMirror(flow.id, { storage: sessionStore(), draftId: draft.draftId });
    trackEvent('quote_deleted', { flow: flow.id });
    await router.push(`${flow.path}?deleted=1`);
  };

  const halfTypedErrors = (showsHalfTypedErrors ? step.waiting?.(halfTyped) : null) ?? NONE;

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
    banner: banner && (banner.refusedAnswers === null || banner.refusedAnswers === values) ? banner.text : null,
    waiting: halfTypedErrors,
    errors: { ...halfTypedErrors, ...errors },
    failedTries,
    goNext,
    saveForLater,
    remove,
  };
}
