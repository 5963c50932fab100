import { useLayoutEffect, useRef, useState } from 'react';
import { emptyValues } from './answers';
import { FORM_GONE, FORM_SHOWN } from './form-place';
import type { FormErrors, FormValues } from './form-view';
import { ASLEEP, FormMarkup } from './FormMarkup';
import { type FormId, viewOf } from './forms';

/** What a form comes back with after a plain post that was refused. */
export type GivenAnswers = { readonly values: FormValues; readonly errors: FormErrors };

type FormIslandProps = {
  readonly form: FormId;
  readonly given?: GivenAnswers | undefined;
  /** What the page knows already: a country's page, its country. */
  readonly answers?: FormValues | undefined;
  readonly stamp?: string | undefined;
  /** Before the ids of the fields, where the same form may stand on the page a second time; its name otherwise. */
  readonly ids?: string | undefined;
};

/**
 * The place of a form. The server draws it as plain HTML; in the browser React adopts that without looking into it, and
 * the form's code comes when somebody touches it, with a root of its own (features/forms). After a soft navigation the
 * place is empty and is filled at once.
 */
export function FormIsland({ form, given, answers, stamp, ids }: FormIslandProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isOnServer] = useState(() => typeof document === 'undefined');
  useLayoutEffect(() => {
    const element = place.current;
    const tell = (event: string) => element?.dispatchEvent(new Event(event, { bubbles: true }));
    tell(FORM_SHOWN);
    return () => void tell(FORM_GONE);
  }, []);

  const attributes = {
    'data-form': form,
    ...(answers && { 'data-answers': JSON.stringify(answers) }),
    ...(given && { 'data-errors': JSON.stringify(given.errors) }),
    ...(stamp && { 'data-stamp': stamp }),
    ...(ids && { 'data-ids': ids }),
  };
  if (!isOnServer) {
    return <div {...attributes} ref={place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  }
  const values = { ...emptyValues(viewOf(form)), ...answers, ...given?.values };
  return (
    <div {...attributes}>
      <FormMarkup form={form} values={values} errors={given?.errors ?? {}} stamp={stamp} ids={ids} {...ASLEEP} />
    </div>
  );
}
