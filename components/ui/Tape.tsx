import clsx from 'clsx';
import { AppLink } from './AppLink';
import { Icon } from './Icon/Icon';
import styles from './Tape.module.scss';

export type TapeStep = {
  readonly id: string;
  readonly title: string;
  readonly href: string;
  readonly state: 'completed' | 'active' | 'upcoming';
};

/** Renders progress on a measuring tape. Completed steps are links back. */
export function Tape({
  steps,
  label = 'Progress',
  end,
  isAtEnd = false,
}: {
  readonly steps: readonly TapeStep[];
  readonly label?: string | undefined;
  /** Title of the tape's end after the last step, which is not counted as a step. */
  readonly end?: string | undefined;
  /** Whether all steps are completed and the stage after them is shown. */
  readonly isAtEnd?: boolean | undefined;
}) {
  const position = steps.findIndex((step) => step.state === 'active') + 1;
  const active = steps[position - 1];
  return (
    <nav aria-label={label} className={styles.root}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li
            key={step.id}
            className={clsx(styles.step, styles[step.state])}
            aria-current={step.state === 'active' ? 'step' : undefined}
          >
            <div className={styles.bar} />
            {step.state === 'completed' ? (
              <AppLink href={step.href} className={styles.title} shallow>
                <Icon name="check" className={styles.tick} />
                {step.title}
                <span className={styles.spoken}> (done)</span>
              </AppLink>
            ) : (
              <span className={styles.title}>{step.title}</span>
            )}
          </li>
        ))}
        {end ? (
          <li
            className={clsx(styles.step, styles.end, isAtEnd ? styles.active : styles.upcoming)}
            aria-current={isAtEnd ? 'step' : undefined}
          >
            <div className={styles.bar} />
            <span className={styles.title}>{end}</span>
          </li>
        ) : null}
      </ol>
      {active ? (
        <p className={styles.short} aria-hidden="true">
          {`Step ${position} of ${steps.length}: ${active.title.toLowerCase()}`}
        </p>
      ) : null}
    </nav>
  );
}
