import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Modal } from '@/components/ui/Modal/Modal';
import { Note } from '@/components/ui/Note';
import { codeOf, sentenceOf } from '../failures';
import styles from './SaveQuote.module.scss';

type DeleteQuoteProps = { readonly onDelete: () => Promise<void>; readonly onClose: () => void };

export function DeleteQuote({ onDelete, onClose }: DeleteQuoteProps) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const remove = async () => {
    setBusy(true);
    setProblem(null);
    await onDelete().catch((error: unknown) => {
      setProblem(sentenceOf(codeOf(error)));
      setBusy(false);
    });
  };
  return (
    <Modal title="Delete this quote?" onClose={onClose}>
      <p>Your answers and the link to them are deleted at once. We cannot restore them.</p>
      {problem ? (
        <Note kind="error" role="alert">
          {problem}
        </Note>
      ) : null}
      <div className={styles.buttons}>
        <Button kind="dark" loading={isBusy} onClick={() => void remove()}>
          Delete my quote
        </Button>
        <Button kind="secondary" onClick={onClose}>
          Keep it
        </Button>
      </div>
    </Modal>
  );
}
