import type { Sourced } from './types';
import styles from './SourcedText.module.scss';

/** Renders a sentence with links to its sources. */
export function SourcedText({ text, refs }: Sourced) {
  return (
    <>
      {text}{' '}
      {refs.length > 0 ? (
        <span className={styles.refs}>
          {refs.map((number) => (
            <a key={number} href={`#source-${number}`} className={styles.ref}>
              <span className={styles.spoken}>Source </span>
              {number}
            </a>
          ))}
        </span>
      ) : null}
    </>
  );
}
