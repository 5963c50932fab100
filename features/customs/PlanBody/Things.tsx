import clsx from 'clsx';
import { SourcedText } from '../SourcedText/SourcedText';
import type { Sourced, ThingModel } from '../types';
import styles from './PlanBody.module.scss';

type ThingsProps = { readonly things: readonly ThingModel[]; readonly never: Sourced };

/** What becomes of the things that customs ask about. */
export function Things({ things, never }: ThingsProps) {
  return (
    <section className={styles.section}>
      <h2>On your list</h2>
      {things.length > 0 ? (
        <ul className={styles.things}>
          {things.map(({ name, verdict, label, text, refs }) => (
            <li key={name} className={styles.thing}>
              <h3>{name}</h3>
              <p className={clsx(styles.label, verdict === 'free' && styles.isFree, verdict === 'no' && styles.isNo)}>
                {label}
              </p>
              <p>
                <SourcedText text={text} refs={refs} />
              </p>
            </li>
          ))}
        </ul>
      ) : null}
      <p>
        <SourcedText {...never} />
      </p>
    </section>
  );
}
