import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import styles from './Answered.module.scss';

type AnsweredProps = {
  /** "Size of your move". */
  readonly label: string;
  /** The answer in words; null while there is none. */
  readonly answer: string | null;
  readonly error: string | undefined;
  /** The question. */
  readonly children: ReactNode;
};

/** What was answered before this step came is not asked again (FORM-4): it is shown, with the way to another answer. */
export function Answered({ label, answer, error, children }: AnsweredProps) {
  const [isAsked, setAsked] = useState(answer === null);
  const question = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    if (!isAsked || !isPressed.current) return;
    const field = (which: string) => question.current?.querySelector<HTMLElement>(which);
    (field('input:checked, select') ?? field('input'))?.focus();
  }, [isAsked]);
  // What was wrong once stays open while it is put right.
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
