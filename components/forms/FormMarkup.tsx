import clsx from 'clsx';
import type { Ref, SubmitEventHandler } from 'react';
import { FORM_STAMP } from '@/lib/domain/enquiries/forms';
import { SITE } from '@/lib/site';
import { Button } from '../ui/Button';
import { Note } from '../ui/Note';
import type { FieldsProps, FormField, FormView } from './form-view';
import { FormFields } from './FormFields';
import { viewOf, type FormId } from './forms';
import { Honeypot } from './Honeypot';
import styles from './FormMarkup.module.scss';

export type FormMarkupProps = Omit<FieldsProps, 'form'> & {
  readonly form: FormId;
  /** Prefix of the field ids. Default: the form's name, which also gives the form its accessible name. */
  readonly ids?: string | undefined;
  /** Token that the server signs, on a page that is made for one visitor. */
  readonly stamp?: string | undefined;
  readonly isSending?: boolean;
  /** The message to show for a moment after a failed send. */
  readonly failure?: string | undefined;
  readonly onSubmit?: SubmitEventHandler<HTMLFormElement>;
  readonly ref?: Ref<HTMLFormElement>;
};

const nothing = () => undefined;
/** Handlers that do nothing, for the server's markup before the form's code has loaded. */
export const NOT_HYDRATED = { onChange: nothing, onLeave: nothing, onSubmit: nothing } as const;

const keyOf = (field: FormField) => ('name' in field ? field.name : field.kind);

/** Renders a form that works without a script: it posts to the path of its own API call. */
export function FormMarkup(props: FormMarkupProps) {
  const { form, ids = form, stamp, isSending = false, failure, onSubmit, ref, ...fields } = props;
  const view = viewOf(form);
  const isShort = view.fields.length === 1;
  const whole = wholeRows(view.fields);
  return (
    <form
      noValidate
      ref={ref}
      method="post"
      action={SITE.apiOrigin + view.path}
      aria-label={ids === form ? view.title : undefined}
      className={clsx(styles.root, isShort && styles.short, failure && view.failure === 'mark' && styles.failed)}
      onSubmit={onSubmit}
    >
      {view.type ? <input type="hidden" name="type" value={fields.values.type ?? view.type} /> : null}
      {stamp ? <input type="hidden" name={FORM_STAMP} value={stamp} /> : null}
      {view.fields.map((field, index) => (
        <div key={keyOf(field)} className={whole[index] ? styles.wide : undefined}>
          <FormFields field={field} form={ids} {...fields} />
        </div>
      ))}
      {/* After the fields, because a dialog focuses its first focusable element. */}
      <Honeypot className={styles.trap} />
      <div className={styles.end}>
        <Button type="submit" size="l" fullWidth={view.fields.length < 4} loading={isSending}>
          {view.submit}
        </Button>
        <div role="status">{failure ? <Failure look={view.failure}>{failure}</Failure> : null}</div>
      </div>
    </form>
  );
}

/** Renders the failure of a send. A bare mark carries its message for screen readers only. */
function Failure({ look, children }: { readonly look: FormView['failure']; readonly children: string }) {
  switch (look) {
    case 'sentence':
      return (
        <Note kind="error" className={styles.failure}>
          {children}
        </Note>
      );
    case 'mark':
      return <span className={styles.heard}>{children}</span>;
    case 'nothing':
      return null;
  }
}

const isLarge = ({ kind }: FormField) => kind === 'area' || kind === 'materials' || kind === 'checkbox';

/** Returns whether each field takes a whole row, so that no row is left half empty. */
export function wholeRows(fields: readonly FormField[]): readonly boolean[] {
  if (fields.length < 4) return fields.map(() => true);
  const whole: boolean[] = [];
  let inRow = 0;
  for (const [index, field] of fields.entries()) {
    const next = fields[index + 1];
    const isAlone = inRow === 0 && (next === undefined || isLarge(next));
    const isWhole = isLarge(field) || isAlone;
    whole.push(isWhole);
    inRow = isWhole ? 0 : 1 - inRow;
  }
  return whole;
}
