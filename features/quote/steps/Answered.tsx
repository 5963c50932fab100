import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import styles from './Answered.module.scss';

type AnsweredProps = {
  /** Label of the question: "Size of your move". */
  readonly label: string;
  /** The answer as text; null without an answer. */
  readonly answer: string | null;
  readonly error: string | undefined;
  readonly children: ReactNode;
};

/** Renders an earlier answer with a button to change it, instead of asking again (FORM-4). */
export function Answered({ label, answer, error, children }: AnsweredProps) {
  const [isAsked, setAsked] = useState(answer === null);
  const question = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    if (!isAsked || !isPressed.current) return;
    const field = (which: string) => question.current?.querySelector<HTMLElement>(which);
    (field('input:checked, select') ?? field('input'))?.focus();
  }, [isAsked]);
  // A question with an error stays open while the visitor corrects it.
  if (error !== undefined && !isAsked) setAsked(true);
  if (isAsked || error !== undefined) return <div ref={question}>{children}</div>;
  return (
    <div className={styles.root}>
      <p>
        <span className={styles.label}>{label}</span> <b>{answer}</b>
      </p>
      <Button
        kind="secondary"
        size="s"
        aria-label={`Change: ${label}`}
        onClick={() => {
          isPressed.current = true;
          setAsked(true);
        }}
      >
        Change
      </Button>
    </div>
  );
}
