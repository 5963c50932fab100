import { useEffect, useRef } from 'react';
import { useChangedFields } from '@/components/forms/use-changed-fields';
import { fieldId, type FormErrors } from '@/components/forms/form-view';
import { FormIsland } from '@/components/forms/FormIsland';
import { type FormId, isFormId, viewOf } from '@/components/forms/forms';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { ErrorSummary } from '@/components/ui/ErrorSummary';
import { Note } from '@/components/ui/Note';
import type { FormPageState } from '@/lib/contracts/form-page';
import { formPage } from '@/lib/domain/enquiries/forms';
import { NEWS_WORDS, sentWords } from './form-page-words';
import styles from './FormPage.module.scss';

type FormPageProps = {
  readonly state: FormPageState;
  readonly company: { readonly phone: string; readonly phoneHref: string };
};

/** Renders a page with one form. Links lead here without a script, and it answers a plain POST. */
export function FormPage({ state, company }: FormPageProps) {
  return (
    <div className={styles.root}>
      <Content state={state} />
      {state.kind === 'sent' || state.kind === 'news' ? null : (
        <p className={styles.ring}>
          Or ring <a href={company.phoneHref}>{company.phone}</a>.
        </p>
      )}
    </div>
  );
}

function Content({ state }: { readonly state: FormPageState }) {
  switch (state.kind) {
    case 'form':
      return <OneForm {...state} />;
    case 'limited':
      return <Limited {...state} />;
    case 'news':
      return <News {...state} />;
    case 'sent':
      return (
        <Said {...sentWords(state.form)}>
          <ButtonLink href="/" size="l">
            Go to the home page
          </ButtonLink>
        </Said>
      );
    case 'used':
      return (
        <Said
          title="This link has been used"
          text="Each link works once and for a limited time. If you still get emails you do not want, ring us and we will stop them."
        />
      );
  }
}

function Said({ title, text, children }: { title: string; text: string; children?: React.ReactNode }) {
  return (
    <>
      <h1>{title}</h1>
      <p className={styles.intro}>{text}</p>
      {children}
    </>
  );
}

function inOrderOf(form: FormId, errors: FormErrors): [name: string, text: string][] {
  const names = viewOf(form).fields.map((field) => (field.kind === 'phone' ? 'phone' : field.name));
  const place = (name: string) => names.findIndex((field) => name === field || name.startsWith(`${field}.`));
  return Object.entries(errors).toSorted(([one], [other]) => place(one) - place(other));
}

function OneForm({ form, values, errors, stamp }: Extract<FormPageState, { kind: 'form' }>) {
  const summary = useRef<HTMLDivElement>(null);
  const { title, intro } = viewOf(form);
  useEffect(() => summary.current?.focus(), []);
  const { onInput, isChanged } = useChangedFields();
  const wrong = inOrderOf(form, errors)
    .map(([name, text]) => ({ fieldId: fieldId(form, name), text }))
    .filter((error) => !isChanged(error.fieldId));
  return (
    <>
      <h1>{title}</h1>
      <p className={styles.intro}>{intro}</p>
      <div className={styles.note}>
        <ErrorSummary ref={summary} errors={wrong} />
      </div>
      <div className={styles.card} onInput={onInput}>
        <FormIsland form={form} given={{ values, errors }} stamp={stamp || undefined} />
      </div>
    </>
  );
}

/** Renders the answer to a rate-limited request: the typed values stay, with the time to wait. */
function Limited({ form, values, stamp, retryAfter }: Extract<FormPageState, { kind: 'limited' }>) {
  const minutes = Math.max(1, Math.ceil(retryAfter / 60));
  return (
    <>
      <h1>{isFormId(form) ? viewOf(form).title : NEWS_WORDS[form].title}</h1>
      <Note kind="error" className={styles.note}>
        This was sent too many times. Try again in {minutes === 1 ? 'a minute' : `${minutes} minutes`}, or ring us.
      </Note>
      {isFormId(form) ? (
        <div className={styles.card}>
          <FormIsland form={form} given={{ values, errors: {} }} stamp={stamp || undefined} />
        </div>
      ) : null}
    </>
  );
}

/** Renders a single button, so that an email program that prefetches links does not submit it. */
function News({ form, token }: Extract<FormPageState, { kind: 'news' }>) {
  const { title, text, submit } = NEWS_WORDS[form];
  return (
    <>
      <h1>{title}</h1>
      <p className={styles.intro}>{text}</p>
      <form noValidate method="post" action={formPage(form)}>
        <input type="hidden" name="token" value={token} />
        <Button type="submit" size="l">
          {submit}
        </Button>
      </form>
    </>
  );
}
