import { useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/Button';
import type { CrewJobDto } from '@/lib/contracts/crew';
import {
  isSignOff,
  NAME_LENGTH,
  SIGN_OFF_LABELS,
  SIGN_OFF_STATEMENT,
  type SignOff as Outcome,
} from '@/lib/domain/visits/sign-off';
import styles from '../CrewPage/CrewPage.module.scss';
import type { UnsentProof } from '../store';
import { signoffWords } from './facts';
import { SignatureField } from './SignatureField';
import type { Keep } from './use-keep';

type SignOffProps = { readonly job: CrewJobDto; readonly proof: readonly UnsentProof[]; readonly keep: Keep };

/** Renders the sign-off of a job: a name with a signature, or the reason why there is none, which is equally valid. */
export function SignOff({ job, proof, keep }: SignOffProps) {
  const words = signoffWords(job, proof);
  const summary = useRef<HTMLElement>(null);
  const [name, setName] = useState('');
  const [signature, setSignature] = useState('');
  const [round, setRound] = useState(0);
  const [problem, setProblem] = useState('');
  const save = async (outcome: Outcome) => {
    const entered =
      outcome === 'signed' ? { outcome, name: name.trim(), signature } : { outcome, name: '', signature: '' };
    if (!isSignOff(entered)) {
      setProblem(
        entered.name === ''
          ? 'Enter the name of the person signing'
          : 'Sign in the box first: a dot is not a signature',
      );
      return;
    }
    setProblem('');
    if (!(await keep.signOff(entered))) return;
    setName('');
    setSignature('');
    setRound(round + 1);
    const details = summary.current?.parentElement;
    if (details instanceof HTMLDetailsElement) details.open = false;
    summary.current?.focus();
  };
  const id = `name-${job.visit}`;
  return (
    <details>
      <summary ref={summary} className={styles.more}>
        Sign-off <span className={styles.stand}>{words === '' ? 'not yet' : words}</span>
      </summary>
      <div className={styles.others}>
        <p>{SIGN_OFF_STATEMENT}</p>
        <label htmlFor={id} className={styles.label}>
          Name
        </label>
        <input
          id={id}
          className={styles.name}
          value={name}
          maxLength={NAME_LENGTH}
          autoComplete="off"
          aria-describedby={problem === '' ? undefined : `${id}-problem`}
          onChange={({ target }) => setName(target.value)}
        />
        <SignatureField key={round} onChange={setSignature} />
        {problem === '' ? null : (
          <p id={`${id}-problem`} role="alert">
            {problem}
          </p>
        )}
        <button type="button" className={buttonClass({ fullWidth: true })} onClick={() => void save('signed')}>
          Save the signature
        </button>
        {(['not_here', 'declined'] as const).map((outcome) => (
          <button
            key={outcome}
            type="button"
            className={buttonClass({ kind: 'outline' })}
            onClick={() => void save(outcome)}
          >
            {SIGN_OFF_LABELS[outcome]}
          </button>
        ))}
      </div>
    </details>
  );
}
