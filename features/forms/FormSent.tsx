import { useEffect, useRef } from 'react';
import { type FormId, viewOf } from '@/components/forms/forms';
import { Icon } from '@/components/ui/Icon/Icon';
import styles from './FormSent.module.scss';

/** Renders the thanks in place of the form, and moves the focus there. */
export function FormSent({ form, isFocused = false }: { readonly form: FormId; readonly isFocused?: boolean }) {
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
