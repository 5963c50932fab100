import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { GivenAnswers } from '@/components/forms/FormIsland';
import { FormMarkup } from '@/components/forms/FormMarkup';
import type { FormValues } from '@/components/forms/form-view';
import { viewOf, type FormId } from '@/components/forms/forms';
import { useSilentFill } from '@/components/forms/use-silent-fill';
import { HONEYPOT } from '@/lib/domain/enquiries/form-calls';
import { FormSent } from './FormSent';
import { FAILURE_TEXTS } from './use-failure';
import { useSiteForm } from './use-site-form';

/** A button that waits for the answer is disabled and loses the focus: it gets it back when it can be pressed again. */
function useFocusKept(form: RefObject<HTMLFormElement | null>, isSending: boolean): void {
  const lost = useRef<HTMLElement | null>(null);
  // In the same task as the button's change: the browser takes the focus away when it draws next.
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
  /** What its fields hold already, and what is known to be wrong. */
  readonly given: GivenAnswers;
  readonly stamp?: string | undefined;
  readonly ids?: string | undefined;
  /** Where the thanks are said elsewhere. */
  readonly onSent?: (values: FormValues) => void;
};

/** Fields whose letters disappear: numbers of the call-back popup and of partners (CBK-2, AFF-1). */
const digitsOf = (form: FormId): readonly string[] =>
  viewOf(form).fields.flatMap((field) => {
    if (field.kind === 'phone') return field.digitsOnly ? ['phone'] : [];
    return field.kind === 'text' && field.digitsOnly ? [field.name] : [];
  });

/** The plus before a country's code is dialled as two zeros, so digits alone keep what it means. */
const digitsIn = (value: string): string => value.replace(/^\s*\+/, '00').replace(/\D/g, '');

/** A form with its code: checked while it is filled, sent without leaving the page, and thanked for. */
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
      {...{ form, ids, values, errors, stamp, isSending }}
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
