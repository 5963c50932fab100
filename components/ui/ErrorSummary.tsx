import type { MouseEvent, Ref } from 'react';
import { Icon } from './Icon/Icon';
import styles from './ErrorSummary.module.scss';

export type SummaryError = { readonly fieldId: string; readonly text: string };

type ErrorSummaryProps = {
  readonly errors: readonly SummaryError[];
  readonly title?: string | undefined;
  readonly ref?: Ref<HTMLDivElement> | undefined;
};

/** Focuses the field and scrolls to it. Without a script the link still leads to the field. */
function goToField(event: MouseEvent<HTMLAnchorElement>, fieldId: string): void {
  const target = document.getElementById(fieldId);
  if (!target) return;
  event.preventDefault();
  target.focus({ preventScroll: true });
  target.scrollIntoView({ block: 'center' });
}

/** Renders the errors of a step, each with a link to its field (FORM-2). Renders nothing without errors. */
export function ErrorSummary({ errors, title = 'Check these answers', ref }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  return (
    <div
      ref={ref}
      id="error-summary"
      role="group"
      aria-labelledby="error-summary-title"
      tabIndex={-1}
      className={styles.root}
    >
      <h2 id="error-summary-title" className={styles.title}>
        <Icon name="error" />
        {title}
      </h2>
      <ul className={styles.list}>
        {errors.map(({ fieldId, text }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} className={styles.link} onClick={(event) => goToField(event, fieldId)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
