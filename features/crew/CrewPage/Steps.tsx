import { useEffect, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/Button';
import { DRIVE_MINUTES } from '@/lib/domain/visits/assumptions';
import type { CrewEventType } from '@/lib/domain/visits/states';
import type { Ahead } from '../progress';
import { STEP_WORDS } from '../words';
import styles from './CrewPage.module.scss';

type StepsProps = {
  readonly name: string;
  readonly ahead: Ahead;
  readonly say: (type: CrewEventType, minutes?: number) => Promise<unknown>;
};

/** Renders one big button for the next step. All other events are behind "Something else". */
export function Steps({ name, ahead: { next, others }, say }: StepsProps) {
  const big = useRef<HTMLButtonElement>(null);
  const rest = useRef<HTMLElement>(null);
  const wasPressed = useRef(false);
  const [asksMinutes, setAsksMinutes] = useState(false);
  // The pressed button may disappear with its step, so the focus moves to the next step.
  useEffect(() => {
    if (wasPressed.current) (big.current ?? rest.current)?.focus();
    wasPressed.current = false;
  }, [next]);
  const record = async (type: CrewEventType, minutes?: number) => {
    setAsksMinutes(false);
    wasPressed.current = true;
    await say(type, minutes);
  };
  const isDriving = next === 'on_the_way';
  return (
    <>
      {next === null ? null : (
        <button
          ref={big}
          type="button"
          className={buttonClass({ size: 'xl', fullWidth: true })}
          aria-label={`${STEP_WORDS[next]}: ${name}`}
          aria-expanded={isDriving ? asksMinutes : undefined}
          onClick={() => (isDriving ? setAsksMinutes(!asksMinutes) : void record(next))}
        >
          {STEP_WORDS[next]}
        </button>
      )}
      {isDriving && asksMinutes ? (
        <fieldset className={styles.minutes}>
          <legend>How long does your sat-nav say?</legend>
          {DRIVE_MINUTES.map((minutes) => (
            <button
              key={minutes}
              type="button"
              className={buttonClass({ kind: 'secondary' })}
              onClick={() => void record('on_the_way', minutes)}
            >
              {minutes} min
            </button>
          ))}
        </fieldset>
      ) : null}
      {others.length === 0 ? null : (
        <details>
          <summary ref={rest} className={styles.more}>
            Something else
          </summary>
          <div className={styles.others}>
            {others.map((type) => (
              <button
                key={type}
                type="button"
                className={buttonClass({ kind: 'outline' })}
                onClick={() => void record(type)}
              >
                {STEP_WORDS[type]}
              </button>
            ))}
          </div>
        </details>
      )}
    </>
  );
}
