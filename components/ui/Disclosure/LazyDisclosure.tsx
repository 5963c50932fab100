import { useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './LazyDisclosure.module.scss';

type LazyDisclosureProps = {
  /** The text of the closed line. */
  readonly title: ReactNode;
  /** The word that looks like a link at the end of the line: "Change". */
  readonly word?: string | undefined;
  /** Opens the line when it becomes another value that is truthy, such as an error inside. */
  readonly opens?: string | boolean | undefined;
  readonly children: ReactNode;
};

/** Renders a closed line that opens to its content, which is mounted when the line is first opened. */
export function LazyDisclosure({ title, word, opens = false, children }: LazyDisclosureProps) {
  const [isWanted, setWanted] = useState(false);
  const place = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (opens && place.current) place.current.open = true;
  }, [opens]);
  // The visitor may open it before hydration, without a toggle event. React then finds it open.
  const look = (details: HTMLDetailsElement | null) => {
    if (details?.open) setWanted(true);
  };
  return (
    <details
      ref={(details) => {
        place.current = details;
        look(details);
      }}
      className={styles.root}
      onToggle={(event) => look(event.currentTarget)}
      suppressHydrationWarning
    >
      <summary className={styles.title}>
        <span>{title}</span>
        {word ? <span className={styles.word}>{word}</span> : null}
      </summary>
      {isWanted || opens ? <div className={styles.content}>{children}</div> : null}
    </details>
  );
}
