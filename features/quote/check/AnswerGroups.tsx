import Link from 'next/link';
import { useEffect, useRef } from 'react';
import { BREAKPOINTS } from '@/lib/breakpoints';
import { isNothing, type AnswerRow } from './answer-row';
import styles from './AnswerGroups.module.scss';

type AnswerGroupsProps = {
  readonly steps: readonly { readonly id: string; readonly title: string }[];
  readonly rows: readonly AnswerRow[];
  readonly changePath: (step: string) => string;
};

/** The step that is never folded, because the date must be stated before payment (LAW-4). */
const ALWAYS_OPEN = 'date';

/**
 * Renders the non-empty answers, grouped by step. On a phone each group folds to its title and a summary. Without a
 * script, and on a wide screen, all groups are open.
 */
export function AnswerGroups({ steps, rows, changePath }: AnswerGroupsProps) {
  const groups = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (window.innerWidth >= BREAKPOINTS.s) return;
    for (const group of groups.current?.querySelectorAll('details') ?? []) {
      if (group.dataset.step !== ALWAYS_OPEN) group.open = false;
    }
  }, []);
  return (
    <div ref={groups} className={styles.root}>
      {steps.map(({ id, title }) => {
        const asked = rows.filter((row) => row.step === id && !isNothing(row));
        return asked.length === 0 ? null : (
          <details key={id} open data-step={id} className={styles.group}>
            <summary className={styles.summary}>
              <b>{title}</b>
              {id === ALWAYS_OPEN ? null : (
                <span className={styles.gist}>{asked.map(({ values }) => values[0]).join(' · ')}</span>
              )}
            </summary>
            <dl>
              {asked.map(({ label, values, step, about }, index) => (
                <div key={`${label} ${String(index)}`} className={styles.answer}>
                  <dt>{label}</dt>
                  <dd>
                    {values.map((text) => (
                      <p key={text}>{text}</p>
                    ))}
                  </dd>
                  <dd className={styles.change}>
                    <Link href={changePath(step)} prefetch={false}>
                      Change<span className={styles.spoken}> {about}</span>
                    </Link>
                  </dd>
                </div>
              ))}
            </dl>
          </details>
        );
      })}
    </div>
  );
}
