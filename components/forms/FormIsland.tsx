import { useLayoutEffect, useRef, useState } from 'react';
import { emptyValues } from './answers';
import { FORM_GONE, FORM_SHOWN } from './form-place';
import type { FormErrors, FormValues } from './form-view';
import { NOT_HYDRATED, FormMarkup } from './FormMarkup';
import { type FormId, viewOf } from './forms';

export type GivenAnswers = { readonly values: FormValues; readonly errors: FormErrors };

type FormIslandProps = {
  readonly form: FormId;
  readonly given?: GivenAnswers | undefined;
  /** Answers that the page knows, such as the country on a country's page. */
  readonly answers?: FormValues | undefined;
  readonly stamp?: string | undefined;
  /** Prefix of the field ids, for a second copy of the form on one page. Default: the form's name. */
  readonly ids?: string | undefined;
};

/** Renders a form as HTML that React adopts without hydrating it. features/forms loads its code at the first touch. */
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
      <FormMarkup form={form} values={values} errors={given?.errors ?? {}} stamp={stamp} ids={ids} {...NOT_HYDRATED} />
    </div>
  );
}
