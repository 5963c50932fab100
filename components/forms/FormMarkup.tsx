import clsx from 'clsx';
import type { Ref, SubmitEventHandler } from 'react';
import { FORM_STAMP } from '@/lib/domain/enquiries/form-calls';
import { SITE } from '@/lib/site';
import { Button } from '../ui/Button';
import { Note } from '../ui/Note';
import type { FieldsProps } from './field-props';
import { FormFields } from './FormFields';
import type { FormField, FormView } from './form-view';
import { type FormId, viewOf } from './forms';
import { Honeypot } from './Honeypot';
import { wholeRows } from './rows';
import styles from './FormMarkup.module.scss';

export type FormMarkupProps = Omit<FieldsProps, 'form'> & {
  readonly form: FormId;
  /** Before the ids of the fields; the form's name unless told otherwise, where a heading stands before it that names it. */
  readonly ids?: string | undefined;
  /** Signed by the server, on a page that is made for one visitor. */
  readonly stamp?: string | undefined;
  readonly isSending?: boolean;
  /** The sentence to say for a moment when it could not be sent. */
  readonly failure?: string | undefined;
  readonly onSubmit?: SubmitEventHandler<HTMLFormElement>;
  readonly ref?: Ref<HTMLFormElement>;
};

const nothing = () => undefined;
/** What the server sends: the same markup, with nothing behind it yet. */
export const ASLEEP = { onChange: nothing, onLeave: nothing, onSubmit: nothing } as const;

const keyOf = (field: FormField) => ('name' in field ? field.name : field.kind);

/** A form as HTML that works by itself: it posts to the path of its own call. */
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
      {/* After the fields: a dialog puts the focus into the first thing that can take it. */}
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

/** In the place that is read aloud, where a mark alone says nothing to those who do not see it. */
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
