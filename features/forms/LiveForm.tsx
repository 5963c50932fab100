import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { GivenAnswers } from '@/components/forms/FormIsland';
import { FormMarkup } from '@/components/forms/FormMarkup';
import type { FormValues } from '@/components/forms/form-view';
import { viewOf, type FormId } from '@/components/forms/forms';
import { useSilentFill } from '@/components/forms/use-silent-fill';
import { Icon } from '@/components/ui/Icon/Icon';
import { HONEYPOT } from '@/lib/domain/enquiries/forms';
import styles from './FormSent.module.scss';
import { FAILURE_TEXTS, useSiteForm } from './use-site-form';

/** Restores the focus to the submit button, which loses it while it is disabled during sending. */
function useFocusKept(form: RefObject<HTMLFormElement | null>, isSending: boolean): void {
  const lost = useRef<HTMLElement | null>(null);
  // A layout effect, because it runs before the browser blurs the disabled button at the next paint.
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (isSending) {
      lost.current = focused instanceof HTMLElement && form.current?.contains(focused) ? focused : null;
    } else {
      if (focused === null || focused === document.body || focused === lost.current) lost.current?.focus();
      lost.current = null;
    }
  }, [form, isSending]);
}

type LiveFormProps = {
  readonly form: FormId;
  readonly given: GivenAnswers;
  readonly stamp?: string | undefined;
  readonly ids?: string | undefined;
  /** Called after sending, if the thanks are shown elsewhere. */
  readonly onSent?: (values: FormValues) => void;
};

/** Returns the fields in which letters are removed: numbers of the callback popup and of partners (CBK-2, AFF-1). */
const digitsOf = (form: FormId): readonly string[] =>
  viewOf(form).fields.flatMap((field) => {
    if (field.kind === 'phone') return field.digitsOnly ? ['phone'] : [];
    return field.kind === 'text' && field.digitsOnly ? [field.name] : [];
  });

/** Returns the digits of a number. A leading plus becomes two zeros, which dial the same. */
const digitsIn = (value: string): string => value.replace(/^\s*\+/, '00').replace(/\D/g, '');

/** Renders a form that is validated while it is filled in and replaced by the thanks once it is sent. */
export function LiveForm({ form, given, stamp, ids, onSent }: LiveFormProps) {
  const [isSent, setSent] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const { values, errors, refusals, failure, isSending, change, leave, submit } = useSiteForm(form, given, (sent) =>
    onSent ? onSent(sent) : setSent(true),
  );
  const [digits] = useState(() => digitsOf(form));
  useFocusKept(element, isSending);
  useSilentFill(element);

  useEffect(() => {
    if (refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [refusals]);

  if (isSent) return <FormSent form={form} isFocused />;
  return (
    <FormMarkup
      form={form}
      ids={ids}
      values={values}
      errors={errors}
      stamp={stamp}
      isSending={isSending}
      ref={element}
      failure={failure ? FAILURE_TEXTS[failure] : undefined}
      onChange={(name, value) => change(name, digits.includes(name) ? digitsIn(value) : value)}
      onLeave={leave}
      onSubmit={(event) => {
        event.preventDefault();
        const trap = new FormData(event.currentTarget).get(HONEYPOT);
        void submit(typeof trap === 'string' ? trap : '');
      }}
    />
  );
}

/** Renders the thanks in place of the form, and moves the focus there. */
function FormSent({ form, isFocused = false }: { readonly form: FormId; readonly isFocused?: boolean }) {
  const { title, text } = viewOf(form).sent;
  const thanks = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFocused) thanks.current?.focus();
  }, [isFocused]);
  return (
    <div ref={thanks} role="status" tabIndex={-1} className={styles.root}>
      <Icon name="check" />
      <p className={styles.title}>{title}</p>
      <p>{text}</p>
    </div>
  );
}
