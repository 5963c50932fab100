import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { CopyLink } from '@/components/ui/CopyLink';
import { Modal } from '@/components/ui/Modal/Modal';
import { Note } from '@/components/ui/Note';
import { formatDay, londonDate } from '@/lib/domain/london-time';
import { DRAFT_LIFE_DAYS } from '@/lib/domain/order/assumptions';
import { ROUTES } from '@/lib/routes';
import { receiptPath } from '@/lib/tool-routes';
import { codeOf, sentenceOf } from './failures';
import styles from './SavedQuote.module.scss';

export type SavedQuoteProps = {
  readonly draftId: string | null;
  /** The instant until which its prices are held (ISO 8601). */
  readonly pricesUntil: string | null;
  /** Saves the quote and returns its link. */
  readonly onSave: () => Promise<string>;
  readonly onDelete: () => Promise<void>;
  readonly onClose: () => void;
};

/** Saves the quote as it opens, then says for how long and offers its link, its price on paper and its deletion. */
export function SavedQuote({ draftId, pricesUntil, onSave, onDelete, onClose }: SavedQuoteProps) {
  const [link, setLink] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isDeleting, setDeleting] = useState(false);

  const save = () => onSave().then(setLink, (error: unknown) => setProblem(sentenceOf(codeOf(error))));
  const saveOnce = useEffectEvent(() => void save());
  useEffect(() => saveOnce(), []);

  if (isDeleting) return <DeleteQuote onDelete={onDelete} onClose={onClose} />;
  const held = pricesUntil === null ? '' : ` and hold its prices until ${formatDay(londonDate(new Date(pricesUntil)))}`;
  return (
    <Modal title={link === null ? 'Save and exit' : 'Your quote is saved'} onClose={onClose}>
      <div className={styles.root}>
        <div role="status">
          {link === null ? (
            problem === null ? (
              <p>Saving …</p>
            ) : null
          ) : (
            <p>{`We keep it for ${DRAFT_LIFE_DAYS} days${held}. This link opens it on any device, so share it only with people who may see it.`}</p>
          )}
        </div>
        {problem === null ? null : (
          <Note kind="error" role="alert">
            {problem}
          </Note>
        )}
        {link === null ? null : (
          <div>
            <p className={styles.link}>
              <a href={link}>{link}</a>
            </p>
            <CopyLink link={link} />
          </div>
        )}
        <div className={styles.buttons}>
          {problem === null ? null : (
            <Button
              kind="dark"
              onClick={() => {
                setProblem(null);
                void save();
              }}
            >
              Save it again
            </Button>
          )}
          <ButtonLink href={ROUTES.home} kind={link === null ? 'secondary' : 'dark'}>
            {problem === null ? 'Exit to the home page' : 'Exit without saving'}
          </ButtonLink>
          <Button kind="secondary" onClick={onClose}>
            Continue
          </Button>
        </div>
        {draftId === null ? null : (
          <p className={styles.seldom}>
            <a href={receiptPath(draftId)}>Print or share the price</a>
            <button type="button" onClick={() => setDeleting(true)}>
              Delete my quote
            </button>
          </p>
        )}
      </div>
    </Modal>
  );
}

function DeleteQuote({ onDelete, onClose }: Pick<SavedQuoteProps, 'onDelete' | 'onClose'>) {
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
      {problem === null ? null : (
        <Note kind="error" role="alert">
          {problem}
        </Note>
      )}
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
